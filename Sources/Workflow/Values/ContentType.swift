/// A MIME type: `image/png`.
public struct ContentType: Sendable, Hashable {
  public let name: String

  public init(_ name: String) { self.name = name }
}
