import Testing
import TestSupport
import Workflow

@Suite("Actions on URLs")
struct URLTests {
  @Test(
    "A URL has its parts as they are written",
    arguments: [
      ("scheme", #""https""#), ("user", #""joe@x""#), ("host", #""example.org""#), ("port", "8443"),
      ("path", #""/a%20b/c""#),
      ("query", #""q=a+b&q=2&e&c=%26""#), ("fragment", #""top""#),
    ])
  func parts(component: String, output: String) async throws {
    let url = "https://joe%40x:secret@example.org:8443/a%20b/c?q=a+b&q=2&e&c=%26#top"
    #expect(try await WorkflowRun(steps: "- URL: '\(url)'\n- Get Component Of URL: \(component)").outcome == output)
  }

  @Test("What a URL does not have is nothing", arguments: ["user", "port", "query", "fragment"])
  func missing(component: String) async throws {
    let run = try await WorkflowRun(steps: "- URL: https://example.org/a@b\n- Get Component Of URL: \(component)")
    #expect(try run.outcome == "null")
  }

  @Test(
    "A value of the query is decoded, and the first of its name",
    arguments: [("q", #""a b""#), ("e", #""""#), ("c", #""&""#), ("z", "null"), ("ä", #""ö""#)])
  func items(name: String, output: String) async throws {
    let run = try await WorkflowRun(
      steps: """
        - URL: https://example.org/?q=a+b&q=2&e&c=%26&%C3%A4=%C3%B6
        - Get Component Of URL: { component: query_item, name: \(name) }
        """)
    #expect(try run.outcome == output)
  }

  @Test("Encoding and decoding are each other's inverse", arguments: ["", "a&b=c#d?e/f", "100%", "äö 🙂", "\u{1B}[2J"])
  func inverse(text: String) async throws {
    let run = try await WorkflowRun(
      "inputs:\n  data: text\nsteps:\n  - URL Encode: ${data}\n  - URL Encode: { mode: decode }\n",
      inputs: ["data": .value(.text(text))])
    #expect(try run.outcome == JSONWriter.text(.text(text)))
  }

  @Test("Where nobody sits at a desktop a URL is shown, and where somebody does it is opened")
  func open() async throws {
    let steps = "steps:\n  - Open URL: https://example.org/\n"
    #expect(try await WorkflowRun(steps).shown == ["https://example.org/"])
    #if os(Linux)
      let opener = TestPrograms([TestProgram(arguments: ["xdg-open", "https://example.org/"], output: "")])
      let run = try await WorkflowRun(steps, environment: ["DISPLAY": ":0"], programs: opener)
      #expect(run.shown == [])
      #expect(opener.complaints == [])
    #endif
  }
}
