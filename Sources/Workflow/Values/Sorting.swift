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

  /// Nothing where the keys are neither all numbers nor all texts of ASCII.
  private static func order(ofWords keys: [Value], _ known: [Int], _ descending: Bool) -> [Int]? {
    let words: [Word]?
    switch known.first.map({ keys[$0] }) {
    case .integer, .number: words = sortedNumbers(keys, known)
    case .text: words = sortedTexts(keys, known)
    default: return nil
    }
    guard let positions = words?.map(\.position) else { return nil }
    return descending ? reversed(positions) { keys[$0].isEqual(to: keys[$1]) } : positions
  }

  // The standard library's sort is stable, so that positions need not be compared.

  private static func sortedNumbers(_ keys: [Value], _ known: [Int]) -> [Word]? {
    var words: [Word] = []
    words.reserveCapacity(known.count)
    let isWhole = known.allSatisfy { if case .integer = keys[$0] { true } else { false } }
    for position in known {
      switch keys[position] {
      // With the sign turned over, words are in the order of signed numbers.
      case .integer(let whole) where isWhole:
        words.append(Word(key: UInt64(bitPattern: whole) ^ 1 << 63, position: position))
      // Beyond 53 bits a double does not tell whole numbers apart.
      case .integer(let whole) where whole.magnitude < 1 << 53:
        words.append(Word(key: word(Double(whole)), position: position))
      case .number(let number) where number.isFinite:
        words.append(Word(key: word(number), position: position))
      default: return nil
      }
    }
    words.sort { $0.key < $1.key }
    return words
  }

  /// The bits of a double in the order of numbers: those of negative ones run backwards.
  private static func word(_ number: Double) -> UInt64 {
    // Both zeros are equal.
    let bits = (number == 0 ? 0 : number).bitPattern
    return bits >> 63 == 0 ? bits ^ 1 << 63 : ~bits
  }

  private static func sortedTexts(_ keys: [Value], _ known: [Int]) -> [Word]? {
    var texts: [String] = []
    texts.reserveCapacity(known.count)
    for position in known {
      guard case .text(let text) = keys[position], text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
      texts.append(text)
    }
    let shared = sharedPrefix(texts)
    var words = texts.enumerated().map { Word(key: word($1, after: shared), position: $0) }
    words.sort { left, right in
      left.key != right.key ? left.key < right.key : texts[left.position] < texts[right.position]
    }
    return words.map { Word(key: $0.key, position: known[$0.position]) }
  }

  /// How many bytes all texts begin with: titles such as "Episode 12" differ behind them only.
  private static func sharedPrefix(_ texts: [String]) -> Int {
    let first = Array(texts.first?.utf8 ?? "".utf8)
    var length = first.count
    for text in texts where length > 0 {
      var text = text
      text.withUTF8 { bytes in
        var same = 0
        while same < min(length, bytes.count), bytes[same] == first[same] { same += 1 }
        length = same
      }
    }
    return length
  }

  /// Eight bytes of a text of ASCII, in which order by bytes is order by scalars.
  private static func word(_ text: String, after start: Int) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      let part = bytes.dropFirst(start).prefix(8)
      let word = part.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      return part.isEmpty ? 0 : word << (8 * UInt64(8 - part.count))
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
