public import Foundation

/// The checkout that the tests belong to, found from this file's own place, so that they run from any working folder.
public enum ProjectFolder {
  public static let url = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all files with this ending below a folder, from the folder of the project, in order.
  public static func files(in folder: String, ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.appending(path: folder).path)
      .filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  public static func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }
}
