/// A part of a file that is to be written, with the notes that stand above its entries.
indirect enum Outline {
  struct Entry {
    let key: String
    let value: Outline
    var notes: [ImportNote]
    /// Whether it is a word of the language, which stands there as it is: `true`.
    let isWord: Bool

    init(_ key: String, _ value: Outline, notes: [ImportNote] = [], isWord: Bool = false) {
      self.key = key
      self.value = value
      self.notes = notes
      self.isWord = isWord
    }
  }

  /// A text, quoted where it has to be.
  case text(String)
  /// What is YAML already: a number, `true`, `[text, 1..6]`.
  case plain(String)
  case list([Outline])
  /// - isSpaced: whether an empty line stands between its entries.
  case mapping([Entry], isSpaced: Bool = false)

  /// All notes, in the order of the file.
  var notes: [ImportNote] {
    switch self {
    case .text, .plain: []
    case .list(let items): items.flatMap(\.notes)
    case .mapping(let entries, _): entries.flatMap { $0.notes + $0.value.notes }
    }
  }
}
