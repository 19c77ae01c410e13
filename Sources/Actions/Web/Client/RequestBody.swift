internal import Synchronization
internal import Workflow

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The bytes of a request, read piece by piece, and from the start again where it is sent again.
final class RequestBody: Sendable {
  enum Piece: Sendable {
    case bytes([UInt8])
    case file(InputFile)

    var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(let file): file.count
      }
    }
  }

  /// What `Content-Type` says unless the request does.
  let type: String?
  let count: Int
  private let pieces: [Piece]
  private let position = Mutex(0)

  init(_ pieces: [Piece], type: String?) {
    self.pieces = pieces
    self.type = type
    count = pieces.reduce(0) { $0 + $1.count }
  }

  /// Fills a buffer with what comes next. - Returns: how much that is; 0 at the end, nothing where a file has failed.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    position.withLock { position in
      var start = 0
      for piece in pieces {
        defer { start += piece.count }
        guard position < start + piece.count, !buffer.isEmpty else { continue }
        let offset = position - start
        let wanted = min(buffer.count, piece.count - offset)
        switch piece {
        case .bytes(let bytes):
          bytes.withUnsafeBytes {
            buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + wanted]))
          }
          position += wanted
          return wanted
        case .file(let file):
          let count = file.read(UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]), at: offset)
          // A file that became shorter would leave the request unfinished for ever.
          guard let count, count > 0 else { return nil }
          position += count
          return count
        }
      }
      return 0
    }
  }

  func rewind(to offset: Int) -> Bool {
    guard (0...count).contains(offset) else { return false }
    position.withLock { $0 = offset }
    return true
  }
}

/// A file that is sent, as long as it was when it was opened.
final class InputFile: Sendable {
  private let descriptor: Int32
  let count: Int

  /// - Parameter path: as it was judged, without symbolic links.
  /// - Throws: a ``Failure`` that names the path.
  init(_ path: String) throws {
    descriptor = try SystemFiles.descriptor(readingJudged: path)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last.failure("read", path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure.notRegular(path) }
    count = Int(status.st_size)
  }

  deinit { close(descriptor) }

  fileprivate func read(_ buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int? {
    while true {
      let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      if count < 0 && errno == EINTR { continue }
      return count < 0 ? nil : count
    }
  }
}

extension Failure {
  fileprivate static func notRegular(_ path: String) -> Failure {
    Failure(.failed, "`\(TerminalText.cleaned(path))` cannot be sent: it is a folder, a device or a pipe.")
  }
}
