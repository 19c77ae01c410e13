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
    let old = try changeable(name)
    if old != nil, !replaces { throw SystemError(EEXIST) }
    try withFile(mode: old?.st_mode, of: bytes) { (temporary) throws(SystemError) in
      if !replaces { return try rename(temporary, to: name, in: self) }
      // Who is changing the file has read it and not yet written it: this comes before or after, and not between.
      while try !place(temporary, at: name, under: FileLock.waited(for: name, in: self)) {}
    }
  }

  /// Puts bytes into a file that are made of those in it, which nobody else changes meanwhile.
  /// - Parameters:
  ///   - limit: how many bytes are read at most.
  ///   - change: gives the new bytes; is asked again where the file was made in the meantime.
  func change(
    _ name: String, limit: Int, by change: ([UInt8]) throws -> [UInt8]
  ) throws {
    var isDone = false
    while !isDone {
      let lock = try FileLock.waited(for: name, in: self)
      let mode = try changeable(name)?.st_mode
      let old = lock == nil ? [] : try OpenFile(reading: name, in: self).read(limit: limit)
      let bytes = try change(old)
      try withFile(mode: mode, of: bytes) { (temporary) throws(SystemError) in
        isDone = try place(temporary, at: name, under: lock)
      }
    }
  }

  /// Gives a finished file its name, in the place of the one that is locked, or of none.
  /// - Returns: whether it has it: not where another was made in the meantime.
  private func place(
    _ temporary: String, at name: String, under lock: borrowing FileLock?
  ) throws(SystemError) -> Bool {
    if lock != nil {
      guard renameat(number, temporary, number, name) == 0 else { throw SystemError.last }
      return true
    }
    do throws(SystemError) {
      try rename(temporary, to: name, in: self)
      return true
    } catch {
      if error.code == EEXIST { return false }
      throw error
    }
  }

  /// Looks whether a file could be written or made.
  func checkWriting(_ name: String) throws(SystemError) {
    _ = try changeable(name)
    guard faccessat(number, ".", W_OK | X_OK, 0) == 0 else { throw SystemError.last }
  }

  /// What a file that may be changed says of itself; nothing where there is none.
  private func changeable(_ name: String) throws(SystemError) -> stat? {
    guard let old = try found(name) else { return nil }
    switch old.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw SystemError(ELOOP)
    case S_IFDIR: throw SystemError(EISDIR)
    default: throw SystemError(ENODEV)
    }
    // Replacing asks no one but the folder; that the file itself is protected counts all the same.
    guard faccessat(number, name, W_OK, 0) == 0 else { throw SystemError.last }
    return old
  }

  /// Makes a file beside others for as long as it is given a name, and takes it away where it gets none.
  private func withFile(
    mode: mode_t?, of bytes: [UInt8], _ give: (String) throws(SystemError) -> Void
  ) throws(SystemError) {
    try withFile(mode: mode, filled: { (file) throws(SystemError) in try writeAll(bytes, to: file) }, give)
  }

  /// - Parameter fill: writes what is to be in it to a descriptor.
  func withFile(
    mode: mode_t?, filled fill: (Int32) throws(SystemError) -> Void, _ give: (String) throws(SystemError) -> Void
  ) throws(SystemError) {
    let temporary = FilePath.hiddenName()
    // Where it has its name, there is none of this one left.
    defer { unlinkat(number, temporary, 0) }
    try make(temporary, mode: mode.map { $0 & 0o7777 }, fill)
    try give(temporary)
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
  private func make(
    _ name: String, mode: mode_t?, _ fill: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) {
    let file = try descriptor(of: name, O_WRONLY | O_CREAT | O_EXCL, mode: mode ?? 0o666)
    defer { close(file) }
    try fill(file)
    // The mask of the process was applied when the file was made; an old file had its mode already.
    if let mode, fchmod(file, mode) != 0 { throw SystemError.last }
    guard fsync(file) == 0 else { throw SystemError.last }
  }

  /// Puts bytes at the end of a file, which is made where there is none: all of them, or none.
  /// - Parameter asLine: whether what is there is ended by a line break before.
  func append(_ bytes: [UInt8], to name: String, asLine: Bool) throws(SystemError) {
    while true {
      let lock = try FileLock.waited(for: name, in: self)
      if lock != nil { return try add(bytes, to: name, asLine: asLine) }
      // Made empty, and added to under a lock like any other.
      do throws(SystemError) {
        close(try descriptor(of: name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666))
      } catch {
        if error.code != EEXIST { throw error }
      }
    }
  }

  private func add(_ bytes: [UInt8], to name: String, asLine: Bool) throws(SystemError) {
    let file = try descriptor(of: name, O_RDWR | O_APPEND | O_NONBLOCK)
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
  try writeAll(bytes[...], to: descriptor)
}

func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) {
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
