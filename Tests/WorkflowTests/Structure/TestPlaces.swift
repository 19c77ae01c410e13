/// The rule for where tests lie: a test that has the name of a file of the sources lies at the path of that file.
///
/// A test of how several of them behave together has a name of its own, and lies in the folder of what does it.
struct TestPlaces {
  static let project = TestPlaces(tested: [
    "WorkflowTests": ["Workflow", "CustomTypes"], "ActionTests": ["Actions"], "RunnerTests": ["runner"],
  ])

  /// By a folder of tests, the folders of the sources that it tests.
  let tested: [String: [String]]

  /// Both kinds of paths begin in the folder of all sources or all tests: `runner/Commands/Pick.swift`.
  func violations(tests: [String], sources: [String]) -> [String] {
    let folders = Dictionary(grouping: sources.map(Place.init), by: \.name).mapValues { Set($0.map(\.folders)) }
    return tests.compactMap { path in
      let test = Place(path)
      guard test.name.hasSuffix("Tests"), let target = test.folders.first, let tested = tested[target] else {
        return nil
      }
      let subject = String(test.name.dropLast("Tests".count))
      let right = folders[subject, default: []].filter { tested.contains($0.first ?? "") }
      guard !right.isEmpty, !right.contains(where: { $0.dropFirst() == test.folders.dropFirst() }) else { return nil }
      let wanted = right.map { ([target] + $0.dropFirst()).joined(separator: "/") }.sorted().joined(separator: " or ")
      return "\(path) tests `\(subject)` and belongs into \(wanted)."
    }
  }

  private struct Place {
    let folders: [String]
    let name: String

    init(_ path: String) {
      let parts = path.split(separator: "/").map(String.init)
      folders = Array(parts.dropLast())
      name = String((parts.last ?? "").dropLast(".swift".count))
    }
  }
}
