/// A request as a workflow writes it: dictionaries for what has names, one of several forms of body. What is nothing in
/// a dictionary is left out, and a list sends each of its items.
public struct RequestParts: Sendable {
  public var url: Address
  /// `GET` where nobody says, `POST` where there is a body.
  public var method: String?
  public var headers: OrderedDictionary?
  public var query: OrderedDictionary?
  public var json: Value?
  public var form: OrderedDictionary?
  public var file: File?
  public var text: String?
  /// A token, or a dictionary of `user` and `password`.
  public var auth: Value?

  public init(_ url: Address) { self.url = url }

  /// - Throws: a ``Failure`` of reason `conversion` for what has no text, of reason `input` for two bodies.
  public func request() throws -> HTTPRequest {
    let body = try self.body()
    let hasBody = if case .none = body { false } else { true }
    let target = try query.map { try WebForm($0, of: "query").added(to: url) } ?? url
    let fields = try headers.map { try WebForm($0, of: "headers").fields } ?? []
    let authorization = try authorization()
    return HTTPRequest(
      method?.uppercased() ?? (hasBody ? "POST" : "GET"), target, headers: fields + authorization, body: body)
  }

  private func body() throws -> HTTPRequest.Body {
    let given = [("json", json != nil), ("form", form != nil), ("file", file != nil), ("text", text != nil)]
      .filter(\.1).map(\.0)
    if given.count > 1 { throw Failure.twoBodies(given[0], given[1]) }
    if let json { return .bytes(try JSONWriter.reveal(json), type: ContentType("application/json")) }
    if let form { return try WebForm(form, of: "form").body }
    if let file { return file.requestBody }
    if let text { return .bytes(Array(text.utf8), type: ContentType("text/plain")) }
    return .none
  }

  private func authorization() throws -> [HTTPField] {
    let credentials: String
    switch auth {
    case nil, .nothing: return []
    case .text(let token): credentials = "Bearer \(token)"
    case .secret(let token): credentials = "Bearer \(token.reveal())"
    case .dictionary(let pair):
      guard pair.count == 2, let user = pair["user"]?.plainText, let password = pair["password"]?.plainText else {
        throw Failure.noCredentials
      }
      credentials = "Basic " + Base64.encoded(Array("\(user):\(password)".utf8))
    case .some: throw Failure.noCredentials
    }
    return [HTTPField("Authorization", credentials, isForOriginOnly: true)]
  }
}

extension File {
  fileprivate var requestBody: HTTPRequest.Body {
    switch content {
    case .data(let bytes): .bytes(bytes, type: type)
    case .path(let path): .file(path: path, type: type)
    }
  }
}

extension Failure {
  fileprivate static func twoBodies(_ first: String, _ second: String) -> Failure {
    Failure(.input, "A request has one body, and this has `\(first)` and `\(second)`.", hint: "remove one of them")
  }

  fileprivate static var noCredentials: Failure {
    Failure(
      .input, "`auth` takes a token, or a `user` with a `password`.",
      hint: "write `auth: ${secrets.TOKEN}`, or `auth: { user: sarah, password: \"${secrets.PASSWORD}\" }`")
  }
}
