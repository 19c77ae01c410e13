/// Some fields of a line that follow each other, as `--nth` names them: `2`, `-1`, `2..`, `..3`, `2..-2`.
struct FieldRange: Sendable, Equatable {
  /// From 1; below 0 from the end; nothing for the first and the last.
  let first: Int?
  let last: Int?

  /// - Returns: nothing where it is written otherwise.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts.map { Int($0) }
    for (part, number) in zip(parts, numbers) where number == 0 || number == nil && !(parts.count == 2 && part.isEmpty)
    {
      return nil
    }
    (first, last) = (numbers[0], numbers[numbers.count - 1])
  }

  /// Ranges between commas.
  /// - Returns: nothing where one of them is written otherwise.
  static func list(_ text: String) -> [FieldRange]? {
    let ranges = text.split(separator: ",", omittingEmptySubsequences: false).map { FieldRange($0) }
    return ranges.contains(nil) ? nil : ranges.compactMap(\.self)
  }

  /// Which of so many fields are meant, from 0.
  func indices(of count: Int) -> Range<Int> {
    let place = { (number: Int) in number > 0 ? number - 1 : count + number }
    let start = max(0, first.map(place) ?? 0)
    let end = min(count, (last.map(place) ?? count - 1) + 1)
    return start < end ? start..<end : 0..<0
  }
}

/// Fields of one line that follow each other.
struct FieldPart: Equatable {
  /// From 0.
  let indices: Range<Int>
  /// Whether what divides the last from the next is part of it.
  var hasDivision = false
}
