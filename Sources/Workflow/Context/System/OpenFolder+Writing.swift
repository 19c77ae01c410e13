#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension OpenFolder {
  /// Puts bytes into a file so that at every moment either the old or the new content is there in full. A symbolic link
  /// is not followed, and what is no file stays.
  /// - Parameter replaces: whether a file that is there gives way.
  func write(_ bytes: [UInt8], to name: String, replaces: Bool) throws(SystemError) {
    let old = try found(name)
    if let old {
      switch old.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFLNK: throw SystemError(ELOOP)
      case S_IFDIR: throw SystemError(EISDIR)
      default: throw SystemError(ENODEV)
      }
      if !replaces { throw SystemError(EEXIST) }
      // Replacing asks no one but the folder; that the file itself is protected counts all the same.
      guard faccessat(number, name, W_OK, 0) == 0 else { throw SystemError.last }
    }
    let temporary = ".runner-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    do throws(SystemError) {
      try make(temporary, of: bytes, mode: old.map { $0.st_mode & 0o7777 })
      if replaces {
        guard renameat(number, temporary, number, name) == 0 else { throw SystemError.last }
      } else {
        try rename(temporary, to: name, in: self)
      }
    } catch {
      unlinkat(number, temporary, 0)
      throw error
    }
    synchronize()
  }

  /// What is there says of itself; nothing where there is nothing.
  private func found(_ name: String) throws(SystemError) -> stat? {
    do throws(SystemError) {
      return try status(of: name)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// A new file, which would survive a loss of power.
  private func make(_ name: String, of bytes: [UInt8], mode: mode_t?) throws(SystemError) {
    let file = try descriptor(of: name, O_WRONLY | O_CREAT | O_EXCL, mode: mode ?? 0o666)
    defer { close(file) }
    try writeAll(bytes, to: file)
    // The mask of the process was applied when the file was made; an old file had its mode already.
    if let mode, fchmod(file, mode) != 0 { throw SystemError.last }
    guard fsync(file) == 0 else { throw SystemError.last }
  }

  /// Puts bytes at the end of a file, which is made where there is none: all of them, or none.
  /// - Parameter asLine: whether what is there is ended by a line break before.
  func append(_ bytes: [UInt8], to name: String, asLine: Bool) throws(SystemError) {
    let file = try descriptor(of: name, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK, mode: 0o666)
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw SystemError.last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(ENODEV) }
    var last: UInt8 = UInt8(ascii: "\n")
    if asLine, status.st_size > 0, pread(file, &last, 1, status.st_size - 1) != 1 { throw SystemError.last }
    do throws(SystemError) {
      try writeAll((last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]) + bytes, to: file)
      guard fsync(file) == 0 else { throw SystemError.last }
    } catch {
      ftruncate(file, status.st_size)
      throw error
    }
  }

  /// Makes a folder in it, unless there is one.
  func makeFolder(_ name: String) throws(SystemError) {
    if mkdirat(number, name, 0o777) != 0 && errno != EEXIST { throw SystemError.last }
  }

  /// Makes the names in it survive a loss of power. Some file systems cannot; the names stand all the same.
  private func synchronize() {
    let folder = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    close(folder)
  }
}

/// Writes until nothing is left.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
    }
    if count < 0 && errno == EINTR { continue }
    guard count >= 0 else { throw SystemError.last }
    written += count
  }
}
