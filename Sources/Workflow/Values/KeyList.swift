/// The keys of a dictionary in their order, of which no two are equal.
///
/// Few keys, as most objects have, are searched in a row; more have an index.
final class KeyList: Sendable {
  private static let indexThreshold = 16

  static let empty = KeyList(distinct: [])

  let keys: [String]
  private let index: [String: Int]?

  init(distinct keys: [String]) {
    self.keys = keys
    if keys.count < KeyList.indexThreshold {
      index = nil
    } else {
      var index: [String: Int] = [:]
      index.reserveCapacity(keys.count)
      for (position, key) in keys.enumerated() { index[key] = position }
      self.index = index
    }
  }

  func position(of key: String) -> Int? {
    if let index { return index[key] }
    return keys.firstIndex(of: key)
  }
}
