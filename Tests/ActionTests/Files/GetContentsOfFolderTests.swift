import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Get Contents Of Folder, Get File")
struct GetContentsOfFolderTests {
  @Test(
    "Files are found by what is wanted",
    arguments: [
      ("", "B.txt a.txt"), ("recursive: true", "B.txt a.txt c.md d.txt"), ("hidden: true", ".h.txt B.txt a.txt"),
      ("recursive: true, hidden: true", ".h.txt B.txt a.txt e.txt c.md d.txt"),
      ("match: '[a-z]*.txt'", "a.txt"), ("match: '*.md', recursive: true", "c.md"), ("match: '*.gif'", ""),
    ])
  func found(parameters: String, names: String) async throws {
    let place = try TemporaryPlace()
    for name in ["a.txt", "B.txt", ".h.txt", "sub/c.md", "sub/deep/d.txt", ".dot/e.txt"] { try place.file(name) }
    try place.link("sub/loop", to: "..")
    try place.link("sub/gone", to: "nowhere")
    let run = try await WorkflowRun(
      """
      inputs: { folder: folder }
      permissions: { read: ["${folder}"] }
      steps:
        - Get Contents Of Folder: { folder: "${folder}", \(parameters) }
        - Text: ${previous.name.join(' ')}
      """, inputs: ["folder": .words([place.path])], otherFiles: SystemFiles())
    #expect(run.failure?.failure.message == nil)
    #expect(run.output.text == names)
  }

  @Test("What may not be read is not listed")
  func forbidden() async throws {
    let place = try TemporaryPlace()
    try place.file("in/a.txt")
    for step in ["Get Contents Of Folder: ${folder}", "Get File: ${folder.path + '/in/a.txt'}"] {
      let run = try await WorkflowRun(
        "inputs: { folder: folder }\npermissions: { read: [elsewhere] }\nsteps:\n  - \(step)\n",
        inputs: ["folder": .words([place.path])], otherFiles: SystemFiles())
      #expect(run.failure?.failure.reason == .permission)
    }
  }

  @Test(
    "A pattern is that of a shell",
    arguments: [
      ("*", "", true), ("*", "a", true), ("a*c", "abbc", true), ("a*c", "ab", false), ("?", "ä", true),
      ("?", "", false),
      ("[abc]", "b", true), ("[!abc]", "b", false), ("[^abc]", "d", true), ("[a-c]x", "bx", true), ("[]]", "]", true),
      ("[a", "[a", true), ("\\*", "*", true), ("\\*", "a", false), ("*.txt", ".txt", true), ("a**b", "ab", true),
      ("[c-a]", "b", false), ("*a*b*c*", "xaxbxcx", true), ("a", "A", false),
    ])
  func pattern(pattern: String, name: String, matches: Bool) {
    #expect(NamePattern(pattern).matches(name) == matches)
  }

  @Test("No pattern takes long", .timeLimit(.minutes(1)))
  func hostile() {
    let pattern = NamePattern(String(repeating: "*a", count: 100) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 255)))
  }
}
