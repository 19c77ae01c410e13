internal import Workflow

/// Which items of a list are wanted, in which order, and how many: what all actions that find or filter have in common.
struct ItemQuery {
  let condition: PerItem<Bool>?
  let key: PerItem<Value>?
  let order: SortOrder
  let limit: Int?

  /// Items of equal keys stay in their order, whichever way the list is sorted; those whose key is nothing come last.
  /// - Throws: a ``Failure`` where an expression fails, or two keys have no order.
  func callAsFunction(_ items: [Value]) throws -> [Value] {
    var items = items
    if let condition {
      items = try zip(items, condition(items)).filter { $1 }.map { $0.0 }
    }
    if let key {
      let places = try Sorting.order(of: key(items), descending: order == .descending)
      items = places.map { items[$0] }
    }
    return Array(items.prefix(limit ?? items.count))
  }
}
