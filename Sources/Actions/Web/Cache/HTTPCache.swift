internal import Workflow

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Replies of earlier runs, in a folder of a bounded size: one file a URL, and what was used longest ago goes first.
/// Whatever is wrong with a file, it is as if it were not there.
struct HTTPCache: Sendable {
  /// For all files together, and for one body.
  static let usualLimit = 256 << 20
  static let longestBody = 32 << 20

  private let folder: String
  private let limit: Int

  init(folder: String, limit: Int = HTTPCache.usualLimit) {
    self.folder = folder
    self.limit = limit
  }

  /// `$XDG_CACHE_HOME/runner/http`; nothing without a home folder.
  init?(_ environment: any Environment) {
    guard let folder = environment.cacheFolder, folder.hasPrefix("/") else { return nil }
    self.init(folder: folder + "/http")
  }

  func entry(for leg: HTTPLeg) -> CacheEntry? {
    let path = path(of: leg)
    guard let bytes = try? SystemFiles().read(path, limit: HTTPCache.longestBody + (1 << 20)),
      let entry = CacheEntry(bytes),
      entry.answers(leg)
    else { return nil }
    // Its time says when it was used last.
    utimes(path, nil)
    return entry
  }

  func store(_ entry: CacheEntry, for leg: HTTPLeg) {
    guard makeFolder() else { return }
    let path = path(of: leg)
    guard (try? AtomicFile.write(entry.bytes, to: path)) != nil else { return }
    chmod(path, 0o600)
    prune()
  }

  /// What is kept of a URL is no longer true after something there was changed.
  func forget(_ leg: HTTPLeg) { unlink(path(of: leg)) }

  private func path(of leg: HTTPLeg) -> String { "\(folder)/\(SHA256.digest(of: leg.location.text))" }

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
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
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
