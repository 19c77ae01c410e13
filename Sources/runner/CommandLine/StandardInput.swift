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

  /// - Throws: a ``Failure`` where it is too large or cannot be read.
  static func read(until cancellation: Cancellation) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(&buffer)
      if count < 0 && errno == EINTR {
        try cancellation.check()
        continue
      }
      guard count >= 0 else { throw Failure(.failed, "Standard input cannot be read: \(SystemError.last.words).") }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { throw Failure(.limit, "Standard input is longer than \(limit >> 20) MB.") }
    }
  }
}

/// Outside of the type, where `read` is the system's.
private func systemRead(_ buffer: inout [UInt8]) -> Int { read(STDIN_FILENO, &buffer, buffer.count) }
