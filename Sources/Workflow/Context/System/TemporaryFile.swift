internal import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file for what is too large for memory, which nobody else may read. It is there until the process ends.
final class TemporaryFile: Sendable {
  let path: String
  private let descriptor: OpenDescriptor

  /// - Throws: a ``Failure`` that names the folder.
  init() throws {
    let folder = try TemporaryFolder.path()
    path = folder + "/" + String(UInt64.random(in: .min ... .max), radix: 36)
    do {
      descriptor = try OpenDescriptor(path: path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    } catch {
      throw error.failure("written", path)
    }
  }

  /// - Throws: a ``Failure`` that names the file.
  func append(_ bytes: ArraySlice<UInt8>) throws {
    var rest = bytes
    while !rest.isEmpty {
      do { rest = rest.dropFirst(try descriptor.write(rest)) } catch { throw error.failure("written", path) }
    }
  }

  func remove() { unlink(path) }
}

/// The folder of this process for temporary files, made when it is first needed and removed with all in it at the end.
enum TemporaryFolder {
  private static let made = Mutex<String?>(nil)

  /// - Throws: a ``Failure`` that names where it should stand.
  static func path() throws -> String {
    try made.withLock { made in
      if let made { return made }
      let parent = SystemEnvironment().setting("TMPDIR") ?? "/tmp"
      var template = Array((parent + "/runner-XXXXXX").utf8CString)
      guard mkdtemp(&template) != nil else { throw SystemError.last.failure("written", parent) }
      let path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      made = path
      atexit { TemporaryFolder.remove() }
      return path
    }
  }

  private static func remove() {
    guard let path = made.withLock({ $0 }), let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { unlink(path + "/" + name) }
    }
    closedir(folder)
    rmdir(path)
  }
}
