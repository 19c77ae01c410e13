import Testing
import TestSupport
import Workflow

@Suite("Find People")
struct FindPeopleTests {
  private static let people = """
    - { name: Ada, job: Cook }
    - { name: Bo, job: Poet }
    - { name: Cy, job: Cook }
    """

  @Test(
    "People are found by condition, order and limit",
    arguments: [
      ("", ["Ada", "Bo", "Cy"]),
      (", where: \"${it.job == 'Cook'}\"", ["Ada", "Cy"]),
      (", where: \"${it.name > 'A' and not (it.job == 'Cook')}\"", ["Bo"]),
      (", where: \"${false}\"", []),
      (", sort: \"${it.name}\", order: descending", ["Cy", "Bo", "Ada"]),
      (", sort: \"${it.job}\"", ["Ada", "Cy", "Bo"]),
      (", sort: \"${it.job}\", order: descending", ["Bo", "Ada", "Cy"]),
      (", order: descending", ["Ada", "Bo", "Cy"]),
      (", limit: 2", ["Ada", "Bo"]),
      (", limit: 0", []),
      (", limit: 9", ["Ada", "Bo", "Cy"]),
      (", where: \"${it.job == 'Cook'}\", sort: \"${it.name}\", order: descending, limit: 1", ["Cy"]),
    ])
  func find(query: String, names: [String]) async throws {
    let run = try await WorkflowRun(
      steps: "- Find People: { source: a.yaml\(query) }\n- Text: ${previous.name.join(' ')}",
      files: ["a.yaml": Self.people])
    #expect(run.output.text == names.joined(separator: " "))
  }

  @Test("A condition sees the variables around it")
  func scope() async throws {
    let run = try await WorkflowRun(
      steps: "- set: { job: Author }\n- Find People: { where: \"${it.job == job}\" }\n- Text: ${previous[1].name}")
    #expect(run.output.text == "Sarah Love")
  }

  @Test(
    "What cannot be asked of a person is found before the run",
    arguments: [
      ("where: \"${it.age > 30}\"", "age"),
      ("where: \"${it.name + 1 == 2}\"", "number"),
      ("where: \"${job == 'Cook'}\"", "job"),
      ("where: it.job", "where"),
      ("order: upwards", "upwards"),
    ])
  func misuse(parameter: String, word: String) async throws {
    let run = try await WorkflowRun(steps: "- Find People: { \(parameter) }")
    #expect(run.diagnostics.count == 1)
    let report = try #require(run.reports.first)
    #expect("\(report.message) \(report.hint ?? "")".contains(word))
  }

  @Test("A limit is a whole number, not below nothing", arguments: ["-1", "1.5", "${0 - 1}"])
  func limit(text: String) async throws {
    let run = try await WorkflowRun(steps: "- Find People: { limit: \"\(text)\" }")
    #expect(run.failure != nil || !run.diagnostics.isEmpty)
  }
}
