#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that is kept from all others of us who would change it. The lock ends with the process, however that ends, and
/// leaves nothing behind.
///
/// It is on the file and not on its name: who changes a file by putting another in its place gives up the name with it, so
/// that who waited for the old one has to look again.
struct FileLock: ~Copyable {
  /// How long others are waited for, and how often is looked meanwhile. Less than a run that is interrupted has to end.
  private static let patience = Duration.seconds(9)
  private static let longestPause: UInt32 = 20_000

  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    // A process that is just being started has a copy of the descriptor, which would keep the lock until it runs.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Waits until nobody else has the file that has a name.
  /// - Returns: nothing where there is no such file.
  /// - Throws: `EBUSY` where another keeps it for nine seconds, `ELOOP` for a symbolic link.
  static func waited(for name: String, in folder: borrowing OpenFolder) throws(SystemError) -> FileLock? {
    let start = ContinuousClock.now
    var pause: UInt32 = 500
    while true {
      guard let lock = try opened(name, in: folder) else { return nil }
      if lock.takes(), try lock.isStill(name, in: folder) { return lock }
      if .now - start > patience { throw SystemError(EBUSY) }
      usleep(pause)
      pause = min(pause * 2, longestPause)
    }
  }

  /// Opened for what its mode allows. Some file systems lock only what is open for writing.
  private static func opened(_ name: String, in folder: borrowing OpenFolder) throws(SystemError) -> FileLock? {
    var last = SystemError(EACCES)
    for way in [O_RDWR, O_RDONLY, O_WRONLY] {
      do throws(SystemError) {
        return FileLock(try folder.descriptor(of: name, way | O_NONBLOCK))
      } catch {
        if error.code == ENOENT { return nil }
        guard [EACCES, EPERM, EROFS, ETXTBSY, ENXIO, EISDIR].contains(error.code) else { throw error }
        last = error
      }
    }
    throw last
  }

  /// - Returns: whether nobody else has it. A file system that knows no locks is written to without.
  private func takes() -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    return errno != EWOULDBLOCK && errno != EINTR
  }

  private func isStill(_ name: String, in folder: borrowing OpenFolder) throws(SystemError) -> Bool {
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { throw SystemError.last }
    do throws(SystemError) {
      let there = try folder.status(of: name)
      return own.st_dev == there.st_dev && own.st_ino == there.st_ino
    } catch {
      if error.code == ENOENT { return false }
      throw error
    }
  }
}
