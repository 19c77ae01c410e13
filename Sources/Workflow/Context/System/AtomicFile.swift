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
    // A `/` at the end names a folder.
    let (folder, name) = (FilePath.folder(of: path), path.utf8.last == UInt8(ascii: "/") ? "" : FilePath.name(of: path))
    guard name != ".", name != "..", !name.isEmpty else { throw SystemError(EISDIR).failure("written", path) }
    var status = stat()
    if lstat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFLNK: throw SystemError(ELOOP).failure("written", path)
      case S_IFDIR: throw SystemError(EISDIR).failure("written", path)
      default: return try writeThrough(bytes, path)
      }
    }
    do throws(SystemError) {
      // The folder is opened once, so that the temporary file and the target are in the same one.
      try OpenFolder(path: folder).write(bytes, to: name, replaces: true)
    } catch {
      throw error.failure("written", path)
    }
  }

  private static func writeThrough(_ bytes: [UInt8], _ path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY)
    guard descriptor >= 0 else { throw SystemError.last.failure("written", path) }
    defer { close(descriptor) }
    do throws(SystemError) {
      try writeAll(bytes, to: descriptor)
    } catch {
      throw error.failure("written", path)
    }
  }
}
