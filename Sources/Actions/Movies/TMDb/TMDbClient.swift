internal import Workflow

/// The Movie Database over HTTP, version 3 of its interface.
struct TMDbClient: MovieSource {
  /// The variable that names another place that speaks as the service does.
  static let baseVariable = "TMDB_API_URL"
  static let host = "api.themoviedb.org"
  /// What every action that asks it needs.
  static let needs =
    [host, ImageServer.host, "$\(baseVariable)"].map { Permission(.network, $0) }
    + TMDbCredential.names.map { Permission(.secrets, $0) }

  private let base: String
  /// Whether another place speaks for the service. It may have the pictures elsewhere too.
  private let isElsewhere: Bool
  private let credential: TMDbCredential?
  private let context: Context

  /// - Throws: a ``Failure`` where the base is no URL of HTTP.
  init(base: String?, credential: TMDbCredential?, context: Context) throws {
    isElsewhere = base != nil
    let base = base ?? "https://\(TMDbClient.host)/3"
    guard let parts = Address(base)?.parts, ["http", "https"].contains(parts.scheme), parts.host?.isEmpty == false,
      parts.query == nil, parts.fragment == nil
    else { throw Failure.noBase(base) }
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    self.credential = credential
    self.context = context
  }

  /// The service itself is not asked: its own servers are known, and a list should not cost two requests. Where another
  /// place does not say it, they are the service's.
  func images() async -> ImageServer {
    guard isElsewhere, var request = try? request("/configuration") else { return .tmdb }
    request.attempts = 1
    guard let reply = try? await context.send(request), reply.status == 200, let body = try? context.read(reply.body),
      case .dictionary(let configuration)? = try? JSONReader.read(body)
    else { return .tmdb }
    return ImageServer(configuration) ?? .tmdb
  }

  func answer(_ question: MovieQuestion) async throws -> OrderedDictionary {
    let reply = try await context.send(request(question.path, question.query))
    let body = try context.read(reply.body)
    return try TMDbReply(status: reply.status, body: body).object(for: question.subject)
  }

  private func request(_ path: String, _ query: [(name: String, value: String)] = []) throws -> HTTPRequest {
    var query = query
    var headers = [HTTPField("Accept", "application/json")]
    switch credential {
    case .token(let token):
      headers.append(HTTPField("Authorization", "Bearer \(token.reveal())", isForOriginOnly: true))
    case .key(let key): query.append(("api_key", key.reveal()))
    case nil: break
    }
    let words = query.map { "\($0.name)=\(Address.encoded($0.value))" }.joined(separator: "&")
    guard let url = Address(base + path + (words.isEmpty ? "" : "?" + words)) else { throw Failure.noBase(base) }
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
