/// Did you mean …?
public enum Spelling {
  /// The known name nearest to what was written: one that differs only in case, else the one with the fewest slips, as
  /// long as these are few for its length; of several the first one. A slip is a letter too many, too few or wrong, or two
  /// letters swapped.
  public static func nearest(to written: String, among known: some Sequence<String>) -> String? {
    let letters = Letters(written)
    var comparison = Comparison(letters.scalars)
    var best: (name: String, slips: Int)?
    for name in known where name != written {
      guard let other = Letters(name, ifNear: letters.scalars.count) else { continue }
      if other.scalars == letters.scalars { return name }
      let length = max(letters.scalars.count, other.scalars.count)
      let bound = min(length < 3 ? 0 : max(1, length / 3), (best?.slips ?? .max) - 1)
      guard bound > 0, let slips = comparison.slips(to: other.scalars, atMost: bound) else { continue }
      best = (name, slips)
    }
    return best?.name
  }

  /// How many slips lie between two texts, case aside; nothing above a bound.
  static func slips(from written: String, to meant: String, atMost bound: Int) -> Int? {
    var comparison = Comparison(Letters(written).scalars)
    return comparison.slips(to: Letters(meant).scalars, atMost: bound)
  }

  /// A name without its case.
  private struct Letters {
    let scalars: [UInt32]

    init(_ name: String) {
      let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
      scalars =
        isASCII
        ? name.utf8.map { (0x41...0x5A).contains($0) ? UInt32($0) + 0x20 : UInt32($0) }
        : name.lowercased().unicodeScalars.map(\.value)
    }

    /// Nothing where a look at its length tells that it is not meant. A scalar has at most four bytes, and few change
    /// their length with their case.
    init?(_ name: String, ifNear count: Int) {
      let bytes = name.utf8.count
      if bytes > 6 * count + 12 || 6 * bytes + 12 < count { return nil }
      self.init(name)
    }
  }

  /// Edit distances with transpositions (optimal string alignment) from one name to others. Its rows are made once, as
  /// there may be very many others.
  private struct Comparison {
    private let left: [UInt32]
    private var rows: [[Int]] = [[], [], []]

    init(_ left: [UInt32]) { self.left = left }

    /// Nothing above the bound.
    mutating func slips(to right: [UInt32], atMost bound: Int) -> Int? {
      // Beyond this no name is meant, and the table would be large.
      guard abs(left.count - right.count) <= bound, max(left.count, right.count) <= 100 else { return nil }
      if rows[0].count <= right.count { rows = rows.map { _ in Array(repeating: 0, count: right.count + 1) } }
      for column in 0...right.count { rows[1][column] = column }
      for row in 0..<left.count {
        rows[2][0] = row + 1
        var least = row + 1
        for column in 0..<right.count {
          let isSame = left[row] == right[column]
          var slips = min(rows[1][column + 1] + 1, rows[2][column] + 1, rows[1][column] + (isSame ? 0 : 1))
          if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
            slips = min(slips, rows[0][column - 1] + 1)
          }
          rows[2][column + 1] = slips
          least = min(least, slips)
        }
        if least > bound { return nil }
        rows.swapAt(0, 1)
        rows.swapAt(1, 2)
      }
      return rows[1][right.count] <= bound ? rows[1][right.count] : nil
    }
  }
}
