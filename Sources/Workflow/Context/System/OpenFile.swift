#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is open for reading.
struct OpenFile: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// - Throws: a ``Failure`` that names the path.
  init(reading path: String) throws {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw Failure.noPath(path) }
    // Without waiting: a named pipe nobody writes to would hold the run for ever.
    let descriptor = open(path, OpenFile.flags)
    guard descriptor >= 0 else { throw SystemError.last.failure("read", path) }
    self.descriptor = descriptor
    self.path = path
  }

  /// - Throws: a ``Failure`` that names the path as it was written.
  init(reading place: Place) throws {
    do throws(SystemError) {
      descriptor = try OpenFolder(around: place).descriptor(of: place.name, OpenFile.flags)
      path = place.written
    } catch {
      throw error.failure("read", place.written)
    }
  }

  /// A file in a folder that is open.
  init(reading name: String, in folder: borrowing OpenFolder) throws(SystemError) {
    descriptor = try folder.descriptor(of: name, OpenFile.flags)
    path = name
  }

  private static let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY

  deinit { close(descriptor) }

  /// What the file says of itself: its size in bytes, its kind and its mode.
  func status() throws -> stat {
    do throws(SystemError) { return try ownStatus() } catch { throw error.failure("read", path) }
  }

  /// All of it.
  /// - Throws: a ``Failure`` that names the path, also for what is no file or longer than the limit.
  func read(limit: Int) throws -> [UInt8] {
    let size = Int(try regular().st_size)
    guard size <= limit else { throw Failure.tooLarge(path, limit: limit) }
    // The files of `/proc` have no size, and a file may grow while it is read.
    let bytes = try read(first: limit == .max ? limit : limit + 1, expected: size)
    guard bytes.count <= limit else { throw Failure.tooLarge(path, limit: limit) }
    return bytes
  }

  /// So many bytes at most.
  func read(first count: Int) throws -> [UInt8] { try read(first: count, expected: Int(regular().st_size)) }

  private func read(first most: Int, expected: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(most, expected))
    var buffer = [UInt8](repeating: 0, count: min(max(expected, 4096), 1 << 20, max(most, 1)))
    while bytes.count < most {
      let count: Int
      do throws(SystemError) { count = try readMore(into: &buffer) } catch { throw error.failure("read", path) }
      if count == 0 { break }
      bytes += buffer.prefix(min(count, most - bytes.count))
    }
    return bytes
  }

  private func regular() throws -> stat {
    do throws(SystemError) {
      return try regularStatus()
    } catch {
      switch error.code {
      case ENODEV: throw Failure.notRegular(path)
      case EISDIR: throw Failure.isFolder(path)
      default: throw error.failure("read", path)
      }
    }
  }
}

extension OpenFile {
  /// What the file says of itself.
  /// - Throws: `EISDIR` for a folder, `ENODEV` for a device or a pipe.
  func regularStatus() throws(SystemError) -> stat {
    let status = try ownStatus()
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status
    case S_IFDIR: throw SystemError(EISDIR)
    default: throw SystemError(ENODEV)
    }
  }

  /// Writes all of it to a descriptor, piece by piece.
  func pour(into target: Int32) throws(SystemError) {
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = try readMore(into: &piece)
      if count == 0 { return }
      try writeAll(piece[..<count], to: target)
    }
  }

  private func ownStatus() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
    return status
  }

  /// - Returns: how many bytes have come; 0 at the end.
  private func readMore(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      let count = systemRead(descriptor, &buffer)
      if count >= 0 { return count }
      if errno != EINTR { throw SystemError.last }
    }
  }
}

/// Outside of the type, where `read` is the system's.
private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}

extension Failure {
  fileprivate static func notRegular(_ path: String) -> Failure {
    Failure(.failed, "`\(Value.cleaned(path))` cannot be read: it is a device or a pipe.")
  }

  fileprivate static func isFolder(_ path: String) -> Failure {
    let failure = SystemError(EISDIR).failure("read", path)
    return Failure(failure.reason, failure.message, hint: "`Get Contents of Folder` gives the files in it")
  }

  fileprivate static func tooLarge(_ path: String, limit: Int) -> Failure {
    Failure(.limit, "`\(Value.cleaned(path))` is longer than \(ByteLimit(limit)).")
  }
}
