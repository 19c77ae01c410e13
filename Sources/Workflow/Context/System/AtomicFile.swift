#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes files so that at every moment either the old or the new content is there in full.
public enum AtomicFile {
  /// Puts the bytes into a file. A symbolic link is not followed; a device or a pipe is written to as it is.
  /// - Throws: a ``Failure`` that names the path; the old file is untouched then and nothing is left over.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw Failure(.notFound, "The path of a file is empty.") }
    let (folder, name) = split(path)
    guard name != ".", name != "..", !name.isEmpty else { throw SystemError(EISDIR).failure("written", path) }
    var status = stat()
    let exists = lstat(path, &status) == 0
    if exists {
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFLNK: throw SystemError(ELOOP).failure("written", path)
      case S_IFDIR: throw SystemError(EISDIR).failure("written", path)
      default: return try writeThrough(bytes, path)
      }
      // Replacing asks no one but the folder; that the file itself is protected counts all the same.
      guard access(path, W_OK) == 0 else { throw SystemError.last.failure("written", path) }
    }
    do {
      try replace(name, in: folder, by: bytes, mode: exists ? status.st_mode & 0o7777 : nil)
    } catch {
      throw error.failure("written", path)
    }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }

  private static func writeThrough(_ bytes: [UInt8], _ path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY)
    guard descriptor >= 0 else { throw SystemError.last.failure("written", path) }
    defer { close(descriptor) }
    do {
      try writeAll(bytes, to: descriptor)
    } catch {
      throw error.failure("written", path)
    }
  }

  private static func replace(
    _ name: String, in folder: String, by bytes: [UInt8], mode: mode_t?
  ) throws(SystemError) {
    // The folder is opened once, so that the temporary file and the target are in the same one.
    let folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw SystemError.last }
    defer { close(folder) }
    let temporary = ".runner-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    let file = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode ?? 0o666)
    guard file >= 0 else { throw SystemError.last }
    do throws(SystemError) {
      defer { close(file) }
      try writeAll(bytes, to: file)
      // The mask of the process was applied when the file was made; an old file had its mode already.
      if let mode, fchmod(file, mode) != 0 { throw SystemError.last }
      guard fsync(file) == 0 else { throw SystemError.last }
    } catch {
      unlinkat(folder, temporary, 0)
      throw error
    }
    guard renameat(folder, temporary, folder, name) == 0 else {
      let error = SystemError.last
      unlinkat(folder, temporary, 0)
      throw error
    }
    // Some file systems cannot sync a folder; the rename stands all the same.
    _ = fsync(folder)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]))
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw SystemError.last }
      written += count
    }
  }
}

/// Outside of the type, where `write` is the system's.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
