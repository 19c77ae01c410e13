/// Text keys with values, in the order in which they were put in. Keys compare by canonical equivalence, as all text
/// does.
///
/// Most dictionaries are small (objects of a reply), so that pairs stand in one array and are searched in a row; an
/// index exists from ``indexThreshold`` keys on.
public struct OrderedDictionary: Sendable {
  public typealias Pair = (key: String, value: Value)

  private static let indexThreshold = 16

  private final class Storage: Sendable {
    let pairs: [Pair]
    let index: [String: Int]?

    init(_ pairs: [Pair]) {
      self.pairs = pairs
      if pairs.count < indexThreshold {
        index = nil
      } else {
        var index: [String: Int] = [:]
        index.reserveCapacity(pairs.count)
        for (position, pair) in pairs.enumerated() { index[pair.key] = position }
        self.index = index
      }
    }
  }

  private var storage: Storage

  public init() { storage = OrderedDictionary.empty }
  private static let empty = Storage([])

  /// Pairs of which no two keys are equal.
  public init(distinct pairs: [Pair]) { storage = Storage(pairs) }

  /// Pairs where a later one replaces an earlier one of equal key in its place.
  public init(_ pairs: some Sequence<Pair>) {
    var result: [Pair] = []
    var index: [String: Int] = [:]
    for pair in pairs {
      if let position = index[pair.key] {
        result[position].value = pair.value
      } else {
        index[pair.key] = result.count
        result.append(pair)
      }
    }
    storage = Storage(result)
  }

  public var pairs: [Pair] { storage.pairs }
  public var count: Int { storage.pairs.count }
  public var isEmpty: Bool { storage.pairs.isEmpty }
  public var keys: [String] { storage.pairs.map(\.key) }
  public var values: [Value] { storage.pairs.map(\.value) }

  public subscript(_ key: String) -> Value? {
    if let index = storage.index { return index[key].map { storage.pairs[$0].value } }
    for pair in storage.pairs where pair.key == key { return pair.value }
    return nil
  }

  /// The same with one value set; a new key goes to the end.
  public func setting(_ key: String, to value: Value) -> OrderedDictionary {
    var pairs = storage.pairs
    if let position = pairs.firstIndex(where: { $0.key == key }) {
      pairs[position].value = value
    } else {
      pairs.append((key, value))
    }
    return OrderedDictionary(distinct: pairs)
  }
}
