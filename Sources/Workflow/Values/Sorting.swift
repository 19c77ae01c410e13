/// Stable sorting by keys. Keys that are nothing come last in either direction: an unknown date is neither early nor
/// late.
public enum Sorting {
  /// The positions of the keys in their order.
  ///
  /// - Parameter shouldGoOn: called now and then; throws when the work is cancelled.
  /// - Throws: a ``Failure`` for keys of different types, or of a type without an order.
  public static func order(
    of keys: [Value], descending: Bool = false, shouldGoOn: () throws -> Void = {}
  ) throws -> [Int] {
    let known = keys.indices.filter { !keys[$0].isNothing }
    let unknown = keys.indices.filter { keys[$0].isNothing }
    // Most lists are sorted by texts or numbers, for which machine words are compared instead of values.
    let sorted = try order(ofWords: keys, known, descending) ?? order(ofValues: keys, known, descending, shouldGoOn)
    return sorted + unknown
  }

  private struct Word {
    let key: UInt64
    let position: Int
  }

  /// Nothing where the keys are neither all whole numbers nor all texts of ASCII.
  private static func order(ofWords keys: [Value], _ known: [Int], _ descending: Bool) -> [Int]? {
    var words: [Word] = []
    words.reserveCapacity(known.count)
    switch known.first.map({ keys[$0] }) {
    case .integer:
      for position in known {
        guard case .integer(let whole) = keys[position] else { return nil }
        // With the sign turned over, words are in the order of signed numbers.
        words.append(Word(key: UInt64(bitPattern: whole) ^ 1 << 63, position: position))
      }
      words.sort { ($0.key, $0.position) < ($1.key, $1.position) }
    case .text:
      var texts: [String] = []
      texts.reserveCapacity(known.count)
      for position in known {
        guard case .text(let text) = keys[position], let prefix = prefix(ofASCII: text) else { return nil }
        words.append(Word(key: prefix, position: texts.count))
        texts.append(text)
      }
      words.sort { left, right in
        if left.key != right.key { return left.key < right.key }
        let (a, b) = (texts[left.position], texts[right.position])
        return a == b ? left.position < right.position : a < b
      }
      words = words.map { Word(key: $0.key, position: known[$0.position]) }
    default: return nil
    }
    let positions = words.map(\.position)
    return descending ? reversed(positions) { keys[$0].isEqual(to: keys[$1]) } : positions
  }

  /// The first eight bytes of a text of ASCII, in which order by bytes is order by scalars.
  private static func prefix(ofASCII text: String) -> UInt64? {
    var text = text
    return text.withUTF8 { bytes in
      var word: UInt64 = 0
      for byte in bytes.prefix(8) { word = word << 8 | UInt64(byte) }
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return bytes.count < 8 ? word << (8 * (8 - bytes.count)) : word
    }
  }

  /// Turned around, but equal keys stay as they were.
  private static func reversed(_ positions: [Int], isEqual: (Int, Int) -> Bool) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(positions.count)
    var end = positions.count
    while end > 0 {
      var start = end - 1
      while start > 0, isEqual(positions[start - 1], positions[start]) { start -= 1 }
      result += positions[start..<end]
      end = start
    }
    return result
  }

  private static func order(
    ofValues keys: [Value], _ known: [Int], _ descending: Bool, _ shouldGoOn: () throws -> Void
  ) throws -> [Int] {
    var turns = 0
    // The standard library's sort is stable.
    return try known.sorted { left, right in
      turns += 1
      if turns % 1024 == 0 { try shouldGoOn() }
      let order = try Value.compare(keys[left], keys[right])
      return descending ? order == .descending : order == .ascending
    }
  }
}
