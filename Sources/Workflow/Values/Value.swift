/// What flows between steps. A loop of a million turns copies values several times a turn, so that whatever is larger
/// than a text stands behind one reference.
public enum Value: Sendable {
  case nothing
  case boolean(Bool)
  /// A whole number, exact in 64 bits. Every number that is whole and fits is kept in this form.
  case integer(Int64)
  /// Any other number: an IEEE double. It is infinite or not a number only where a file says so (`.inf`, `.nan`, which
  /// YAML's core schema counts as numbers); no arithmetic gives one.
  case number(Double)
  case text(String)
  case list(List)
  case dictionary(OrderedDictionary)
  case duration(Span)
  case date(Moment)
  case day(Day)
  case time(TimeOfDay)
  case url(Address)
  case file(File)
  case folder(Folder)
  case image(File)
  case choice(EnumKind.Case)
  case record(Record)
  case secret(Secret)
}

extension Value {
  /// A number in its normal form: whole ones that fit as ``integer(_:)``.
  @inlinable
  public init(number: Double) {
    if let whole = Int64(exactly: number) { self = .integer(whole) } else { self = .number(number) }
  }

  @inlinable
  public init(_ number: some BinaryInteger) {
    if let whole = Int64(exactly: number) { self = .integer(whole) } else { self = .number(Double(number)) }
  }

  public var isNothing: Bool { if case .nothing = self { true } else { false } }

  /// The items of a list; what is none is one item.
  public var items: [Value] { if case .list(let list) = self { list.items } else { [self] } }

  /// The number as a double; nothing for what is no number.
  public var double: Double? {
    switch self {
    case .integer(let whole): Double(whole)
    case .number(let number): number
    default: nil
    }
  }
}
