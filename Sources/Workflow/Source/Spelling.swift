/// Did you mean …?
public enum Spelling {
  /// The known name nearest to what was written: one that differs only in case, else the one with the fewest slips, as
  /// long as these are few for its length. A slip is a letter too many, too few or wrong, or two letters swapped.
  public static func nearest(to written: String, among known: some Sequence<String>) -> String? {
    let letters = Array(written.lowercased().unicodeScalars)
    var best: (name: String, slips: Int)?
    for name in known where name != written {
      let other = Array(name.lowercased().unicodeScalars)
      if other == letters { return name }
      let length = max(letters.count, other.count)
      let bound = min(length < 3 ? 0 : max(1, length / 3), (best?.slips ?? .max) - 1)
      if bound > 0, let slips = slips(between: letters, and: other, atMost: bound) { best = (name, slips) }
    }
    return best?.name
  }

  /// Edit distance with transpositions (optimal string alignment), nil above a bound.
  private static func slips(
    between left: [Unicode.Scalar], and right: [Unicode.Scalar], atMost bound: Int
  ) -> Int? {
    // Beyond this no name is meant, and the table would be large.
    guard abs(left.count - right.count) <= bound, max(left.count, right.count) <= 100 else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let isSame = left[row] == right[column]
        var slips = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          slips = min(slips, beforePrevious[column - 1] + 1)
        }
        current.append(slips)
      }
      if current.allSatisfy({ $0 > bound }) { return nil }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count] <= bound ? previous[right.count] : nil
  }
}
