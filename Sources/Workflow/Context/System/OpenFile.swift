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
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last.failure("read", path) }
    return status
  }

  /// The first bytes of it, however many there are.
  func beginning(_ length: Int) throws -> [UInt8] {
    _ = try regular()
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(length, 1 << 16))
    while bytes.count < length {
      let count = try fill(&buffer)
      if count == 0 { break }
      bytes += buffer[..<min(count, length - bytes.count)]
    }
    return bytes
  }

  func read(limit: Int) throws -> [UInt8] {
    let status = try regular()
    guard status.st_size <= limit else { throw Failure.tooLarge(path, limit: limit) }
    // The files of `/proc` have no size, and a file may grow while it is read.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: min(max(Int(status.st_size), 4096), 1 << 20))
    while true {
      let count = try fill(&buffer)
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw Failure.tooLarge(path, limit: limit) }
      bytes += buffer[..<count]
    }
  }

  /// - Throws: a ``Failure`` for what has no bytes of its own.
  private func regular() throws -> stat {
    let status = try status()
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status
    case S_IFDIR: throw Failure.isFolder(path)
    default: throw Failure.notRegular(path)
    }
  }

  /// - Returns: how many bytes came; none at the end.
  private func fill(_ buffer: inout [UInt8]) throws -> Int {
    while true {
      let count = systemRead(descriptor, &buffer)
      if count >= 0 { return count }
      guard errno == EINTR else { throw SystemError.last.failure("read", path) }
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
    return Failure(
      failure.reason, failure.message, hint: "`Get Contents of Folder` gives the files in it")
  }

  fileprivate static func tooLarge(_ path: String, limit: Int) -> Failure {
    let size = limit >= 1 << 20 ? "\(limit >> 20) MB" : "\(limit) bytes"
    return Failure(.limit, "`\(Value.cleaned(path))` is longer than \(size).")
  }
}
