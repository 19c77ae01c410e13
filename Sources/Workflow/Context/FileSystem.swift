/// Where a run reads and writes files.
public protocol FileSystem: Sendable {
  /// The bytes of a file.
  /// - Parameter limit: how many bytes are read at most; a longer file is a ``Failure`` of reason `limit`.
  /// - Throws: a ``Failure`` of reason `not_found`, `permission`, `limit` or `failed`, naming the path.
  func read(_ path: String, limit: Int) throws -> [UInt8]

  /// Whether there is anything at a path, of whatever kind.
  func exists(_ path: String) -> Bool
}

extension FileSystem {
  public func exists(_ path: String) -> Bool { (try? read(path, limit: .max)) != nil }
}
