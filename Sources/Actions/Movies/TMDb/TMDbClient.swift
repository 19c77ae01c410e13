internal import Workflow

/// The Movie Database over HTTP, version 3 of its interface.
struct TMDbClient: MovieSource {
  /// The variable that names another place that speaks as the service does.
  static let baseVariable = "TMDB_API_URL"
  static let host = "api.themoviedb.org"

  let images = ImageServer.tmdb
  private let base: String
  private let credential: TMDbCredential?
  private let context: Context

  /// - Throws: a ``Failure`` where the base is no URL of HTTP.
  init(base: String?, credential: TMDbCredential?, context: Context) throws {
    let base = base ?? "https://\(TMDbClient.host)/3"
    guard let parts = Address(base)?.parts, ["http", "https"].contains(parts.scheme), parts.host?.isEmpty == false,
      parts.query == nil, parts.fragment == nil
    else { throw Failure.noBase(base) }
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    self.credential = credential
    self.context = context
  }

  func answer(_ question: MovieQuestion) async throws -> OrderedDictionary {
    let reply = try await context.send(request(for: question))
    let body = try context.read(reply.body)
    return try TMDbReply(status: reply.status, body: body).object(for: question.subject)
  }

  private func request(for question: MovieQuestion) throws -> HTTPRequest {
    var query = question.query
    var headers = [HTTPField("Accept", "application/json")]
    switch credential {
    case .token(let token):
      headers.append(HTTPField("Authorization", "Bearer \(token.reveal())", isForOriginOnly: true))
    case .key(let key): query.append(("api_key", key.reveal()))
    case nil: break
    }
    let words = query.map { "\($0.name)=\(Address.encoded($0.value))" }.joined(separator: "&")
    guard let url = Address(base + question.path + (words.isEmpty ? "" : "?" + words)) else {
      throw Failure.noBase(base)
    }
    return HTTPRequest("GET", url, headers: headers)
  }
}

extension Failure {
  fileprivate static func noBase(_ text: String) -> Failure {
    Failure(
      .failed, "`\(TMDbClient.baseVariable)` is no address of a web service: `\(text)`.",
      hint: "write one such as `https://\(TMDbClient.host)/3`")
  }
}
