internal import Workflow

/// The Movie Database as a test needs it: a real server on the loopback address that speaks version 3 of its interface,
/// with credentials, pages, errors and all. What it holds is made up.
public final class TMDbService: Sendable {
  public static let key = "0123456789abcdef0123456789abcdef"
  public static let token = "eyJhbGciOiJub25lIn0.eyJhdWQiOiJ0ZXN0In0.c2lnbmF0dXJl"

  private let server: LoopbackServer

  /// - Parameters:
  ///   - pictures: where its pictures are, as it answers to `/configuration`.
  ///   - special: answers a request about movies in the place of the service; nothing leaves it to the service.
  public init(
    pictures: LoopbackReply = TMDbService.pictures(at: "https://image.tmdb.org/t/p/"),
    _ special: @escaping @Sendable (LoopbackRequest) -> LoopbackReply? = { _ in nil }
  ) throws {
    server = try LoopbackServer { request in
      request.path == TMDbService.configuration ? pictures : special(request) ?? TMDbService.reply(to: request)
    }
  }

  /// A service that gives this body to whatever is asked.
  public convenience init(body: String, status: Int = 200) throws {
    try self.init { _ in .json(body, status: status) }
  }

  /// What names it in the environment of a run.
  public var environment: [String: String] { ["TMDB_API_URL": server.url("/3").text] }
  /// Those about movies, in the order of their arrival. Where the pictures are is asked beside them.
  public var requests: [LoopbackRequest] { server.requests.filter { $0.path != TMDbService.configuration } }
  /// Paths and queries of them.
  public var targets: [String] { requests.map(\.target) }

  private static let configuration = "/3/configuration"

  /// What the service answers to a request.
  public static func reply(to request: LoopbackRequest) -> LoopbackReply {
    let query = TMDbQuery(request.query)
    guard query["api_key"] == key || request.header("authorization") == "Bearer \(token)" else {
      return refusal(401, 7, "Invalid API key: You must be granted a valid key.")
    }
    let path = request.path.split(separator: "/").map(String.init)
    guard path.first == "3" else { return refusal(404, 34, "The resource you requested could not be found.") }
    switch path.dropFirst() {
    case ["movie", "popular"], ["movie", "now_playing"], ["movie", "upcoming"], ["movie", "top_rated"]:
      return page(of: TMDbRow.all, query)
    case ["search", "movie"]:
      guard let words = query["query"], !words.isEmpty else { return errors("query must be provided") }
      return page(of: TMDbRow.all.filter { $0.title.lowercased().contains(words.lowercased()) }, query)
    case let path where path.count >= 2 && path.first == "movie":
      return movie(Array(path), query)
    default: return refusal(404, 34, "The resource you requested could not be found.")
    }
  }

  /// What the service says about its pictures.
  public static func pictures(at base: String) -> LoopbackReply {
    .json(#"{"images":{"secure_base_url":"\#(base)","poster_sizes":["w154","w500","original"]},"change_keys":[]}"#)
  }

  private static func movie(_ path: [String], _ query: TMDbQuery) -> LoopbackReply {
    guard let row = TMDbRow.all.first(where: { "\($0.id)" == path[1] }) else {
      return refusal(404, 34, "The resource you requested could not be found.")
    }
    if path.count == 3, path[2] == "videos" { return .json(row.videos(query["include_video_language"])) }
    guard path.count == 2 else { return refusal(404, 34, "The resource you requested could not be found.") }
    let parts = query["append_to_response"]?.split(separator: ",").map(String.init) ?? []
    return .json(row.details(with: parts, videoLanguages: query["include_video_language"]))
  }

  private static func page(of rows: [TMDbRow], _ query: TMDbQuery) -> LoopbackReply {
    guard let number = Int(query["page"] ?? "1"), (1...500).contains(number) else {
      return refusal(
        400, 22, "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.")
    }
    let shown = rows.dropFirst((number - 1) * 20).prefix(20).map(\.json).joined(separator: ",")
    let count = (rows.count + 19) / 20
    return .json(
      #"{"page":\#(number),"results":[\#(shown)],"total_pages":\#(count),"total_results":\#(rows.count)}"#)
  }

  public static func refusal(_ status: Int, _ code: Int, _ message: String) -> LoopbackReply {
    .json(#"{"success":false,"status_code":\#(code),"status_message":"\#(message)"}"#, status: status)
  }

  /// The other form in which the service refuses.
  public static func errors(_ messages: String...) -> LoopbackReply {
    .json(#"{"errors":[\#(messages.map { "\"\($0)\"" }.joined(separator: ","))]}"#, status: 422)
  }
}
