import Foundation
import TestSupport

/// The Swift files of the project, or of one made up to try a rule on.
struct SourceTree {
  struct File {
    /// From the folder of sources: `Workflow/Values/Kind.swift`.
    let path: String
    let tokens: [SwiftToken]

    var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }
  }

  let files: [File]
  /// Targets that hold a module map and no Swift.
  let moduleMaps: Set<String>

  init(_ texts: [String: String], moduleMaps: Set<String> = []) {
    files = texts.sorted { $0.key < $1.key }.map { File(path: $0.key, tokens: SwiftToken.all(of: $0.value)) }
    self.moduleMaps = moduleMaps
  }

  /// Reads every Swift file below a folder.
  init(folder: URL) throws {
    var files: [File] = []
    var moduleMaps: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
      if path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        files.append(File(path: path, tokens: SwiftToken.all(of: text)))
      } else if path.hasSuffix("module.modulemap"), let target = path.split(separator: "/").first {
        moduleMaps.insert(String(target))
      }
    }
    self.files = files
    self.moduleMaps = moduleMaps
  }

  static func project() throws -> SourceTree {
    try SourceTree(folder: ProjectFolder.url.appending(path: "Sources"))
  }
}
