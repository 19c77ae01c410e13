/// A request that a test expects, with the reply that it prepares.
public struct TestExchange: Sendable {
  public struct Request: Sendable {
    public var method: String
    public var url: String
    /// Headers that must be there.
    public var headers: [String: String] = [:]
    /// What the body must be, as a text or as JSON; nothing where that does not matter.
    public var body: String?
    public var json: Value?

    public init(method: String = "GET", url: String) {
      self.method = method
      self.url = url
    }
  }

  public struct Reply: Sendable {
    public var status = 200
    public var headers: [HTTPField] = []
    public var body: String?
    public var json: Value?
    /// Where it comes from, if that is not where the request went.
    public var url: String?

    public init() {}
  }

  public let request: Request
  public let reply: Reply

  public init(request: Request, reply: Reply) {
    self.request = request
    self.reply = reply
  }
}

extension TestExchange.Request: CustomStringConvertible {
  public var description: String { "\(method) \(url)" }

  func matches(_ request: HTTPRequest) -> Bool {
    guard method == request.method, url == request.url.text else { return false }
    let sent = Dictionary(request.headers.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
    guard headers.allSatisfy({ sent[$0.key.lowercased()] == $0.value }) else { return false }
    if body == nil, json == nil { return true }
    guard case .bytes(let bytes, _) = request.body else { return false }
    if let body, Array(body.utf8) != bytes { return false }
    guard let json else { return true }
    return (try? JSONReader.read(bytes)).map { json.isEqual(to: $0) } ?? false
  }
}

extension TestExchange.Reply {
  func made(for request: HTTPRequest) throws -> HTTPReply {
    let bytes = try json.map { try Array(JSONWriter.text($0).utf8) } ?? Array((body ?? "").utf8)
    let url = url.flatMap { Address($0) } ?? request.url
    let named = headers.first { $0.name.lowercased() == "content-type" }?.value
    let type = ContentType(named ?? (json == nil ? "text/plain" : "application/json"))
    let name = url.parts.path.split(separator: "/").last.map(String.init) ?? "index"
    return HTTPReply(
      status: status, headers: headers.map { HTTPField($0.name.lowercased(), $0.value) }, url: url,
      body: File(.data(bytes), name: name, type: type))
  }
}
