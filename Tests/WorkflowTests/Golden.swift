import Foundation
import Testing

/// Pairs of files: what goes in, and beside it, with another extension, what has to come out. With `RECORD=1` the second
/// is written anew, and the run still fails, so that nobody records by accident.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  /// The names of the inputs in a folder.
  static func names(in name: String, extension kind: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == kind }.map { $0.deletingPathExtension().lastPathComponent }
      .sorted()
  }

  static func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: path))) }

  static func expect(_ actual: String, equals path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: path)
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded == actual { return }
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
      #expect(actual == recorded, "differs from \(path)", sourceLocation: sourceLocation)
      return
    }
    try actual.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(path)", sourceLocation: sourceLocation)
  }
}
