/// The rows that are picked, in whatever order and with whatever is shown.
struct Selection: Sendable, Equatable {
  private var words: [UInt64] = []
  private(set) var count = 0
  /// How many rows may be picked.
  let limit: Int

  init(limit: Int) { self.limit = limit }

  func contains(_ place: Int) -> Bool {
    let word = place / 64
    return word < words.count && words[word] & 1 << UInt64(place % 64) != 0
  }

  /// - Returns: whether it is picked now. A row beyond the limit is not.
  @discardableResult mutating func insert(_ place: Int) -> Bool {
    if contains(place) { return true }
    guard count < limit else { return false }
    let word = place / 64
    if word >= words.count { words += Array(repeating: 0, count: word + 1 - words.count) }
    words[word] |= 1 << UInt64(place % 64)
    count += 1
    return true
  }

  mutating func remove(_ place: Int) {
    guard contains(place) else { return }
    words[place / 64] &= ~(1 << UInt64(place % 64))
    count -= 1
  }

  /// - Returns: whether it is picked now.
  @discardableResult mutating func toggle(_ place: Int) -> Bool {
    guard contains(place) else { return insert(place) }
    remove(place)
    return false
  }

  mutating func removeAll() { self = Selection(limit: limit) }

  /// In the order of the list.
  var places: [Int] {
    words.indices.flatMap { word in
      (0..<64).lazy.filter { words[word] & 1 << UInt64($0) != 0 }.map { word * 64 + $0 }
    }
  }
}
