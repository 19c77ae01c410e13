import Synchronization

/// The secrets that a run has read. Each is read once, however often definitions are called, and stays what it was.
final class SecretShelf: Sendable {
  private let store: any SecretStore
  /// Hides what was read.
  private let mask: Mask
  private let known = Mutex<[String: Secret?]>([:])

  init(_ store: any SecretStore, _ mask: Mask) {
    self.store = store
    self.mask = mask
  }

  /// - Returns: nothing where there is none of that name.
  /// - Throws: a ``Failure`` where secrets cannot be read; the next time it is tried again.
  func secret(named name: String) throws -> Secret? {
    try known.withLock { known in
      if let secret = known[name] { return secret }
      let secret = try store.secret(named: name)
      if let secret { mask.add(secret) }
      known[name] = .some(secret)
      return secret
    }
  }
}
