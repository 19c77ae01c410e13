/// One word of a query.
struct QueryTerm: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// Its characters in their order, with others between.
    case fuzzy
    case exact
    /// As whole words.
    case word
    case start, end
    case whole
  }

  let kind: Kind
  /// Whether rows that match are left out.
  let isInverse: Bool
  /// Folded as the rows are before they are compared.
  let characters: [UInt32]
  let isCaseSensitive: Bool
  let ignoresAccents: Bool
  /// The letters that a row with a match has.
  let mask: LetterMask
  /// The characters where all of them are ASCII: only then can a row in ASCII match.
  let ascii: [UInt8]

  private init(_ kind: Kind, isInverse: Bool, _ characters: [UInt32], isCaseSensitive: Bool, ignoresAccents: Bool) {
    self.kind = kind
    self.isInverse = isInverse
    self.characters = characters
    self.isCaseSensitive = isCaseSensitive
    self.ignoresAccents = ignoresAccents
    var mask = LetterMask()
    for character in characters { mask.insertFolded(CharacterFolding.small(character)) }
    self.mask = mask
    ascii = characters.allSatisfy { $0 < 0x80 } ? characters.map { UInt8(truncatingIfNeeded: $0) } : []
  }

  /// - Parameter word: with its operators: `!`, `'`, `^`, `$`.
  /// - Returns: nothing where nothing but operators is written.
  init?(_ word: some Sequence<Unicode.Scalar>, _ style: QueryStyle = QueryStyle()) {
    var text = Array(word)[...]
    var kind = style.isExact ? Kind.exact : .fuzzy
    let isInverse = text.first == "!"
    if isInverse {
      kind = .exact
      text.removeFirst()
    }
    if text.count > 1, text.last == "$" {
      kind = .end
      text.removeLast()
    }
    if text.count > 2, text.first == "'", text.last == "'" {
      kind = .word
      text = text.dropFirst().dropLast()
    } else if text.first == "'" {
      kind = isInverse || style.isExact ? .fuzzy : .exact
      text.removeFirst()
    } else if text.first == "^" {
      kind = kind == .end ? .whole : .start
      text.removeFirst()
    }
    if text.isEmpty { return nil }
    let written = text.map(\.value)
    let small = written.map(CharacterFolding.small)
    let isCaseSensitive = !style.ignoresCase && written != small
    // Who writes an accent means it.
    let ignoresAccents = small == small.map(CharacterFolding.plain)
    let cased = isCaseSensitive ? written : small
    self.init(
      kind, isInverse: isInverse, ignoresAccents ? cased.map(CharacterFolding.plain) : cased,
      isCaseSensitive: isCaseSensitive, ignoresAccents: ignoresAccents)
  }

  /// A character of a row as it is compared with those of the term.
  @inline(__always)
  func folded(_ character: UInt32) -> UInt32 {
    let cased = isCaseSensitive ? character : CharacterFolding.small(character)
    return ignoresAccents ? CharacterFolding.plain(cased) : cased
  }
}
