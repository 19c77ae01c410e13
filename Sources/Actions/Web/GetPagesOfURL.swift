internal import CustomTypes
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

  @Parameter("URL", "Where the first page is.", ask: "Which URL?", role: .inputAndKey, touches: .network)
  var url: Confidential<Address>
  @Parameter("Items", "What of the body of a page, `it`, is its items.", item: .type(Value.self)) var items:
    PerItem<Value>?
  @Parameter("Next", "How the next page is found.") var next = Paging.link
  @Parameter(
    "Next value", "What of the body of a page, `it`, is the URL or the cursor of the next one.", item: .type(Value.self)
  )
  var nextValue: PerItem<Value>?
  @Parameter(
    "Next page",
    "What of a page, `it`, is the URL of the next one, nothing after the last; in the place of `next`.",
    item: .type(Page.self), touches: .network)
  var nextPage: PerItem<Value>?
  @Parameter("Name", "The name in the query that takes the cursor or the number.") var name: String?
  @Parameter("Max", "How many items are given at most.", limits: Limits(minimum: 1, step: 1)) var max: Int?
  @Parameter("Method", "Any method of HTTP, `POST` by default where there is a body, else `GET`.", isSent: true)
  var method: String?
  @Parameter("Headers", "What is sent along.", isSent: true) var headers: OrderedDictionary?
  @Parameter("Query", "Names and values that are added to the URL.", isSent: true) var query: OrderedDictionary?
  @Parameter("JSON", "A body of any value, written as JSON.", isSent: true) var json: Value?
  @Parameter("Form", "A body of names and values.", isSent: true) var form: OrderedDictionary?
  @Parameter("Text", "A body that is a text.", isSent: true) var text: Confidential<String>?
  @Parameter("Auth", "A token, or a `user` with a `password`.") var auth: Value?
  @Parameter("Accept", "The statuses that are no error, 200 to 299 by default.") var accept: [Int]?

  func run(in context: Context) async throws -> [Value] {
    defer { context.presenter.progress(nil) }
    var parts = RequestParts(url.reveal())
    (parts.method, parts.headers, parts.query, parts.auth) = (method, headers, query, auth)
    (parts.json, parts.form, parts.text) = (json, form, text?.reveal())
    var pages = PageWalk(parts: parts, paging: nextPage == nil ? next : .url, name: name)
    var collected: [Value] = []
    while let request = try pages.request {
      context.presenter.progress(Progress("Getting page \(pages.number)"))
      let reply = try await context.send(request).accepted(accept, for: request, reading: context.read)
      let body = try StructuredText.read(try context.read(reply.body), of: reply.body)
      let found = try PageContents.items(try items?([body]).first ?? body, of: body, named: "it")
      // A server that knows no pages answers with the same one for ever.
      if found.isEmpty || pages.hasSeen(found) { break }
      collected += found
      if let max, collected.count >= max { return Array(collected.prefix(max)) }
      guard pages.go(after: reply, nextValue: try nextValue(after: reply, body, number: pages.number)) else { break }
    }
    return collected
  }

  private func nextValue(after reply: HTTPReply, _ body: Value, number: Int) throws -> Value? {
    guard let nextPage else { return try nextValue?([body]).first }
    let found = try nextPage([Page(reply, body: body, number: number).value]).first ?? .nothing
    return try PageContents.next(found).map { .text($0) }
  }
}
