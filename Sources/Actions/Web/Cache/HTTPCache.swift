internal import Workflow

/// Replies of earlier runs, one file a URL.
struct HTTPCache: Sendable {
  /// For all files together, and for one body.
  static let usualLimit = 256 << 20
  static let longestBody = 32 << 20

  private let folder: CacheFolder

  init(folder: String, limit: Int = HTTPCache.usualLimit) { self.folder = CacheFolder(folder, limit: limit) }

  /// `$XDG_CACHE_HOME/runner/http`; nothing without a home folder.
  init?(_ environment: any Environment) {
    guard let folder = environment.cacheFolder, folder.hasPrefix("/") else { return nil }
    self.init(folder: folder + "/http")
  }

  func entry(for leg: HTTPLeg) -> CacheEntry? {
    guard let name = name(of: leg), let bytes = folder.bytes(named: name, limit: HTTPCache.longestBody + (1 << 20)),
      let entry = CacheEntry(bytes), entry.answers(leg)
    else { return nil }
    return entry
  }

  func store(_ entry: CacheEntry, for leg: HTTPLeg) {
    if let name = name(of: leg) { folder.store(entry.bytes, named: name) }
  }

  /// What is kept of a URL is no longer true after something there was changed.
  func forget(_ leg: HTTPLeg) { if let name = name(of: leg) { folder.remove(name) } }

  /// Named by a digest, as a URL may hold a secret. Without the library for it nothing is kept.
  private func name(of leg: HTTPLeg) -> String? {
    (try? Digest(of: Array(leg.location.text.utf8))).map { "\($0)" }
  }
}
