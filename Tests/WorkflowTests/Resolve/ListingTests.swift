import TestSupport
import Testing
import Workflow

@Suite("Listing options")
struct ListingTests {
  private static func workflow(_ definitions: String, _ steps: String) -> String {
    definitions + "\nsteps:\n" + steps.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  @Test("Options that take longer than ten seconds are an error of their parameter")
  func slow() async throws {
    let slow = """
      actions:
        Get Rooms: { returns: [text], steps: [ { Wait: 2m }, { List: [a, b] } ] }
        Enter: { parameters: { room: { type: text, options: { Get Rooms: } } }, steps: [ return: "${room}" ] }
      """
    for (text, answers) in [
      (Self.workflow(slow, "- Enter:\n  as: e"), ["e.room=a"]),
      ("inputs: { room: { type: text, options: { Get Rooms: } } }\n" + Self.workflow(slow, "- Text: a"), []),
    ] {
      let run = try await WorkflowRun(text, answers: answers, clock: PatientClock())
      #expect(try run.outcome == "failed timeout: The options of `room` took longer than 10s.")
      #expect(run.failure?.failure.range?.text == "room" || !answers.isEmpty)
    }
    let caught = Self.workflow(slow, "- Enter:\n  catch: { cases: { timeout: { return: slow } } }")
    #expect(try await WorkflowRun(caught, replies: [.text("a")], clock: PatientClock()).outcome == #""slow""#)
  }

  static let failures = [
    ("{ Get Rooms: }", "failed custom shut: The options of `room`: All rooms are shut."),
    ("\"${[1, 0].map(1 / it)}\"", "failed failed: The options of `room`: `1` cannot be divided by 0."),
  ]

  @Test("Options that fail are an error of their parameter, with the place where they failed", arguments: failures)
  func failing(_ options: String, _ outcome: String) async throws {
    let definitions = """
      actions:
        Get Rooms: { returns: [text], steps: [ { fail: { code: shut, message: All rooms are shut. } } ] }
        Enter: { parameters: { room: { type: text, options: \(options) } }, steps: [ return: "${room}" ] }
      """
    let run = try await WorkflowRun(Self.workflow(definitions, "- Enter:\n  as: e"), answers: ["e.room=a"])
    #expect(try run.outcome == outcome)
    if options.contains("Rooms") { #expect(run.failure?.enclosures.map(\.step.title) == ["Get Rooms", "Enter"]) }
  }
}
