/// Something that was done and can be done again.
public struct Deed: Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// A workflow, with its inputs.
    case run
    /// What a person looked at or worked on, of a type that a file declares.
    case activity
    /// An action that a file defines, with its parameters.
    case interaction
  }

  public let kind: Kind
  /// The name of the workflow, the type of the activity, the title of the action.
  public let name: String
  /// The file that says how it is done.
  public private(set) var path: String
  /// With what it was done, as values that JSON knows.
  public let parameters: OrderedDictionary
  /// What people read.
  public let title: String
  public let subtitle: String?
  /// The name of a symbol.
  public let symbol: String?
  /// What whoever donates it calls it, to delete it by.
  public var identifier: String?
  /// What it belongs to, to be deleted with that.
  public var group: String?
  /// What it is about, in a name that stays the same: `movie-550`.
  public var persistentIdentifier: String?
  /// How long it may be suggested.
  public var lifetime: Span?
  /// Whether it is suggested; else it can only be opened again.
  public var isPredicted = true

  public init(
    _ kind: Kind, _ name: String, path: String, parameters: OrderedDictionary, title: String,
    subtitle: String? = nil, symbol: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.path = path
    self.parameters = parameters
    self.title = title
    self.subtitle = subtitle
    self.symbol = symbol
  }

  /// The same, where its file is known by another path.
  public func at(_ path: String) -> Deed {
    var deed = self
    deed.path = path
    return deed
  }
}

// MARK: - Names

extension Deed {
  /// A name is written again by hand, to delete by it.
  private static let nameLimit = 200

  /// The same by the names that whoever donates it gives.
  /// - Throws: a ``Failure`` of reason `input` for a name that nobody could write again.
  public func named(_ identifier: String?, group: String?, persistentIdentifier: String?) throws -> Deed {
    for (noun, name) in [("ID", identifier), ("group", group), ("persistent ID", persistentIdentifier)] {
      guard let name else { continue }
      if name.trimmed.isEmpty { throw Failure.emptyName(noun) }
      if name.utf8.count > Deed.nameLimit || TerminalText.cleaned(name) != name { throw Failure.noName(noun) }
    }
    var deed = self
    deed.identifier = identifier
    deed.group = group
    deed.persistentIdentifier = persistentIdentifier
    return deed
  }
}

extension Failure {
  fileprivate static func emptyName(_ noun: String) -> Failure {
    Failure(.input, "The \(noun) is empty.", hint: "leave it out, or write such as `movie-550`")
  }

  fileprivate static func noName(_ noun: String) -> Failure {
    Failure(.input, "The \(noun) is no name of up to 200 bytes in one line.", hint: "write such as `movie-550`")
  }

  fileprivate static let tooMuch = Failure(
    .input, "What is to be remembered takes more than 4 KB.", hint: "keep an identifier of it, and not all that it says"
  )
}

// MARK: - Parameters

extension Deed {
  /// What the parameters of one deed may take. It is to be suggested, not archived.
  fileprivate static let parameterLimit = 4096

  /// - Throws: a ``Failure`` of reason `input` for parameters that take more.
  static func checkSize(of parameters: OrderedDictionary) throws {
    var limits = WritingLimits()
    limits.bytes = parameterLimit
    do {
      _ = try JSONWriter.write(.dictionary(parameters), limits: limits)
    } catch {
      throw Failure.tooMuch
    }
  }

  /// Parameters as they can be given again. Secrets, and what has one in it, are left out: they are asked for again.
  /// - Returns: nothing where one cannot be given again, as data that is in no file.
  static func parameters(
    _ given: some Sequence<(name: String, value: Value)>, without mask: Mask
  ) -> OrderedDictionary? {
    var pairs: [OrderedDictionary.Pair] = []
    for (name, value) in given where !value.isNothing && !value.hasSecrets(mask) {
      guard let repeatable = value.repeatable else { return nil }
      pairs.append((name, repeatable))
    }
    let parameters = OrderedDictionary(pairs)
    return (try? checkSize(of: parameters)) == nil ? nil : parameters
  }
}

extension Value {
  /// The value as a person would give it again; nothing for what nobody can.
  fileprivate var repeatable: Value? {
    switch self {
    case .record(let record): record.identity.text.map { .text($0) }
    case .file(let file), .image(let file): file.path.map { .text($0) }
    // What has more items than bytes are kept is not kept, and its items need not be looked at.
    case .list(let list): list.count > Deed.parameterLimit ? nil : Value.repeatable(list.items)
    case .dictionary(let dictionary): dictionary.count > Deed.parameterLimit ? nil : Value.repeatable(dictionary)
    case .secret: nil
    default: portable
    }
  }

  private static func repeatable(_ items: [Value]) -> Value? {
    let given = items.compactMap(\.repeatable)
    return given.count == items.count ? .list(List(given)) : nil
  }

  private static func repeatable(_ dictionary: OrderedDictionary) -> Value? {
    let given = dictionary.pairs.compactMap { pair in pair.value.repeatable.map { (pair.key, $0) } }
    return given.count == dictionary.count ? .dictionary(OrderedDictionary(given)) : nil
  }

  func hasSecrets(_ mask: Mask) -> Bool {
    switch self {
    case .secret: return true
    case .list(let list): return list.items.contains { $0.hasSecrets(mask) }
    case .dictionary(let dictionary): return dictionary.values.contains { $0.hasSecrets(mask) }
    case .record(let record): return record.values.contains { $0.hasSecrets(mask) }
    case .text, .url, .file, .image, .folder:
      guard !mask.isEmpty, let text = portable.text else { return false }
      return mask.masked(text) != text
    default: return false
    }
  }
}
