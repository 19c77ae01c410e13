/// Puts items into the order of their keys.
struct Sorting {
  let isDescending: Bool
  /// Whose alphabet texts follow; by scalars without one.
  let locale: String?
  let cancellation: Cancellation

  /// Stable, as the standard library's sort is. Items whose key is nothing come last in either order.
  func sorted(_ items: [Value], by keys: [Value]) throws -> [Value] {
    var places = Array(items.indices)
    let absent = places.filter { keys[$0].isNothing }
    if !absent.isEmpty { places.removeAll { keys[$0].isNothing } }
    if let texts = texts(keys, places) {
      if let locale {
        let collation = try Collation(locale: locale)
        try sort(&places) { collation.isBefore(texts[$0], texts[$1]) }
      } else {
        try sort(&places) { texts[$0] < texts[$1] }
      }
    } else if let numbers = integers(keys, places) {
      try sort(&places) { numbers[$0] < numbers[$1] }
    } else {
      try sort(&places) { try Value.compare(keys[$0], keys[$1]) == .ascending }
    }
    return (places + absent).map { items[$0] }
  }

  private func sort(_ places: inout [Int], _ isBefore: (Int, Int) throws -> Bool) throws {
    var comparisons = 0
    try places.sort { left, right in
      comparisons &+= 1
      if comparisons & 1023 == 0 { try cancellation.check() }
      return try isDescending ? isBefore(right, left) : isBefore(left, right)
    }
  }

  /// All keys as texts, by place; those of absent ones are never looked at.
  private func texts(_ keys: [Value], _ places: [Int]) -> [String]? {
    guard let first = places.first, case .text = keys[first] else { return nil }
    var texts: [String] = []
    texts.reserveCapacity(keys.count)
    for key in keys {
      switch key {
      case .text(let text): texts.append(text)
      case .nothing: texts.append("")
      default: return nil
      }
    }
    return texts
  }

  private func integers(_ keys: [Value], _ places: [Int]) -> [Int64]? {
    guard let first = places.first, case .integer = keys[first] else { return nil }
    var numbers: [Int64] = []
    numbers.reserveCapacity(keys.count)
    for key in keys {
      switch key {
      case .integer(let number): numbers.append(number)
      case .nothing: numbers.append(0)
      default: return nil
      }
    }
    return numbers
  }
}
