#if canImport(CommonCrypto)
  internal import CommonCrypto
#else
  internal import CCrypto
#endif

/// A SHA-256 digest, which stands for the bytes it was made of.
public struct Digest: Hashable, Sendable {
  /// Thirty-two.
  public let bytes: [UInt8]

  /// - Throws: a ``Failure`` where the library for it is not installed.
  public init(of content: [UInt8]) throws {
    var bytes = [UInt8](repeating: 0, count: 32)
    #if canImport(CommonCrypto)
      CC_SHA256(content, CC_LONG(content.count), &bytes)
    #else
      guard let crypto = Digest.library else { throw Failure.noLibrary }
      var count: UInt32 = 0
      guard crypto.pointee.EVP_Digest(content, content.count, &bytes, &count, crypto.pointee.EVP_sha256(), nil) == 1,
        count == 32
      else { throw Failure(.failed, "libcrypto could not make a digest.") }
    #endif
    self.bytes = bytes
  }

  /// Of several contents in their order.
  /// - Throws: as ``init(of:)``.
  public init(ofAll contents: [[UInt8]]) throws {
    // By their digests, so that a byte cannot move from one to the next.
    try self.init(of: contents.flatMap { try Digest(of: $0).bytes })
  }

  #if !canImport(CommonCrypto)
    /// Loaded once; it is never written to afterwards.
    nonisolated(unsafe) private static let library = runner_crypto_load()
  #endif
}

extension Digest: CustomStringConvertible {
  /// In hexadecimal digits.
  public var description: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension Failure {
  fileprivate static var noLibrary: Failure {
    Failure(.failed, "libcrypto is not installed.", hint: "install OpenSSL: `apt-get install libssl3`")
  }
}
