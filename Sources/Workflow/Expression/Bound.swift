/// How large a value may grow in memory.
enum Bound {
  static let bytes = 64 << 20

  /// - Throws: a ``Failure`` of reason `limit`.
  @inline(__always)
  static func check(bytes count: Int) throws {
    if count > bytes { throw Failure.tooLarge }
  }

  /// - Throws: a ``Failure`` of reason `limit`.
  static func check(items count: Int) throws {
    if count > bytes / MemoryLayout<Value>.stride { throw Failure.tooLarge }
  }
}

extension Failure {
  fileprivate static var tooLarge: Failure {
    Failure(.limit, "A value grew larger than 64 MB.", hint: "work on it in parts, or keep it in a file")
  }
}
