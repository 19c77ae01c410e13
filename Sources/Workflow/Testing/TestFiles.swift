/// Files of a test: those it brings, then those of another file system, which it can only read.
public struct TestFiles: FileSystem {
  private let contents: [String: [UInt8]]
  private let others: (any FileSystem)?

  public init(_ contents: [String: String] = [:], others: (any FileSystem)? = nil) {
    self.contents = contents.mapValues { Array($0.utf8) }
    self.others = others
  }

  public func exists(_ path: String) -> Bool { contents[path] != nil || others?.exists(path) ?? false }

  public func read(_ path: String, limit: Int) throws -> [UInt8] {
    if let bytes = contents[path] {
      if bytes.count > limit { throw Failure(.limit, "The file `\(path)` is larger than \(limit) bytes.") }
      return bytes
    }
    guard let others else { throw Failure(.notFound, "There is no file `\(path)`.") }
    return try others.read(path, limit: limit)
  }
}
