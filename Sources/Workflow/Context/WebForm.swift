/// Names with values as they go into a query, headers or a form.
struct WebForm {
  private enum Content {
    case text(String, isSecret: Bool)
    case file(File)
  }

  private let entries: [(name: String, content: Content)]

  /// - Parameter place: what the dictionary is, for messages.
  /// - Throws: a ``Failure`` of reason `conversion` for what has no text.
  init(_ dictionary: OrderedDictionary, of place: String) throws {
    entries = try dictionary.pairs.flatMap { name, value in
      try value.items.compactMap { item in
        try WebForm.content(item, of: name, in: place).map { (name, $0) }
      }
    }
  }

  private static func content(_ value: Value, of name: String, in place: String) throws -> Content? {
    if value.isNothing { return nil }
    if place == "form", let file = value.fileContent { return .file(file) }
    guard let text = value.plainText else { throw Failure.noText(value, of: name, in: place) }
    let isSecret = if case .secret = value { true } else { false }
    return .text(text, isSecret: isSecret)
  }

  /// A secret stays with the origin it is sent to, whatever the header is called.
  var fields: [HTTPField] {
    entries.compactMap { name, content in
      guard case .text(let text, let isSecret) = content else { return nil }
      return HTTPField(name, text, isForOriginOnly: isSecret || WebForm.credentials.contains(name.lowercased()))
    }
  }

  private static let credentials: Set<String> = ["authorization", "cookie", "proxy-authorization"]

  /// A URL with these values at the end of its query.
  func added(to url: Address) -> Address {
    guard !entries.isEmpty else { return url }
    let (address, fragment) = url.text.divided(at: "#")
    let isFirst = !address.contains("?")
    let separator = isFirst ? "?" : address.hasSuffix("?") || address.hasSuffix("&") ? "" : "&"
    return Address(address + separator + encoded + fragment) ?? url
  }

  /// `application/x-www-form-urlencoded`, or `multipart/form-data` where there is a file among the values.
  var body: HTTPRequest.Body {
    let hasFile = entries.contains { if case .file = $0.content { true } else { false } }
    guard hasFile else {
      return .bytes(Array(encoded.utf8), type: ContentType("application/x-www-form-urlencoded"))
    }
    return .multipart(
      entries.map { name, content in
        switch content {
        case .text(let text, _): HTTPPart(name: name, .bytes(Array(text.utf8)))
        case .file(let file): HTTPPart(name: name, file.part, fileName: file.name, type: file.type)
        }
      })
  }

  private var encoded: String {
    entries.compactMap { name, content in
      guard case .text(let text, _) = content else { return nil }
      return "\(Address.encoded(name))=\(Address.encoded(text))"
    }.joined(separator: "&")
  }
}

extension File {
  fileprivate var part: HTTPPart.Content {
    switch content {
    case .data(let bytes): .bytes(bytes)
    case .path(let path): .file(path: path)
    }
  }
}

extension Value {
  /// The text that leaves the runner: of a secret what it hides, of a case of an enum what goes over the wire.
  public var plainText: String? {
    if case .secret(let secret) = self { secret.reveal() } else { sentText }
  }

  /// The file that it is, or stands for, as a reply does for its body.
  public var fileContent: File? {
    switch self {
    case .file(let file), .image(let file): file
    case .record(let record): record.kind.content.flatMap { record.values[$0].fileContent }
    default: nil
    }
  }
}

extension String {
  /// What stands before a character, and the rest from it on.
  fileprivate func divided(at character: Character) -> (String, String) {
    guard let index = firstIndex(of: character) else { return (self, "") }
    return (String(self[..<index]), String(self[index...]))
  }
}

extension Failure {
  fileprivate static func noText(_ value: Value, of name: String, in place: String) -> Failure {
    Failure(
      .conversion, "`\(Value.cleaned(name))` in `\(place)` takes a text, and this is \(value.found).",
      hint: "write `.json()`, or one of its keys")
  }
}
