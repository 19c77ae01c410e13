internal import Synchronization
internal import Workflow

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Files that can be had again, in a folder of a bounded size for this user alone: what was used longest ago goes first.
/// Whatever is wrong with one, it is as if it were not there.
public final class CacheFolder: Sendable {
  private let folder: String
  /// For all files together.
  private let limit: Int
  /// What has come since all files were looked at; nothing before that was done.
  private let added = Mutex<Int?>(nil)

  /// - Parameters:
  ///   - folder: absolute. It is made when it is needed.
  ///   - limit: in bytes, for all files together.
  public init(_ folder: String, limit: Int) {
    self.folder = folder
    self.limit = limit
  }

  /// - Parameters:
  ///   - name: of a file, without a slash.
  ///   - limit: in bytes. A longer one is not read.
  public func bytes(named name: String, limit: Int) -> [UInt8]? {
    let path = path(of: name)
    guard let bytes = try? SystemFiles().read(path, limit: limit) else { return nil }
    // Its time says when it was used last.
    utimes(path, nil)
    return bytes
  }

  public func store(_ bytes: [UInt8], named name: String) {
    let path = path(of: name)
    guard makeFolder(), (try? AtomicFile.write(bytes, to: path)) != nil else { return }
    chmod(path, 0o600)
    // Looking at all files takes its time, and a little too much does no harm.
    let isDue = added.withLock { added in
      let sum = added.map { $0 + bytes.count }
      let isDue = sum.map { $0 > limit / 16 } ?? true
      added = isDue ? 0 : sum
      return isDue
    }
    if isDue { prune() }
  }

  public func remove(_ name: String) { unlink(path(of: name)) }

  private func path(of name: String) -> String { "\(folder)/\(name)" }

  /// Makes it and the folders above it, for this user alone.
  private func makeFolder() -> Bool {
    var path = ""
    for component in folder.split(separator: "/") {
      path += "/\(component)"
      if mkdir(path, 0o700) != 0 && errno != EEXIST { return false }
    }
    return true
  }

  private func prune() {
    var files: [(path: String, size: Int, used: Int)] = []
    for name in FolderNames.all(in: folder) {
      var status = stat()
      let path = "\(folder)/\(name)"
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      #if canImport(Darwin)
        files.append((path, Int(status.st_size), status.st_mtimespec.tv_sec))
      #else
        files.append((path, Int(status.st_size), status.st_mtim.tv_sec))
      #endif
    }
    var total = files.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    for file in files.sorted(by: { $0.used < $1.used }) where total > limit {
      unlink(file.path)
      total -= file.size
    }
  }
}
