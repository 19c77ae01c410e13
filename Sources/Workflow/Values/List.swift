/// The items of a list, with how far they go: a value knows that without being walked through, so that one that is
/// nested into itself turn by turn is stopped before it is deeper than a stack or takes for ever.
public struct List: Sendable {
  public private(set) var items: [Value]
  private(set) var extent: Extent

  public init(_ items: [Value]) {
    self.items = items
    extent = Extent(holding: items)
  }

  private init(_ items: [Value], extent: Extent) {
    self.items = items
    self.extent = extent
  }

  /// Adds an item in its place, where nobody else holds the list.
  mutating func append(_ item: Value) {
    items.append(item)
    extent = extent.holding(item)
  }

  static func + (left: List, right: List) -> List {
    List(left.items + right.items, extent: left.extent.with(right.extent))
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
