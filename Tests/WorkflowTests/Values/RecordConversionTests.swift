import TestSupport
import Testing

@Suite("Dictionaries as items of custom types")
struct RecordConversionTests {
  private static let types = """
    enums: { State: { open: Open, closed: Closed } }
    types:
      Author: { properties: { name: text, since: day? } }
      Issue:
        display: ${title}
        subtitle: "#${number}"
        properties:
          number: { type: number, identifier: true }
          title: text
          state: State?
          author: Author?
          labels: "[text]?"

    """

  private func outcome(_ data: String, _ expression: String) async throws -> String {
    let steps = "steps:\n  - Dictionary: \(data)\n    as: d\n  - return: \(expression)\n"
    return try await WorkflowRun(RecordConversionTests.types + steps).outcome
  }

  static let all =
    "{ number: 7, title: Up, state: closed, author: { name: Ada, since: 2024-05-01 }, labels: [a], more: 1 }"

  @Test(
    "Properties are taken by name and converted by their types; what is in it besides is left",
    arguments: [
      ("${d.as(Issue).number + 1}", "8"), ("${d.as(Issue).state == 'closed'}", "true"),
      ("${d.as(Issue).author?.since?.year}", "2024"), ("${d.as(Issue).labels}", #"["a"]"#),
      ("is ${d.as(Issue)}", #""is Up""#), ("${d.as(Issue).display()}", #""Up""#),
      ("${d.as(Issue).subtitle()}", ##""#7""##), ("${d.as(Issue).type_name()}", #""Issue""#),
      ("${[d, d].as([Issue]).title}", #"["Up","Up"]"#), ("${d.as(Issue) == d.as(Issue)}", "true"),
      ("${d.as(Issue?)?.title}", #""Up""#), ("${d.as(Issue).as(dictionary).keys().count()}", "5"),
      ("${record(number='7', title='B').as(Issue) == d.as(Issue)}", "true"),
    ])
  func properties(expression: String, found: String) async throws {
    let outcome = try await outcome(Self.all, expression)
    #expect(outcome == found, "\(outcome)")
  }

  @Test(
    "A property that is missing or does not fit is named",
    arguments: [
      ("{ title: Up }", "`number` of `Issue` is missing: the dictionary has `title`."),
      ("{ number: 7, title: null }", "`title` of `Issue` is missing: the dictionary has `number`, `title`."),
      ("{}", "`number` of `Issue` is missing: the dictionary is empty."),
      ("{ number: many, title: Up }", "`number` of `Issue`: A value of type `number` is needed"),
      ("{ number: 1, title: Up, author: { since: 2024-05-01 } }", "`author` of `Issue`: `name` of `Author` is missing"),
      ("{ number: 1, title: Up, state: other }", "`state` of `Issue`: "),
    ])
  func mistakes(data: String, message: String) async throws {
    let outcome = try await outcome(data, "${d.as(Issue).number}")
    #expect(outcome.hasPrefix("failed conversion: ") && outcome.contains(message), "\(outcome)")
  }
}
