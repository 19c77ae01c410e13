public import Workflow

/// The servers of `example.org`, where the examples of actions go.
public struct ExampleNetwork: Transport {
  public init() {}

  public func send(
    _ request: HTTPRequest, admit: @escaping @Sendable (Hop) throws -> Void, until cancellation: Cancellation
  ) async throws -> HTTPReply {
    let parts = request.url.parts
    try admit(Hop(url: request.url, host: parts.host ?? "", port: 443))
    guard parts.host == "example.org" else { throw Failure(.network, "Examples reach `example.org` alone.") }
    switch (request.method, parts.path) {
    case ("POST", "/people"): return reply(request, "", status: 201, headers: [HTTPField("location", "/people/2")])
    case (_, "/people"): return reply(request, #"[{"name": "Joe Bloggs"}]"#)
    case (_, "/search"): return reply(request, "[]")
    case (_, "/short"): return reply(request, "", url: "https://example.org/people")
    case (_, "/books"): return reply(request, ExampleNetwork.books[parts.query ?? "", default: #"{"results": []}"#])
    case (_, "/one.txt"), (_, "/two.txt"): return reply(request, "text")
    case (_, "/told"): return reply(request, #"{"why": "moved"}"#, status: 404)
    default: return reply(request, "There is nobody here.", status: 404, type: "text/plain")
    }
  }

  private static let books = [
    "": #"{"results": [{"title": "Emma"}, {"title": "Persuasion"}]}"#,
    "page=2": #"{"results": [{"title": "Sanditon"}]}"#,
  ]

  private func reply(
    _ request: HTTPRequest, _ body: String, status: Int = 200, type: String = "application/json",
    headers: [HTTPField] = [], url: String? = nil
  ) -> HTTPReply {
    let name = request.url.parts.path.split(separator: "/").last.map(String.init) ?? "reply"
    return HTTPReply(
      status: status, headers: [HTTPField("content-type", type)] + headers,
      url: url.flatMap { Address($0) } ?? request.url,
      body: File(.data(Array(body.utf8)), name: name, type: ContentType(type)))
  }
}
