/// How requests go out: the network of this machine, or the prepared replies of a test.
public protocol Transport: Sendable {
  /// Sends a request and follows its redirects.
  /// - Parameter admit: is asked before each hop is connected, with the host as the transport's own parser reads the
  ///   URL (so that `2130706433` is `127.0.0.1`), and once the address is known.
  /// - Throws: a ``Failure`` of reason `network`, `timeout`, `limit`, `permission` or `cancelled`. A reply of any status
  ///   is no failure.
  func send(
    _ request: HTTPRequest, admit: @escaping @Sendable (Hop) throws -> Void, until cancellation: Cancellation
  ) async throws -> HTTPReply
}

/// One connection that a request wants to make.
public struct Hop: Sendable {
  /// The whole URL, for messages.
  public let url: Address
  /// In lower case and in ASCII, without brackets: `api.themoviedb.org`, `127.0.0.1`, `::1`.
  public let host: String
  public let port: Int
  /// The numeric address that the host stands for; nothing before it is resolved.
  public let address: String?

  public init(url: Address, host: String, port: Int, address: String? = nil) {
    self.url = url
    self.host = host
    self.port = port
    self.address = address
  }
}

/// A place without a network, as a test has that prepares no replies.
public struct NoNetwork: Transport {
  public init() {}

  public func send(
    _ request: HTTPRequest, admit: @escaping @Sendable (Hop) throws -> Void, until cancellation: Cancellation
  ) async throws -> HTTPReply {
    throw Failure(.network, "`\(Value.cleaned(request.url.told))` cannot be reached: there is no network here.")
  }
}
