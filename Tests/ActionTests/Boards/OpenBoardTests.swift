import Testing
import TestSupport
import Workflow

@Suite("Boards")
struct OpenBoardTests {
  private static let own = "/home/sarah/.config/runner/boards.yaml"
  private static let home = ["HOME": "/home/sarah"]

  @Test("A board is a name and a page, and what else is known of it")
  func properties() async throws {
    let run = try await WorkflowRun(
      steps: "- Get Boards: a.yaml", files: ["a.yaml": "- { name: Garden, url: https://example.org/g, icon: leaf }"])
    #expect(
      try run.json()
        == #"[{"id":"Garden","name":"Garden","url":"https://example.org/g","note":null,"icon":"leaf"}]"#)
  }

  @Test(
    "Boards come from a file of any structure",
    arguments: [
      ("a.yaml", "- { name: A, url: https://a.org }\n- { name: B, url: https://b.org }\n"),
      ("a.json", #"[{"name":"A","url":"https://a.org"},{"name":"B","url":"https://b.org"}]"#),
      ("a.csv", "name,url\nA,https://a.org\nB,https://b.org\n"),
    ])
  func file(path: String, text: String) async throws {
    let run = try await WorkflowRun(
      steps: "- Get Boards: \(path)\n- Text: ${previous.name.join(' ')}", files: [path: text])
    #expect(run.output.text == "A B")
  }

  @Test("Without a file they are the person's own, for which nothing is declared")
  func own() async throws {
    let run = try await WorkflowRun(
      "permissions: {}\nsteps:\n  - Open Board: garden\n",
      files: [Self.own: "- { name: Garden, url: https://example.org/garden }"], environment: Self.home)
    #expect(run.diagnostics == [])
    #expect(run.failure == nil)
    #expect(run.shown == ["https://example.org/garden"])
  }

  @Test("A step cannot read that file, whatever is declared")
  func settings() async throws {
    let run = try await WorkflowRun(
      "permissions: { read: [/] }\nsteps:\n  - Get Boards: \(Self.own)\n",
      files: [Self.own: "- { name: Garden, url: https://example.org/garden }"], environment: Self.home)
    #expect(run.failure?.failure.reason == .permission)
  }

  @Test("Where there are no boards, that is said, and where they go", arguments: ["Get Boards", "Open Board: garden"])
  func none(step: String) async throws {
    for files in [[:], [Self.own: "[]"]] {
      let run = try await WorkflowRun(
        "permissions: {}\nsteps:\n  - \(step)\n", files: files, environment: Self.home)
      #expect(run.failure?.failure.code == "no_boards")
      #expect(run.failure?.failure.hint?.contains("~/.config/runner/boards.yaml") == true)
    }
  }

  @Test(
    "A board that is wrong is named, with what is wrong of it",
    arguments: [
      ("- url: https://a.org", "Board 1 in `a.yaml` has no `name`."),
      ("- { name: A, url: https://a.org }\n- name: B", "Board 2 in `a.yaml` has no `url`."),
      ("- { name: A, url: a.org }", "The `url` of Board 1 in `a.yaml` is no URL of the web: `a.org`."),
      (
        "- { name: A, url: 'file:///etc/passwd' }",
        "The `url` of Board 1 in `a.yaml` is no URL of the web: `file:///etc/passwd`."
      ),
      (
        "- { name: A, url: https://a.org, icon: leef }",
        "Board 1 in `a.yaml` has an `icon` that is no symbol: `leef`."
      ),
    ])
  func mistakes(text: String, message: String) async throws {
    let run = try await WorkflowRun(steps: "- Get Boards: a.yaml", files: ["a.yaml": text])
    #expect(run.failure?.failure.message == message)
  }

  @Test("Without a board it asks, and offers them")
  func asks() async throws {
    let run = try await WorkflowRun(
      steps: "- Open Board: { source: a.yaml }", answers: ["step:2.board=B"],
      files: ["a.yaml": "- { name: A, url: https://a.org }\n- { id: B, name: C, url: https://b.org }\n"])
    #expect(run.failure == nil)
    #expect(run.asked == ["Which board?"])
    #expect(run.shown == ["https://b.org"])
  }
}
