/// Looks through the bytes of texts in ASCII, before anything is weighed.
enum AsciiScan {
  /// The part of a text in which a fuzzy term can stand, with one character before it.
  /// - Returns: nothing where the characters of the term are not there in their order.
  static func part(of bytes: [UInt8], _ range: Range<Int>, with term: QueryTerm) -> Range<Int>? {
    let fold: UInt8 = term.isCaseSensitive ? 0 : 0x20
    var index = range.lowerBound
    var first: Int?
    for wanted in term.ascii {
      // Folding is one bit for letters, and would take other characters for one another.
      let bit = wanted >= 0x61 && wanted <= 0x7A ? fold : 0
      while true {
        if index == range.upperBound { return nil }
        if bytes[index] | bit == wanted { break }
        index += 1
      }
      if first == nil { first = index }
      index += 1
    }
    guard let first, let last = term.ascii.last else { return nil }
    let bit = last >= 0x61 && last <= 0x7A ? fold : 0
    var end = range.upperBound
    while bytes[end - 1] | bit != last { end -= 1 }
    return max(first - 1, range.lowerBound)..<end
  }
}
