import Foundation

/// A folder of its own for one test, which goes away with it. Its path has no symbolic link in it.
public final class TemporaryPlace: Sendable {
  public let path: String

  /// - Parameter parent: where it is made; else where temporary files belong.
  public init(in parent: String? = nil) throws {
    let parent = parent.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
    let folder = parent.appending(path: "place-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders it is in.
  @discardableResult public func file(_ name: String, _ text: String = "") throws -> String {
    let path = "\(path)/\(name)"
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  public func text(of name: String) -> String? { try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  /// The names in it or in a folder in it, in the order of their bytes.
  public func names(in folder: String = ".") -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
