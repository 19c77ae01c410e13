internal import Workflow

/// Gets a list that a server gives page by page.
struct GetPagesOfURL: WaitingAction {
  /// How a page tells where the next one is.
  enum Paging: String, Choice {
    /// The header `Link` (RFC 8288).
    case link
    /// The body has its URL.
    case url
    /// The body has a value that the query takes.
    case cursor
    /// The query takes its number.
    case page

    static let type = EnumKind(Paging.self)
  }

  static let title = "Get Pages Of URL"
  static let category = Category.download
  static let description = "Gets a list that a server gives page by page, until there is no further page."
  static let summary: Summary<Self> = "Get the pages of \(\.$url), each found by its \(\.$next)"
  static let examples = [
    Example(
      "Pages with numbers",
      steps: """
        - Get Pages Of URL:
            url: https://example.org/books
            items: ${it.results}
            next: page
        - Text: ${previous.title.join(', ')}
        """, output: #""Emma, Persuasion, Sanditon""#)
  ]

  @Parameter("URL", "Where the first page is.", ask: "Which URL?", role: .inputAndKey, touches: .network) var url:
    Confidential<Address>
  @Parameter("Items", "What of the body of a page, `it`, is its items.", item: .type(Value.self)) var items:
    PerItem<Value>?
  @Parameter("Next", "How the next page is found.") var next = Paging.link
  @Parameter(
    "Next value", "What of the body of a page, `it`, is the URL or the cursor of the next one.", item: .type(Value.self)
  )
  var nextValue: PerItem<Value>?
  @Parameter("Name", "The name in the query that takes the cursor or the number.") var name: String?
  @Parameter("Max", "How many items are given at most.", limits: Limits(minimum: 1, step: 1)) var max: Int?
  @Parameter("Headers", "What is sent along.") var headers: OrderedDictionary?
  @Parameter("Query", "Names and values that are added to the URL.") var query: OrderedDictionary?
  @Parameter("Auth", "A token, or a `user` with a `password`.") var auth: Value?

  func run(in context: Context) async throws -> [Value] {
    defer { context.presenter.progress(nil) }
    var parts = RequestParts(url.reveal())
    (parts.headers, parts.query, parts.auth) = (headers, query, auth)
    var pages = PageWalk(parts: parts, paging: next, name: name)
    var collected: [Value] = []
    while let request = try pages.request {
      context.presenter.progress(Progress("Getting page \(pages.number)"))
      let reply = try await context.send(request).accepted(nil, for: request, reading: context.read)
      let body = try StructuredText.read(try context.read(reply.body), of: reply.body)
      let found = try items(of: body)
      // A server that knows no pages answers with the same one for ever.
      if found.isEmpty || pages.hasSeen(found) { break }
      collected += found
      if let max, collected.count >= max { return Array(collected.prefix(max)) }
      guard pages.go(after: reply, nextValue: try nextValue?([body]).first) else { break }
    }
    return collected
  }

  private func items(of body: Value) throws -> [Value] {
    let found = try items?([body]).first ?? body
    guard case .list(let list) = found else { throw Failure.noItems(in: body, found: found) }
    return list.items
  }
}

extension Failure {
  fileprivate static func noItems(in body: Value, found: Value) -> Failure {
    guard case .dictionary(let dictionary) = body else {
      return Failure(.conversion, "A page has a list of items, and this is \(found.found).")
    }
    let lists = dictionary.pairs.filter { if case .list = $0.value { true } else { false } }.map(\.key)
    return Failure(
      .conversion, "The items of a page are a list, and this is \(found.found).",
      hint: lists.isEmpty ? nil : "write `items: ${it.\(TerminalText.cleaned(lists[0]))}`")
  }
}
