/// What a program writes: in memory, and in a temporary file once that is much.
struct CapturedOutput {
  private static let memoryLimit = 16 << 20
  private static let fileLimit = 1 << 30

  private var bytes: [UInt8] = []
  private var spilled: TemporaryFile?
  private var count = 0

  /// - Throws: a ``Failure`` of reason `limit` where it is too much, or of the disk's.
  mutating func append(_ chunk: ArraySlice<UInt8>, of program: String) throws {
    count += chunk.count
    guard count <= CapturedOutput.fileLimit else { throw Failure.tooMuchOutput(program) }
    if spilled == nil, count > CapturedOutput.memoryLimit {
      let file = try TemporaryFile()
      spilled = file
      try file.append(bytes[...])
      bytes = []
    }
    if let spilled { try spilled.append(chunk) } else { bytes += chunk }
  }

  /// Forgets all of it, where nobody will read it.
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
