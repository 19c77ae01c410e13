/// The items of a list, with how deep they go: a value knows its depth without being walked through, so that one that
/// is nested into itself turn by turn is stopped before it is deeper than a stack.
public struct List: Sendable {
  public private(set) var items: [Value]
  /// Lists, dictionaries and items of custom types inside each other, this list included.
  private(set) var depth: Depth

  public init(_ items: [Value]) {
    self.items = items
    depth = Depth(holding: items)
  }

  private init(_ items: [Value], depth: Depth) {
    self.items = items
    self.depth = depth
  }

  /// Adds an item in its place, where nobody else holds the list.
  mutating func append(_ item: Value) {
    items.append(item)
    depth = Swift.max(depth, item.depth.within)
  }

  static func + (left: List, right: List) -> List {
    List(left.items + right.items, depth: Swift.max(left.depth, right.depth))
  }
}

extension List: RandomAccessCollection, ExpressibleByArrayLiteral {
  public init(arrayLiteral items: Value...) { self.init(items) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(position: Int) -> Value { items[position] }
  public func makeIterator() -> IndexingIterator<[Value]> { items.makeIterator() }
}

extension Value {
  /// A list of values that stand in an array.
  public static func list(_ items: [Value]) -> Value { .list(List(items)) }
}
