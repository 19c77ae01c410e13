internal import Workflow

/// Which items of a list are wanted, in which order, and how many: what all actions that find or filter have in common.
struct ItemQuery {
  let condition: PerItem<Bool>?
  let key: PerItem<Value>?
  let order: SortOrder
  let limit: Int?

  /// Sorting is stable: items of equal keys stay in their order, whichever way the list is sorted.
  /// - Throws: a ``Failure`` where an expression fails, or two keys have no order.
  func callAsFunction(_ items: [Value]) throws -> [Value] {
    var items = items
    if let condition {
      items = try zip(items, condition(items)).filter { $1 }.map { $0.0 }
    }
    if let key {
      items = try zip(items, key(items)).enumerated()
        .sorted { try precedes(($0.element.1, $0.offset), ($1.element.1, $1.offset)) }
        .map { $0.element.0 }
    }
    return Array(items.prefix(limit ?? items.count))
  }

  private func precedes(_ left: (key: Value, place: Int), _ right: (key: Value, place: Int)) throws -> Bool {
    switch try Value.compare(left.key, right.key) {
    case .same: left.place < right.place
    case .ascending: order == .ascending
    case .descending: order == .descending
    }
  }
}
