/// A type of what people do, as a file declares it: what is known of such an activity, and how it is continued.
public final class ActivityDefinition: Sendable {
  /// In reverse-DNS form: `org.example.movie`.
  public let type: String
  /// What is kept of an activity: properties by name, and how it is displayed.
  let info: RecordKind
  /// The name of a symbol.
  public let symbol: String?
  /// The sentence that continues one: `show me ${title}`.
  public let phrase: String?
  /// By what it is called in links, besides its type: `movie`.
  public let link: String?
  /// Whether it is suggested.
  let isPredicted: Bool
  /// How long it may be suggested.
  let lifetime: Span?
  /// The file that declares it.
  public let path: String
  /// The workflow that continues one; nothing where there is none.
  public let handler: String?

  init(
    type: String, info: RecordKind, symbol: String?, phrase: String?, link: String?, isPredicted: Bool, lifetime: Span?,
    path: String, handler: String?
  ) {
    self.type = type
    self.info = info
    self.symbol = symbol
    self.phrase = phrase
    self.link = link
    self.isPredicted = isPredicted
    self.lifetime = lifetime
    self.path = path
    self.handler = handler
  }

  /// The types that an activity's values may have: those that a link can write.
  static let kinds: [Kind] = [.text, .number, .boolean, .date, .day, .time, .duration]

  /// The keys that an activity has, in the order of the file.
  public var keys: [String] { info.properties.map(\.name) }
  /// Whether a key has a number.
  func isNumber(_ key: String) -> Bool { info.properties.contains { $0.name == key && $0.kind.unwrapped == .number } }
  /// Those that must be there.
  public var requiredKeys: [String] { info.properties.filter { !$0.kind.isOptional }.map(\.name) }
}

extension ActivityDefinition {
  /// What is kept of an activity: the declared keys, each as a value of its type.
  ///
  /// - Parameter isStrict: whether other keys are refused; else they are left out.
  /// - Throws: a ``Failure`` of reason `input`.
  public func info(from given: OrderedDictionary, isStrict: Bool = false) throws -> OrderedDictionary {
    if isStrict, let other = given.keys.first(where: { info.index(of: $0) == nil }) { throw Failure.noKey(other, self) }
    let missing = requiredKeys.filter { given[$0]?.isNothing ?? true }
    if !missing.isEmpty { throw Failure.missing(missing, self) }
    var pairs: [OrderedDictionary.Pair] = []
    for property in info.properties {
      guard let value = given[property.name], !value.isNothing else { continue }
      do {
        pairs.append((property.name, try value.converted(to: property.kind).portable))
      } catch let failure as Failure {
        throw Failure(.input, "`\(property.name)` of `\(type)` is refused. \(failure.message)", hint: failure.hint)
      }
    }
    return OrderedDictionary(pairs)
  }

  /// An activity as something that was done.
  /// - Parameters:
  ///   - given: what is known of it.
  ///   - isStrict: whether keys that are not declared are refused; else they are left out.
  /// - Throws: a ``Failure`` of reason `input` for what the type does not allow.
  public func deed(_ given: OrderedDictionary, isStrict: Bool = false) throws -> Deed {
    let kept = try info(from: given, isStrict: isStrict)
    try Deed.checkSize(of: kept)
    let values = info.properties.map { property in
      kept[property.name].flatMap { try? $0.converted(to: property.kind) } ?? .nothing
    }
    let display = Record(info, values).display
    var deed = Deed(
      .activity, type, path: path, parameters: kept, title: display.name, subtitle: display.subtitle, symbol: symbol)
    deed.isPredicted = isPredicted
    deed.lifetime = lifetime
    return deed
  }
}

extension Failure {
  fileprivate static func missing(_ keys: [String], _ activity: ActivityDefinition) -> Failure {
    let names = keys.map { "`\($0)`" }.joined(separator: ", ")
    return Failure(
      .input, "`\(activity.type)` needs \(names), which \(keys.count == 1 ? "is" : "are") not given.",
      hint: activity.hint)
  }

  fileprivate static func noKey(_ key: String, _ activity: ActivityDefinition) -> Failure {
    let near = Spelling.nearest(to: key, among: activity.keys)
    return Failure(
      .input, "`\(activity.type)` has no key `\(TerminalText.cleaned(key))`.",
      hint: near.map { "did you mean `\($0)`?" } ?? activity.hint)
  }
}

extension ActivityDefinition {
  fileprivate var hint: String { "its keys are \(keys.map { "`\($0)`" }.joined(separator: ", "))" }
}
