/// Text keys with values, in the order in which they were put in. Keys compare by canonical equivalence, as all text
/// does.
///
/// The keys stand apart from the values, in a ``KeyList`` that all objects of one shape share: reading a hundred
/// thousand objects of a reply builds each key once and one array of values an object.
public struct OrderedDictionary: Sendable {
  public typealias Pair = (key: String, value: Value)

  private let keyList: KeyList
  /// One for each key.
  public let values: [Value]
  let extent: Extent

  public init() { self.init(.empty, []) }

  /// Keys and values that belong together.
  init(_ keyList: KeyList, _ values: [Value]) {
    precondition(keyList.keys.count == values.count, "one value a key")
    self.keyList = keyList
    self.values = values
    extent = Extent(holding: values)
  }

  /// Pairs of which no two keys are equal.
  public init(distinct pairs: [Pair]) { self.init(KeyList(distinct: pairs.map(\.key)), pairs.map(\.value)) }

  /// Pairs where a later one replaces an earlier one of equal key in its place.
  public init(_ pairs: some Sequence<Pair>) {
    var keys: [String] = []
    var values: [Value] = []
    var index: [String: Int] = [:]
    for (key, value) in pairs {
      if let position = index[key] {
        values[position] = value
      } else {
        index[key] = keys.count
        keys.append(key)
        values.append(value)
      }
    }
    self.init(KeyList(distinct: keys), values)
  }

  public var keys: [String] { keyList.keys }
  public var pairs: [Pair] { Array(self) }

  public subscript(_ key: String) -> Value? { keyList.position(of: key).map { values[$0] } }

  /// The value of a key that is likely to stand at a place, as in objects of one shape, and where it stands.
  func value(of key: String, likelyAt hint: Int) -> (value: Value, position: Int)? {
    let keys = keyList.keys
    if hint < keys.count, keys[hint] == key { return (values[hint], hint) }
    return keyList.position(of: key).map { (values[$0], $0) }
  }

  /// The same with one value set; a new key goes to the end.
  public func setting(_ key: String, to value: Value) -> OrderedDictionary {
    var values = values
    if let position = keyList.position(of: key) {
      values[position] = value
      return OrderedDictionary(keyList, values)
    }
    values.append(value)
    return OrderedDictionary(KeyList(distinct: keys + [key]), values)
  }

  /// The same without a key.
  public func removing(_ key: String) -> OrderedDictionary {
    guard let position = keyList.position(of: key) else { return self }
    var (keys, values) = (keys, values)
    keys.remove(at: position)
    values.remove(at: position)
    return OrderedDictionary(KeyList(distinct: keys), values)
  }
}

extension OrderedDictionary: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { values.count }
  public subscript(position: Int) -> Pair { (keyList.keys[position], values[position]) }
}

extension OrderedDictionary: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral pairs: (String, Value)...) { self.init(pairs.map { (key: $0, value: $1) }) }
}
