/// The static type of a value, as the checker knows it and as diagnostics print it.
public indirect enum Kind: Hashable, Sendable {
  /// Parsed data: every operation is allowed and checked while running.
  case any
  case nothing
  case text, number, boolean, date, day, time, duration, url, file, folder, image, dictionary, secret
  case list(Kind)
  /// May be nothing. Never nested, never of `any` or `nothing`: use ``optional`` to make one.
  case maybe(Kind)
  case choice(EnumKind)
  case record(RecordKind)
}

extension Kind {
  /// `T?`; what is optional already, or may be anything, stays as it is.
  public var optional: Kind {
    switch self {
    case .any, .nothing, .maybe: self
    default: .maybe(self)
    }
  }

  /// `T` of `T?`.
  public var unwrapped: Kind {
    if case .maybe(let kind) = self { kind } else { self }
  }

  public var isOptional: Bool {
    switch self {
    case .maybe, .nothing: true
    default: false
    }
  }

  /// `T` of `[T]`, also of `[T]?`.
  public var element: Kind? {
    if case .list(let kind) = unwrapped { kind } else { nil }
  }

  /// Whether its values are secrets, or lists of them: what is never shown and never kept.
  public var isOfSecrets: Bool { (element ?? unwrapped).unwrapped == .secret }

  private static let depthLimit = 8

  /// How many lists stand inside each other.
  private var listDepth: Int {
    switch self {
    case .list(let kind): 1 + kind.listDepth
    case .maybe(let kind): kind.listDepth
    default: 0
    }
  }

  /// The type that holds both: the same, `T?` if one of them is nothing, else `any`.
  public func common(with other: Kind) -> Kind {
    if self == other { return self }
    if self == .nothing { return other.optional }
    if other == .nothing { return optional }
    if unwrapped == other.unwrapped { return unwrapped.optional }
    if case .list(let left) = unwrapped, case .list(let right) = other.unwrapped {
      // A list that is put into itself each turn would have a type without end.
      if listDepth > Kind.depthLimit || other.listDepth > Kind.depthLimit { return .any }
      let list = Kind.list(left.common(with: right))
      return isOptional || other.isOptional ? list.optional : list
    }
    return .any
  }
}

extension Kind: CustomStringConvertible {
  /// As written in a workflow: `text?`, `[Movie]`.
  public var description: String {
    switch self {
    case .any: "any"
    case .nothing: "nothing"
    case .text: "text"
    case .number: "number"
    case .boolean: "boolean"
    case .date: "date"
    case .day: "day"
    case .time: "time"
    case .duration: "duration"
    case .url: "url"
    case .file: "file"
    case .folder: "folder"
    case .image: "image"
    case .dictionary: "dictionary"
    case .secret: "secret"
    case .list(let kind): "[\(kind)]"
    case .maybe(let kind): "\(kind)?"
    case .choice(let kind): kind.name
    case .record(let kind): kind.name
    }
  }
}
