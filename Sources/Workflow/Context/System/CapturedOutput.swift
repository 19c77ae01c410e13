/// What a program writes: in memory, and in a temporary file once that is much.
struct CapturedOutput {
  private static let memoryLimit = 16 << 20
  private static let fileLimit = 1 << 30

  private var bytes: [UInt8] = []
  private var spilled: OutputFile?
  private let temporaries: TemporaryFolder
  private var count = 0

  /// - Parameter temporaries: where what is much goes.
  init(in temporaries: TemporaryFolder) { self.temporaries = temporaries }

  /// - Throws: a ``Failure`` of reason `limit` where it is too much, or of the disk's.
  mutating func append(_ chunk: ArraySlice<UInt8>, of program: String) throws {
    count += chunk.count
    guard count <= CapturedOutput.fileLimit else { throw Failure.tooMuchOutput(program) }
    if spilled == nil, count > CapturedOutput.memoryLimit {
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
  fileprivate static func tooMuchOutput(_ program: String) -> Failure {
    Failure(
      .limit, "`\(Value.cleaned(program))` was ended: it wrote more than 1 GB.",
      hint: "let it write into a file, or less")
  }
}
