/// What a server answered, whatever its status.
public struct HTTPReply: Sendable {
  /// 100 to 599.
  public let status: Int
  /// In the order in which they came, the names in lower case.
  public let headers: [HTTPField]
  /// Where the reply came from, after redirects.
  public let url: Address
  /// The body with its name and content type.
  public let body: File

  public init(status: Int, headers: [HTTPField], url: Address, body: File) {
    self.status = status
    self.headers = headers
    self.url = url
    self.body = body
  }

  /// The first header of a name, in whatever case.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name == name }?.value
  }
}
