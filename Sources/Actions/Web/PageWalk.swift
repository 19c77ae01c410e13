internal import Workflow

/// The way from page to page.
struct PageWalk {
  /// More pages than a person means.
  private static let limit = 10_000

  private let parts: RequestParts
  private let paging: GetPagesOfURL.Paging
  private let name: String
  /// From 1.
  private(set) var number = 1
  private var address: Address
  private var cursor: Value?
  private var visited: Set<String> = []
  private var last: [Value] = []

  init(parts: RequestParts, paging: GetPagesOfURL.Paging, name: String?) {
    self.parts = parts
    self.paging = paging
    self.name = name ?? (paging == .cursor ? "cursor" : "page")
    address = parts.url
  }

  /// The request for the page where the walk has arrived; nothing where it has been there.
  var request: HTTPRequest? {
    mutating get throws {
      var parts = parts
      parts.url = address
      // The URL of a further page has the query in it already.
      if number > 1, paging == .link || paging == .url { parts.query = nil }
      if let cursor { parts.query = (parts.query ?? [:]).setting(name, to: cursor) }
      let request = try parts.request()
      guard visited.insert(request.url.text).inserted else { return nil }
      if number > PageWalk.limit { throw Failure.tooManyPages }
      return request
    }
  }

  /// Whether a page has what the one before had.
  mutating func hasSeen(_ items: [Value]) -> Bool {
    defer { last = items }
    return number > 1 && Value.list(items).isEqual(to: .list(last))
  }

  /// Goes to the next page.
  /// - Returns: whether there is one.
  mutating func go(after reply: HTTPReply, nextValue: Value?) -> Bool {
    number += 1
    switch paging {
    case .link: return goTo(reply.header("link").flatMap { WebLink.target(of: $0, relation: "next") }, from: reply.url)
    case .url: return goTo(nextValue?.plainText, from: reply.url)
    case .cursor:
      guard let nextValue, !nextValue.isNothing, nextValue.plainText?.isEmpty == false else { return false }
      cursor = nextValue
      return true
    case .page:
      cursor = Value(number)
      return true
    }
  }

  private mutating func goTo(_ target: String?, from base: Address) -> Bool {
    guard let target, !target.isEmpty, let next = base.joined(with: target) else { return false }
    address = next
    return true
  }
}

extension Failure {
  fileprivate static var tooManyPages: Failure {
    Failure(.limit, "There are more than 10000 pages.", hint: "give a `max`")
  }
}
