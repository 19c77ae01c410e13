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
    do {
      let (folder, name) = try parts(of: path)
      if isStream(path) { return try writeThrough(bytes, path) }
      // The folder is opened once, so that the temporary file and the target are in the same one.
      try OpenFolder(path: folder).write(bytes, to: name, replaces: true)
    } catch let error as SystemError {
      throw Failure.notWritten(path, error)
    }
  }

  /// Puts bytes into a file that are made of those in it. Nobody else of us changes the file meanwhile.
  /// - Parameters:
  ///   - limit: how many bytes are read at most.
  ///   - change: gives the new bytes.
  public static func change(_ path: String, limit: Int, by change: ([UInt8]) throws -> [UInt8]) throws {
    do {
      let (folder, name) = try parts(of: path)
      try OpenFolder(path: folder).change(name, limit: limit, by: change)
    } catch let error as SystemError {
      throw Failure.notWritten(path, error)
    }
  }

  /// Looks whether a file could be written, so that nothing is done first whose result has no place to go to.
  /// - Throws: a ``Failure`` that names the path, as ``write(_:to:)`` would.
  public static func check(_ path: String) throws {
    do {
      let (folder, name) = try parts(of: path)
      if isStream(path) { return }
      try OpenFolder(path: folder).checkWriting(name)
    } catch let error as SystemError {
      throw Failure.notWritten(path, error)
    }
  }

  private static func parts(of path: String) throws -> (folder: String, name: String) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw Failure(.notFound, "The path of a file is empty.") }
    // A `/` at the end names a folder.
    let name = path.utf8.last == UInt8(ascii: "/") ? "" : FilePath.name(of: path)
    guard name != ".", name != "..", !name.isEmpty else { throw SystemError(EISDIR) }
    return (FilePath.folder(of: path), name)
  }

  /// Whether it is a device or a pipe.
  private static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFLNK, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func writeThrough(_ bytes: [UInt8], _ path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor)
  }
}

extension Failure {
  fileprivate static func notWritten(_ path: String, _ error: SystemError) -> Failure {
    // A file that does not exist is made, so that it is the folder that does not.
    error.code == ENOENT ? .noFolder(for: path) : error.failure("written", path)
  }
}
