#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is being written, closed when nobody holds it any more.
public final class OutputFile: Sendable {
  public let path: String
  private let descriptor: Int32

  public enum Opening: Sendable {
    /// A file that was not there, for this user alone.
    case new
    /// What is there is kept, and what is written comes behind it.
    case goingOn
  }

  /// - Throws: a ``Failure`` that names the path.
  public init(_ path: String, _ opening: Opening) throws {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY
    switch opening {
    case .new: descriptor = open(path, flags | O_EXCL, 0o600)
    case .goingOn: descriptor = open(path, flags | O_APPEND, 0o600)
    }
    guard descriptor >= 0 else { throw SystemError.last.failure("written", path) }
    self.path = path
  }

  deinit {
    // A process that is just being started has a copy of the descriptor, which would keep the lock until it runs.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// - Throws: a ``Failure`` that names the path.
  public func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw SystemError.last.failure("written", path) }
      rest = rest.dropFirst(count)
    }
  }

  /// In bytes.
  public var size: Int {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Makes it empty, and what is written from then on its beginning.
  /// - Throws: a ``Failure`` that names the path.
  public func truncate() throws {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw SystemError.last.failure("written", path)
    }
  }

  /// Waits until it would survive a loss of power.
  /// - Throws: a ``Failure`` that names the path.
  public func synchronize() throws {
    guard fsync(descriptor) == 0 else { throw SystemError.last.failure("written", path) }
  }

  public func remove() { unlink(path) }

  /// Keeps it from others for as long as it is open.
  /// - Returns: whether nobody else has it, and it is still what its path leads to: whoever had it may have moved it.
  public func lock() -> Bool {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
    var (held, named) = (stat(), stat())
    return fstat(descriptor, &held) == 0 && lstat(path, &named) == 0
      && held.st_dev == named.st_dev && held.st_ino == named.st_ino
  }

  /// Gives it another name in its folder.
  /// - Parameter replaces: whether what has that name gives way.
  /// - Returns: false where something has it that must not give way.
  /// - Throws: a ``Failure`` that names the new path.
  public func move(to path: String, replacing replaces: Bool) throws -> Bool {
    do throws(SystemError) {
      let folder = try OpenFolder(path: FilePath.folder(of: path))
      let (name, target) = (FilePath.name(of: self.path), FilePath.name(of: path))
      if replaces {
        guard renameat(folder.number, name, folder.number, target) == 0 else { throw SystemError.last }
      } else {
        try folder.rename(name, to: target, in: folder)
      }
      return true
    } catch {
      if error.code == EEXIST, !replaces { return false }
      throw error.failure("written", path)
    }
  }

  /// Makes a name survive a loss of power. Some file systems cannot; the name stands all the same.
  public static func synchronizeFolder(of path: String) {
    let folder = open(path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    close(folder)
  }
}

/// Outside of the type, where `write` is its own.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
