public import Workflow

/// One page of a list that a server gives page by page.
public struct Page: CustomType {
  public static let type = TypeDefinition(Page.self)

  /// What the body says, read by its content type.
  @Property("Body") public var body: Value
  @Property("Status") public var status: Int
  /// The names in lower case.
  @Property("Headers") public var headers: OrderedDictionary
  /// Where it came from, after redirects.
  @Property("URL") public var url: Address
  /// Its number, from 1.
  @Property("Page") public var page: Int

  public init() {}

  public init(_ reply: HTTPReply, body: Value, number: Int) {
    self = Self.type.template
    self.body = body
    status = reply.status
    headers = reply.headerDictionary
    url = reply.url
    page = number
  }

  public var display: DisplayRepresentation { DisplayRepresentation("Page \(page)", subtitle: url.text) }
}
