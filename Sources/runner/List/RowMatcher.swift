import Workflow

/// Matches rows with a query, one after the other. Each thread has its own.
struct RowMatcher {
  let query: Query
  private var text = MatchText()
  private var fuzzy = FuzzyMatch()
  private var compact = CompactFuzzyMatch()

  init(_ query: Query) { self.query = query }

  /// Finds the rows of a chunk that match, group by group of the query: so the terms are fetched once for all rows.
  /// - Parameter candidates: the rows that may match; nothing for all.
  mutating func matches(in chunk: RowChunk, among candidates: [UInt16]?) -> (rows: [UInt16], scores: [Int32]) {
    var rows = candidates ?? []
    let masks = chunk.masks
    if candidates == nil {
      for row in 0..<chunk.count where masks[row].contains(query.mask) { rows.append(UInt16(row)) }
    }
    var scores = [Int32](repeating: 0, count: rows.count)
    for group in query.groups {
      let term = group.count == 1 && !group[0].isInverse && chunk.details.isEmpty ? group[0] : nil
      let kept = keep(&rows, &scores, matching: term, or: group, in: chunk)
      rows.removeLast(rows.count - kept)
    }
    scores.removeLast(scores.count - rows.count)
    return (rows, scores)
  }

  /// Moves the rows that match to the front.
  /// - Parameter term: the only one of the group, where rows have nothing but a name: what holds for most.
  /// - Returns: how many match.
  private mutating func keep(
    _ rows: inout [UInt16], _ scores: inout [Int32], matching term: QueryTerm?, or group: [QueryTerm],
    in chunk: RowChunk
  ) -> Int {
    let (block, names, masks) = (chunk.bytes, chunk.names, chunk.masks)
    let bytes = block.span
    let isCompact = chunk.searched.isEmpty && term.map { $0.kind == .fuzzy && !$0.ascii.isEmpty } ?? false
    var none: [Int]?
    var kept = 0
    for index in rows.indices {
      let row = Int(rows[index])
      let found: Int32?
      if isCompact, let term, names[row].length <= LetterPlaces.longest, !masks[row].hasWideCharacters {
        found = masks[row].contains(term.mask) ? compact.score(of: term, in: bytes, names[row].indices) : nil
      } else if let term {
        found = nameScore(of: term, row, of: chunk, &none)
      } else {
        found = score(of: group, row, in: chunk)
      }
      guard let found else { continue }
      rows[kept] = rows[index]
      scores[kept] = scores[index] + found
      kept += 1
    }
    return kept
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

  private mutating func score(of group: [QueryTerm], _ row: Int, in chunk: RowChunk) -> Int32? {
    var (name, subtitle): ([Int]?, [Int]?)
    return score(of: group, row, in: chunk, &name, &subtitle)
  }

  /// Of the first term that matches, name before subtitle.
  private mutating func score(
    of group: [QueryTerm], _ row: Int, in chunk: RowChunk, _ name: inout [Int]?, _ subtitle: inout [Int]?
  ) -> Int32? {
    var isMissed = false
    for term in group {
      var score = nameScore(of: term, row, of: chunk, &name)
      if score == nil, !chunk.details.isEmpty, !chunk.details[row].subtitle.isNone {
        score = self.score(of: term, in: chunk.details[row].subtitle, row, of: chunk, &subtitle)
      }
      if let score, !term.isInverse { return score }
      if score == nil, term.isInverse { isMissed = true }
    }
    return isMissed ? 0 : nil
  }

  /// In the first part of the name that matches, of those that are looked at.
  private mutating func nameScore(
    of term: QueryTerm, _ row: Int, of chunk: RowChunk, _ places: inout [Int]?
  ) -> Int32? {
    if chunk.searched.isEmpty { return score(of: term, in: chunk.names[row], row, of: chunk, &places) }
    for part in chunk.searched(at: row) where !part.isNone {
      var found: [Int]? = places == nil ? nil : []
      guard let score = score(of: term, in: part, row, of: chunk, &found) else { continue }
      let before = chunk.characters(from: chunk.names[row].start, to: part.start)
      places?.append(contentsOf: (found ?? []).map { before + $0 })
      return score
    }
    return nil
  }

  private mutating func score(
    of term: QueryTerm, in range: TextRange, _ row: Int, of chunk: RowChunk, _ places: inout [Int]?
  ) -> Int32? {
    let mask = chunk.masks[row]
    if !mask.contains(term.mask) { return nil }
    let block = chunk.bytes
    let bytes = block.span
    if mask.hasWideCharacters {
      text.load(bytes, range.indices, for: term)
    } else if term.ascii.isEmpty {
      return nil
    } else if term.kind != .fuzzy {
      text.load(ascii: bytes, range.indices, offset: 0, isCaseSensitive: term.isCaseSensitive)
    } else {
      let part = AsciiScan.part(of: bytes, range.indices, with: term.ascii, isCaseSensitive: term.isCaseSensitive)
      guard let part else { return nil }
      if part.count <= LetterPlaces.longest, places == nil { return compact.score(of: term, in: bytes, part) }
      text.load(
        ascii: bytes, part, offset: part.lowerBound - Int(range.start), isCaseSensitive: term.isCaseSensitive)
    }
    if term.isInverse {
      // What stands in the way is no hit.
      var none: [Int]?
      return score(of: term, &none)
    }
    return score(of: term, &places)
  }

  private mutating func score(of term: QueryTerm, _ places: inout [Int]?) -> Int32? {
    term.kind == .fuzzy
      ? fuzzy.score(of: term.characters, in: text, places: &places)
      : ExactMatch.score(of: term, in: text, places: &places)
  }
}

extension RowChunk {
  /// How many characters begin between two places of a name.
  fileprivate func characters(from start: UInt32, to end: UInt32) -> Int {
    bytes[Int(start)..<Int(end)].count { $0 & 0xC0 != 0x80 }
  }
}
