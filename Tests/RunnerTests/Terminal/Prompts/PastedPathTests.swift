import Testing

@testable import runner

@Suite("A path that is pasted or dropped")
struct PastedPathTests {
  @Test(
    "is read without what terminals put around it",
    arguments: [
      ("/etc/hostname\n", "/etc/hostname"), ("'/a/sp ace.txt' ", "/a/sp ace.txt"), ("\"/a b\"", "/a b"),
      ("file:///a/sp%20ace.txt\r\n", "/a/sp ace.txt"), ("~/notes.txt", "~/notes.txt"), ("/", "/"), (" ", " "),
      ("'", "'"),
      ("'a", "'a"), ("", ""),
    ])
  func path(text: String, path: String) { #expect(PastedPath.path(in: text) == path) }
}
