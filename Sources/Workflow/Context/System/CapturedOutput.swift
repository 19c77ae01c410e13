/// What a program writes: in memory, and in a temporary file once that is much.
struct CapturedOutput {
  /// In bytes.
  private let memoryLimit: Int
  private let fileLimit: Int
  private var bytes: [UInt8] = []
  private var spilled: OutputFile?
  private let temporaries: TemporaryFolder
  private var count = 0

  /// - Parameter temporaries: where what is much goes.
  init(in temporaries: TemporaryFolder, memoryLimit: Int = 16 << 20, fileLimit: Int = 1 << 30) {
    self.temporaries = temporaries
    self.memoryLimit = memoryLimit
    self.fileLimit = fileLimit
  }

  /// - Throws: a ``Failure`` of reason `limit` where it is too much, or of the disk's.
  mutating func append(_ chunk: ArraySlice<UInt8>, of program: String) throws {
    count += chunk.count
    guard count <= fileLimit else { throw Failure.tooMuchOutput(program, limit: fileLimit) }
    if spilled == nil, count > memoryLimit {
      let file = try temporaries.newFile()
      spilled = file
      try bytes.withUnsafeBytes { try file.write($0) }
      bytes = []
    }
    if let spilled { try chunk.withUnsafeBytes { try spilled.write($0) } } else { bytes += chunk }
  }

  /// Gives the room back, where nobody will read it.
  func discard() { spilled?.remove() }

  var file: File {
    let type = ContentType("application/octet-stream")
    return File(spilled.map { .path($0.path) } ?? .data(bytes), name: "output", type: type)
  }
}

extension Failure {
  fileprivate static func tooMuchOutput(_ program: String, limit: Int) -> Failure {
    Failure(
      .limit, "`\(Value.cleaned(program))` was ended: it wrote more than \(ByteLimit(limit)).",
      hint: "let it write into a file, or less")
  }
}
