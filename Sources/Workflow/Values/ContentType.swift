/// A MIME type: `image/png`.
public struct ContentType: Sendable, Hashable {
  /// In lower case, without parameters such as a charset.
  public let name: String

  public init(_ name: String) {
    let bare = name.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    self.name = bare.lowercased().filter { !$0.isWhitespace }
  }

  /// The type that an extension tells; bytes of any kind where it tells none.
  public init(fileName: String) {
    let known = ContentType.byExtension[File.pathExtension(of: fileName).lowercased()]
    self.init(known ?? "application/octet-stream")
  }

  /// Whether the type is one that a parameter allows: `image/png`, `image/*`, `*/*`, or an identifier of Apple's such
  /// as `public.image`.
  public func matches(_ pattern: String) -> Bool {
    let pattern = pattern.lowercased()
    guard pattern.contains("/") else {
      return ContentType.byAppleIdentifier[pattern]?.contains { matches($0) } ?? false
    }
    if pattern == "*/*" { return true }
    if pattern.hasSuffix("/*") { return name.hasPrefix(pattern.dropLast()) }
    return ContentType(pattern) == self
  }

  /// Whether there can be types that ``matches(_:)`` it.
  static func isPattern(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 1 { return byAppleIdentifier[text.lowercased()] != nil }
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isWhitespace) }
  }

  /// An extension for a file of this type, the most usual one.
  public var preferredExtension: String? { ContentType.extensions.first { $0.type == name }?.extensions.first }

  public var isImage: Bool { name.hasPrefix("image/") }

  /// The structure of the text in a file of this type.
  public var structure: Structure? {
    switch name {
    case "application/json", "text/json": .json
    case "application/x-ndjson", "application/jsonl", "application/jsonlines": .jsonLines
    case "application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml": .yaml
    case "text/csv": .csv
    default: name.hasSuffix("+json") ? .json : name.hasSuffix("+yaml") ? .yaml : nil
    }
  }

  public enum Structure: Sendable, CaseIterable {
    case json, jsonLines, yaml, csv
  }
}
