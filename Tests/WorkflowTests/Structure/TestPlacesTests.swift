import TestSupport
import Testing

@Suite("Where tests lie")
struct TestPlacesTests {
  @Test("Every test that has the name of a file lies at its path")
  func project() throws {
    func paths(_ folder: String) throws -> [String] {
      try ProjectFolder.files(in: folder, ending: ".swift").map { String($0.dropFirst(folder.count + 1)) }
    }
    #expect(TestPlaces.project.violations(tests: try paths("Tests"), sources: try paths("Sources")) == [])
  }

  @Test(
    "A test elsewhere is found, one of a name of its own or of what other tests test is not",
    arguments: [
      ("RunnerTests/PickTests.swift", 1), ("RunnerTests/Terminal/PickTests.swift", 1),
      ("RunnerTests/Commands/PickTests.swift", 0), ("RunnerTests/Commands/PickScreenTests.swift", 0),
      ("RunnerTests/Run/RetryTests.swift", 0), ("WorkflowTests/Values/RetryTests.swift", 1),
      ("Support/Retry.swift", 0),
    ])
  func places(test: String, count: Int) {
    let sources = ["Workflow/Run/Retry.swift", "runner/Commands/Pick.swift"]
    #expect(TestPlaces.project.violations(tests: [test], sources: sources).count == count)
  }
}
