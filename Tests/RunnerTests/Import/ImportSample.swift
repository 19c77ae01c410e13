import Foundation
import TestSupport
import Testing

/// An intent definition file among the samples, with what comes of it beside it.
struct ImportSample: Sendable, CustomTestStringConvertible {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")

  /// Without its ending.
  let name: String

  var testDescription: String { name }
  var fileName: String { name + ".intentdefinition" }

  static let all =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))
    .map { names in
      names.filter { $0.hasSuffix(".intentdefinition") }.sorted().map { ImportSample(String($0.dropLast(17))) }
    } ?? []

  init(_ name: String) { self.name = name }

  func bytes() throws -> Data { try Data(contentsOf: ImportSample.folder.appending(path: fileName)) }

  /// Puts it, and the translations that belong to it, into a folder.
  func copy(into runner: BuiltRunner) throws {
    try bytes().write(to: runner.folder.appending(path: fileName))
    for language in ["de", "fr"] {
      let strings = "\(language).lproj/\(name).strings"
      guard let text = try? Data(contentsOf: ImportSample.folder.appending(path: strings)) else { continue }
      let target = runner.folder.appending(path: strings)
      try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: target)
    }
  }

  /// What came of it when somebody last looked. With `RECORD=1` it is written anew, and the run still fails.
  func expect(_ actual: String, ending: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = ImportSample.folder.appending(path: name + ending)
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if recorded == actual { return }
    guard ProcessInfo.processInfo.environment["RECORD"] == "1" else {
      #expect(actual == recorded, "differs from \(name)\(ending)", sourceLocation: sourceLocation)
      return
    }
    try actual.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name)\(ending)", sourceLocation: sourceLocation)
  }
}
