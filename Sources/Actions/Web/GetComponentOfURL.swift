internal import Workflow

/// Takes one part of a URL.
struct GetComponentOfURL: Action {
  enum Component: String, Choice {
    case scheme, user, host, port, path, query, fragment, queryItem

    static let type = EnumKind(Component.self)
  }

  static let title = "Get Component Of URL"
  static let category = Category.generic
  static let description = "Takes one part of a URL as it is written there, or the value of a name in its query."
  static let summary: Summary<Self> = "Get the \(\.$component) of \(\.$url)"
  static let examples = [
    Example(
      "The host", steps: "- URL: https://example.org/people?page=2\n- Get Component Of URL: host",
      output: #""example.org""#),
    Example(
      "A value in the query",
      steps: """
        - URL: https://example.org/people?page=2&name=Sarah%20Love
        - Get Component Of URL: { component: query_item, name: name }
        """, output: #""Sarah Love""#),
  ]

  @Parameter("URL", ask: "Of which URL?", role: .input) var url: Address
  @Parameter("Component", ask: "Which part of it?", role: .key) var component: Component
  @Parameter("Name", "The name in the query.", when: .is(\Self.$component, .queryItem)) var name = ""

  static func output(for arguments: ArgumentKinds<Self>) -> Kind {
    switch arguments.constant(of: \.$component) {
    case .scheme, .path: .text
    case .user, .host, .query, .fragment, .queryItem: Kind.text.optional
    case .port: Kind.number.optional
    case nil: .any
    }
  }

  func run(in context: Context) -> Value {
    let parts = url.parts
    switch component {
    case .scheme: return .text(parts.scheme)
    case .user: return Value(user)
    case .host: return Value(parts.host)
    case .port: return parts.port.map { Value($0) } ?? .nothing
    case .path: return .text(parts.path)
    case .query: return Value(parts.query)
    case .fragment: return Value(parts.fragment)
    case .queryItem: return Value(queryItem(in: parts.query ?? ""))
    }
  }

  /// What stands before `@`, without the password.
  private var user: String? {
    let rest = url.text.drop { $0 != ":" }
    guard rest.hasPrefix("://") else { return nil }
    let authority = rest.dropFirst(3).prefix { !"/?#".contains($0) }
    guard let at = authority.lastIndex(of: "@") else { return nil }
    return Address.decoded(String(authority[..<at].prefix { $0 != ":" }))
  }

  private func queryItem(in query: String) -> String? {
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      // Forms write a space as `+`.
      let texts = parts.map { Address.decoded(String($0.replacing("+", with: " "))) }
      if texts.first == name { return texts.count > 1 ? texts[1] : "" }
    }
    return nil
  }
}
