import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is piped into the process.
enum StandardInput {
  /// What a value in memory may take.
  private static let limit = 64 << 20

  /// Whether something was put there on purpose: a pipe or a file, not the terminal and not `/dev/null`.
  static var isGiven: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    return [S_IFIFO, S_IFREG, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// - Throws: a ``Failure`` where it is too large or cannot be read, or as soon as the switch is thrown.
  static func read(until cancellation: Cancellation) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // Whoever writes may never come to an end; a wait for the pipe alone would hear of nothing else.
    let wake = WakePipe()
    let observation = cancellation.observe { wake?.wake() }
    defer { observation.end() }
    while true {
      _ = Descriptor.readable(among: [STDIN_FILENO, wake?.reader ?? -1], within: -1)
      try cancellation.check()
      let count = Descriptor(STDIN_FILENO).read(into: &buffer)
      guard count >= 0 else { throw Failure(.failed, "Standard input cannot be read: \(SystemError.last.words).") }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { throw Failure(.limit, "Standard input is longer than \(ByteLimit(limit)).") }
    }
  }
}
