/// Matches rows with a query, one after the other. Each thread has its own.
struct RowMatcher {
  let query: Query
  private var text = MatchText()
  private var fuzzy = FuzzyMatch()

  init(_ query: Query) { self.query = query }

  /// What a row is worth.
  /// - Returns: nothing where it does not match.
  mutating func score(of row: Int, in chunk: RowChunk) -> Int32? {
    if !chunk.masks[row].contains(query.mask) { return nil }
    var (name, subtitle): ([Int]?, [Int]?)
    var total: Int32 = 0
    for group in query.groups {
      guard let score = score(of: group, row, in: chunk, &name, &subtitle) else { return nil }
      total += score
    }
    return total
  }

  /// Which characters are hit.
  mutating func highlights(of row: Int, in chunk: RowChunk) -> RowHighlights {
    var name: [Int]? = []
    var subtitle: [Int]? = []
    for group in query.groups {
      guard score(of: group, row, in: chunk, &name, &subtitle) != nil else { return RowHighlights() }
    }
    return RowHighlights(name: Set(name ?? []).sorted(), subtitle: Set(subtitle ?? []).sorted())
  }

  /// Of the first term that matches, name before subtitle.
  private mutating func score(
    of group: [QueryTerm], _ row: Int, in chunk: RowChunk, _ name: inout [Int]?, _ subtitle: inout [Int]?
  ) -> Int32? {
    var isMissed = false
    for term in group {
      var score = score(of: term, in: chunk.names[row], row, of: chunk, &name)
      if score == nil, !chunk.details.isEmpty, !chunk.details[row].subtitle.isNone {
        score = self.score(of: term, in: chunk.details[row].subtitle, row, of: chunk, &subtitle)
      }
      if let score, !term.isInverse { return score }
      if score == nil, term.isInverse { isMissed = true }
    }
    return isMissed ? 0 : nil
  }

  private mutating func score(
    of term: QueryTerm, in range: TextRange, _ row: Int, of chunk: RowChunk, _ places: inout [Int]?
  ) -> Int32? {
    let mask = chunk.masks[row]
    if !mask.contains(term.mask) { return nil }
    // What stands in the way of an inverse term is no hit.
    var none: [Int]?
    let isASCII = !mask.hasWideCharacters
    if isASCII && term.ascii.isEmpty { return nil }
    if term.kind == .fuzzy {
      if isASCII {
        guard let part = AsciiScan.part(of: chunk.bytes, range.indices, with: term) else { return nil }
        text.load(ascii: chunk.bytes, part, offset: part.lowerBound - Int(range.start), for: term)
      } else {
        text.load(chunk.bytes[range.indices], for: term)
      }
      return term.isInverse
        ? fuzzy.score(of: term.characters, in: text, places: &none)
        : fuzzy.score(of: term.characters, in: text, places: &places)
    }
    if isASCII {
      text.load(ascii: chunk.bytes, range.indices, offset: 0, for: term)
    } else {
      text.load(chunk.bytes[range.indices], for: term)
    }
    return term.isInverse
      ? ExactMatch.score(of: term, in: text, places: &none) : ExactMatch.score(of: term, in: text, places: &places)
  }
}
