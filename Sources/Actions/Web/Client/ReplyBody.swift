internal import Workflow

/// Takes the decoded bytes of a body and counts them: what a header says of its length is not believed, and a
/// compressed body may become a thousand times as long.
struct ReplyBody: Sendable {
  enum Place: Sendable {
    /// Memory, up to so many bytes; then a temporary file.
    case memory(threshold: Int, TemporaryFolder)
    case file(OutputFile)
    /// It is read over, so that the connection can be used again.
    case nowhere
  }

  private var place: Place
  private let limit: Int
  private var bytes: [UInt8] = []
  /// Where what is taken now begins.
  let start: Int
  private(set) var count: Int

  /// - Parameter alreadyThere: how much of it an earlier attempt has taken.
  init(_ place: Place, limit: Int, alreadyThere: Int = 0) {
    self.place = place
    self.limit = limit
    start = alreadyThere
    count = alreadyThere
  }

  /// Whether anybody reads it.
  var isWanted: Bool {
    if case .nowhere = place { false } else { true }
  }

  /// - Throws: a ``Failure`` of reason `limit`, or one of the disk.
  mutating func take(_ new: UnsafeRawBufferPointer) throws {
    guard new.count <= limit - count else { throw Failure.tooLong(limit) }
    count += new.count
    switch place {
    case .nowhere: break
    case .file(let file): try file.write(new)
    case .memory(let threshold, _) where count <= threshold: bytes.append(contentsOf: new)
    case .memory(_, let folder):
      let file = try folder.newFile()
      try bytes.withUnsafeBytes { try file.write($0) }
      try file.write(new)
      bytes = []
      place = .file(file)
    }
  }

  func read() throws -> [UInt8] {
    switch content {
    case .data(let bytes): bytes
    case .path(let path): try SystemFiles().read(path, limit: limit)
    }
  }

  /// Where all of it is now.
  var content: File.Content {
    switch place {
    case .file(let file): .path(file.path)
    case .memory, .nowhere: .data(bytes)
    }
  }
}

extension Failure {
  fileprivate static func tooLong(_ limit: Int) -> Failure {
    Failure(.limit, "The reply is longer than \(ByteLimit(limit)).")
  }
}
