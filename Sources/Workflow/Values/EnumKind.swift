/// An enum: a closed set of named cases.
public final class EnumKind: Sendable {
  /// One case of one enum. Two cases are equal when they are the same case of the same enum.
  public struct Case: Sendable {
    /// Held, as a value may outlive the workflow that its enum is written in.
    public let kind: EnumKind
    public let index: Int
  }

  /// How a case is written, shown and sent.
  public struct Label: Sendable {
    /// The name in a workflow: `now_playing`.
    public let name: String
    /// What a person reads: `Now Playing`.
    public let title: String
    /// What goes over the wire, where it differs from the name.
    public let value: String
    public let subtitle: String?
    public let thumbnail: Thumbnail?
    public let synonyms: [String]

    public init(
      _ name: String, title: String? = nil, value: String? = nil, subtitle: String? = nil,
      thumbnail: Thumbnail? = nil, synonyms: [String] = []
    ) {
      self.name = name
      self.title = title ?? name
      self.value = value ?? name
      self.subtitle = subtitle
      self.thumbnail = thumbnail
      self.synonyms = synonyms
    }
  }

  public let name: String
  public let labels: [Label]

  public init(_ name: String, _ labels: [Label]) {
    self.name = name
    self.labels = labels
  }
}

extension EnumKind {
  public var cases: [Case] { labels.indices.map { Case(kind: self, index: $0) } }

  /// The case of this name, exactly as written.
  public func named(_ name: String) -> Case? {
    labels.firstIndex { $0.name == name }.map { Case(kind: self, index: $0) }
  }
}

extension EnumKind: Hashable {
  public static func == (left: EnumKind, right: EnumKind) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension EnumKind.Case: Hashable {
  public var label: EnumKind.Label { kind.labels[index] }
  public static func == (left: Self, right: Self) -> Bool { left.kind === right.kind && left.index == right.index }
  public func hash(into hasher: inout Hasher) { hasher.combine(label.name) }
}
