/// How an item is shown in a list, a card or a question.
public struct DisplayRepresentation: Sendable, Equatable {
  public let name: String
  public let subtitle: String?
  public let thumbnail: Thumbnail?
  public let section: String?
  /// Other names that pick the item.
  public let synonyms: [String]
  /// How the name is spoken, where that differs.
  public let pronunciation: String?

  public init(
    _ name: String, subtitle: String? = nil, thumbnail: Thumbnail? = nil, section: String? = nil,
    synonyms: [String] = [], pronunciation: String? = nil
  ) {
    self.name = name
    self.subtitle = subtitle
    self.thumbnail = thumbnail
    self.section = section
    self.synonyms = synonyms
    self.pronunciation = pronunciation
  }
}

/// The picture beside a name.
public enum Thumbnail: Sendable, Hashable {
  /// A name of the symbols table: `paintpalette`.
  case symbol(String)
  /// A picture file.
  case path(String)
  case url(String)
  /// A picture that is nowhere yet, as its bytes.
  case data(File)

  /// Text that starts with `/`, `./` or `~/` is a path, with a scheme a URL, else the name of a symbol.
  public init(_ text: String) {
    if text.hasPrefix("/") || text.hasPrefix("./") || text.hasPrefix("~/") {
      self = .path(text)
    } else if text.contains("://") {
      self = .url(text)
    } else {
      self = .symbol(text)
    }
  }

  /// Whether it is one to be drawn, not a symbol.
  public var isPicture: Bool { if case .symbol = self { false } else { true } }

  /// As a workflow writes it; of bytes, the symbol that stands for them.
  public var text: String {
    switch self {
    case .symbol(let text), .path(let text), .url(let text): text
    case .data: "photo"
    }
  }
}
