/// A path as somebody wrote it, and where that leads: permissions are judged by the one, people are told the other.
public struct Place: Sendable, Equatable {
  public let written: String
  /// Absolute, with every symbolic link followed but that a last part may be.
  public let path: String

  public init(_ written: String, at path: String) {
    self.written = written
    self.path = path
  }

  /// As if there were no symbolic links, in a working folder of nobody's.
  /// - Throws: a ``Failure`` for what can be no path.
  static func unseen(_ path: String) throws -> Place {
    if path.isEmpty || path.utf8.contains(0) { throw Failure.noPath(path) }
    return Place(path, at: FilePath.normal(path.utf8.first == UInt8(ascii: "/") ? path : "/work/" + path))
  }

  var name: String { FilePath.name(of: path) }
  var folder: String { FilePath.folder(of: path) }
}
