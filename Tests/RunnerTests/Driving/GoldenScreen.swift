import Foundation
import TestSupport
import Testing

/// What a screen looked like when somebody last looked. With `RECORD=1` it is written anew, and the run still fails, so that
/// nobody records by accident.
enum GoldenScreen {
  private static let folder = ProjectFolder.url.appending(path: "Tests/RunnerTests/Golden")

  static func expect(_ actual: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: name + ".screen")
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded == actual { return }
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
      #expect(actual == recorded, "differs from \(name).screen", sourceLocation: sourceLocation)
      return
    }
    try actual.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name).screen", sourceLocation: sourceLocation)
  }
}
