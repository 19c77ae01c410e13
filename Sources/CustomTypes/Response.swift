public import Workflow

/// What a server answered. Where a file, a text, a dictionary or a list is wanted, it is its body.
public struct Response: CustomType {
  public static let type = TypeDefinition(Response.self)

  @Property("Status") public var status: Int
  /// The names in lower case; several of one name as one, with commas between.
  @Property("Headers") public var headers: OrderedDictionary
  /// Where it came from, after redirects.
  @Property("URL") public var url: Address
  @Property("Body", isContent: true) public var body: FileValue

  public init() {}

  public init(_ reply: HTTPReply) {
    self = Self.type.template
    status = reply.status
    headers = reply.headerDictionary
    url = reply.url
    body = FileValue(reply.body)
  }

  public var display: DisplayRepresentation {
    DisplayRepresentation(url.text, subtitle: "\(status), \(body.file.type.name)", thumbnail: .symbol("globe"))
  }
}
