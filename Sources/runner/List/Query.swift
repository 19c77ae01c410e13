/// What is typed into a visual list. The language is that of fzf: words that all have to match, ` | ` between words of which
/// one has to, and before and behind a word what it means: `'exact`, `'word'`, `^start`, `end$`, `!not`. `\ ` is a space in
/// a word. Small letters mean capitals too, letters without accents those with.
struct Query: Sendable, Equatable {
  let text: String
  let style: QueryStyle
  /// One term of each group has to match.
  let groups: [[QueryTerm]]
  /// The letters that every matching row has.
  let mask: LetterMask

  init(_ text: String, _ style: QueryStyle = QueryStyle()) {
    self.text = text
    self.style = style
    groups = Query.groups(in: text, style)
    mask = groups.reduce(into: LetterMask()) { $0.formUnion(Query.mask(of: $1)) }
  }

  /// Whether every row matches.
  var isEmpty: Bool { groups.isEmpty }

  /// Whether matching rows are better and worse. Rows that are only not left out keep their order.
  var ranks: Bool { !style.keepsOrder && groups.contains { $0.contains { !$0.isInverse } } }

  private static func groups(in text: String, _ style: QueryStyle) -> [[QueryTerm]] {
    var groups: [[QueryTerm]] = []
    var isAfterBar = false
    var joins = false
    for word in words(in: text) {
      if !groups.isEmpty, !isAfterBar, word == ["|"] {
        isAfterBar = true
        joins = true
        continue
      }
      isAfterBar = false
      guard let term = QueryTerm(word, style) else { continue }
      if joins {
        groups[groups.count - 1].append(term)
      } else {
        groups.append([term])
      }
      joins = false
    }
    return groups
  }

  private static func words(in text: String) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = [[]]
    for scalar in text.unicodeScalars {
      if scalar != " " {
        words[words.count - 1].append(scalar)
      } else if words[words.count - 1].last == "\\" {
        words[words.count - 1].removeLast()
        words[words.count - 1].append(" ")
      } else {
        words.append([])
      }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func mask(of group: [QueryTerm]) -> LetterMask {
    // Where a row only has not to match nothing is known of its letters.
    if group.contains(where: \.isInverse) { return LetterMask() }
    return group.dropFirst().reduce(into: group[0].mask) { $0.formIntersection($1.mask) }
  }
}
