import Testing
import TestSupport
import Workflow

@Suite("Get People")
struct GetPeopleTests {
  @Test("A person is a name, a job and an icon")
  func properties() async throws {
    let run = try await WorkflowRun(steps: "- Get People\n- Text: ${previous[1].json()}")
    #expect(run.output.text == #"{"name":"Joe Bloggs","job":"Artist","icon":"paintpalette"}"#)
  }

  @Test(
    "People come from a file of any structure",
    arguments: [
      ("a.yaml", "- { name: Ada, job: Cook, icon: car }\n- { name: Bo, job: Poet, icon: book }\n"),
      ("a.json", #"[{"name":"Ada","job":"Cook","icon":"car"},{"name":"Bo","job":"Poet","icon":"book"}]"#),
      ("a.csv", "name,job,icon\nAda,Cook,car\nBo,Poet,book\n"),
    ])
  func file(path: String, text: String) async throws {
    let run = try await WorkflowRun(steps: "- Get People: \(path)", files: [path: text])
    #expect(
      try run.json() == #"[{"name":"Ada","job":"Cook","icon":"car"},{"name":"Bo","job":"Poet","icon":"book"}]"#)
  }

  @Test("A person needs no job and no icon")
  func nameAlone() async throws {
    let run = try await WorkflowRun(steps: "- Get People: a.yaml", files: ["a.yaml": "- name: 007\n"])
    #expect(try run.json() == #"[{"name":"007","job":"","icon":"person"}]"#)
  }

  @Test("A symbol that does not exist is named with the person")
  func symbol() async throws {
    let run = try await WorkflowRun(
      steps: "- Get People: a.yaml", files: ["a.yaml": "- { name: Ada, icon: carr }\n"])
    #expect(
      run.failure?.failure.message
        == #"Couldn't create the user image for Ada. "carr" may not be a valid symbol name."#)
  }

  @Test(
    "A file that holds no people is refused, and says why",
    arguments: [
      ("- job: Cook\n", "Person 1 in `a.yaml` has no name."),
      ("- name: Ada\n- name: ''\n", "Person 2 in `a.yaml` has no name."),
      ("- name: [Ada]\n", "Person 1 in `a.yaml` has no name."),
    ])
  func nameless(text: String, message: String) async throws {
    let run = try await WorkflowRun(steps: "- Get People: a.yaml", files: ["a.yaml": text])
    #expect(run.failure?.failure.message == message)
  }

  @Test("A file that is no list of dictionaries fails", arguments: ["Ada, Bo", "- 1\n", "[", "- [name, Ada]\n"])
  func structure(text: String) async throws {
    let run = try await WorkflowRun(steps: "- Get People: a.yaml", files: ["a.yaml": text])
    #expect(run.failure?.failure.reason == .conversion)
  }

  @Test("A file that is not there is not found, whatever was built in")
  func missing() async throws {
    let run = try await WorkflowRun(steps: "- Get People: a.yaml", files: ["b.yaml": ""])
    #expect(run.failure?.failure.reason == .notFound)
  }

  @Test("An empty file holds nobody")
  func empty() async throws {
    let run = try await WorkflowRun(steps: "- Get People: a.json", files: ["a.json": "[]"])
    #expect(try run.json() == "[]")
  }
}
