import Testing
import TestSupport
import Workflow

@Suite("View Person")
struct ViewPersonTests {
  @Test("A person is named in any way that is clear", arguments: ["Joe Bloggs", "joe bloggs", "JOE_BLOGGS", "joe"])
  func named(name: String) async throws {
    let run = try await WorkflowRun(steps: "- View Person: \(name)")
    #expect(run.shown == ["Joe Bloggs\nArtist"])
    #expect(run.asked == [])
  }

  @Test("Without a person it asks, and offers the people")
  func asks() async throws {
    let run = try await WorkflowRun(steps: "- View Person", answers: ["step:2.person=Peter Roberts"])
    #expect(run.asked == ["Whose card would you like to see?"])
    #expect(run.shown == ["Peter Roberts\nTaxi Driver"])
  }

  @Test("The person before is taken, and passes on")
  func input() async throws {
    let run = try await WorkflowRun(
      steps: "- Get People\n- set: { sarah: \"${previous[3]}\" }\n- Text: x\n- View Person: ${sarah}")
    #expect(run.shown == ["Sarah Love\nAuthor"])
    #expect(run.output.text == "x")
  }

  @Test("Somebody unknown is refused with the names that are known")
  func unknown() async throws {
    let run = try await WorkflowRun(steps: "- View Person: Nobody")
    #expect(run.failure?.failure.reason == .input)
    #expect(run.failure?.failure.message.contains("Sarah Love") == true)
    #expect(run.shown == [])
  }

  @Test("Nobody at all is refused in the words of the action")
  func nobody() async throws {
    let run = try await WorkflowRun(
      steps: "- List: []\n- Choose From List: { empty: skip }\n  as: one\n- View Person: ${one.as(Person)}")
    #expect(run.failure?.failure.message != nil)
    let skipped = try await WorkflowRun(
      steps: """
        - Find People: { where: "${false}" }
        - Choose From List: { empty: skip }
        - View Person
        """)
    #expect(skipped.failure?.failure.code == "no_person")
    #expect(skipped.failure?.failure.message == "Please choose a person.")
  }

  @Test("People of a file are shown with their note")
  func note() async throws {
    let run = try await WorkflowRun(
      steps:
        "- Get People: a.yaml\n- each:\n  do:\n    - View Person: { person: \"${item}\", note: \"Number ${index}\" }",
      files: ["a.yaml": "- { name: Ada, job: Cook }\n- { name: Bo }\n"])
    #expect(run.shown == ["Ada\nCook\nNumber 1", "Bo\nNumber 2"])
  }
}
