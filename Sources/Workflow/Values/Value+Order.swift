/// Which of two values comes first.
public enum Order: Sendable {
  case ascending, same, descending

  @inlinable
  init<T: Comparable>(_ left: T, _ right: T) {
    self = left < right ? .ascending : left == right ? .same : .descending
  }
}

extension Value {
  /// The order that `<`, `sort`, `min` and `max` use: numbers by size, texts by Unicode scalars, dates by instant,
  /// false before true, enums in the order of their cases, urls as texts, files and folders by name.
  ///
  /// - Throws: a ``Failure`` for values of different types and for types that have no order.
  public static func compare(_ left: Value, _ right: Value) throws -> Order {
    switch (left, right) {
    case (.integer(let a), .integer(let b)): return Order(a, b)
    case (.text(let a), .text(let b)): return Order(a, b)
    case (.number(let a), .number(let b)): return Order(total: a, b)
    case (.integer(let a), .number(let b)): return Order(a, b)
    case (.number(let a), .integer(let b)): return Order(b, a).reversed
    case (.boolean(let a), .boolean(let b)): return Order(a ? 1 : 0, b ? 1 : 0)
    case (.date(let a), .date(let b)): return Order(a, b)
    case (.day(let a), .day(let b)): return Order(a, b)
    case (.time(let a), .time(let b)): return Order(a, b)
    case (.duration(let a), .duration(let b)): return Order(a, b)
    case (.url(let a), .url(let b)): return Order(a.text, b.text)
    case (.file(let a), .file(let b)), (.image(let a), .image(let b)), (.file(let a), .image(let b)),
      (.image(let a), .file(let b)):
      return Order(a.name, b.name)
    case (.folder(let a), .folder(let b)): return Order(a.path, b.path)
    case (.choice(let a), .choice(let b)) where a.kind === b.kind: return Order(a.index, b.index)
    case (.choice(let choice), .text(let name)):
      return Order(choice.index, try choice.kind.checked(name).index)
    case (.text(let name), .choice(let choice)):
      return Order(try choice.kind.checked(name).index, choice.index)
    case (.nothing, _), (_, .nothing): throw Failure.nothingHasNoOrder
    default: throw left.kind == right.kind ? Failure.hasNoOrder(left) : Failure.differentTypes(left, right)
    }
  }
}

extension Order {
  public var reversed: Order {
    switch self {
    case .ascending: .descending
    case .same: .same
    case .descending: .ascending
    }
  }

  /// Doubles with what is no number behind all others, so that sorting has an order to rely on.
  fileprivate init(total left: Double, _ right: Double) {
    if left.isNaN || right.isNaN {
      self = left.isNaN == right.isNaN ? .same : left.isNaN ? .descending : .ascending
    } else {
      self.init(left, right)
    }
  }

  /// Exact: a whole number is not rounded to a double first.
  fileprivate init(_ whole: Int64, _ number: Double) {
    if number.isNaN || number >= 0x1p63 {
      self = .ascending
    } else if number < -0x1p63 {
      self = .descending
    } else {
      let floor = number.rounded(.down)
      let order = Order(whole, Int64(floor))
      self = if case .same = order, number > floor { .ascending } else { order }
    }
  }
}

extension Failure {
  fileprivate static var nothingHasNoOrder: Failure {
    Failure(.conversion, "Nothing comes neither before nor after a value.", hint: "give a value for it with `??`")
  }

  fileprivate static func hasNoOrder(_ value: Value) -> Failure {
    Failure(
      .conversion, "Values like \(value.found) have no order.",
      hint: "compare one of their properties, as in `sort(it.name)`")
  }
}
