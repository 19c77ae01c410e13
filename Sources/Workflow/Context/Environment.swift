/// The variables of the process.
public protocol Environment: Sendable {
  func value(of name: String) -> String?
}

/// Where secrets come from.
public protocol SecretStore: Sendable {
  /// - Throws: a ``Failure`` where the store cannot be read safely.
  func secret(named name: String) throws -> Secret?
}

/// Where random numbers come from.
public protocol Randomness: Sendable {
  func next() -> UInt64
}
