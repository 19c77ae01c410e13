/// An enum of Swift as an enum of workflows: one line, `static let type = EnumKind(Position.self)`.
public protocol Choice: ValueRepresentable, CaseIterable, RawRepresentable<String> {
  static var type: EnumKind { get }
  /// What a person reads: `Now Playing`. By default the words of the case.
  var title: String { get }
}

extension Choice {
  public static var kind: Kind { .choice(type) }

  public var title: String { Words(rawValue).capitalized }

  public init(value: Value) throws {
    guard case .choice(let choice) = value, choice.kind === Self.type else { throw Failure.wanted(Self.kind) }
    self = Self.allCases[Self.allCases.index(Self.allCases.startIndex, offsetBy: choice.index)]
  }

  public var value: Value {
    let name = Words(rawValue).snakeCase
    // A case is always among its own type's labels, which are made of all cases.
    return Self.type.named(name).map(Value.choice) ?? .nothing
  }
}

extension EnumKind {
  public convenience init<C: Choice>(_ choice: C.Type) {
    self.init("\(C.self)", C.allCases.map { Label(Words($0.rawValue).snakeCase, title: $0.title) })
  }
}
