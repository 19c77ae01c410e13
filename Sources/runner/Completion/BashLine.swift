/// A command line of bash up to the cursor, as it is written, with its quotes.
///
/// Bash breaks words also at `=` and `:`, and puts what is replied where the last of those parts stands, just as it is:
/// the reply has the quoting that the place wants, so that nothing in it means anything to the shell.
struct BashLine {
  /// The words without quotes; the last is being written.
  private(set) var words: [String] = []
  /// The quote that is open where the last word ends.
  private var quote: Character?
  /// Whether the last word begins with `~/` and means the home folder.
  private(set) var beginsAtHome = false
  /// How much of the last word stands before what bash replaces.
  private var keptLength = 0

  /// - Parameter breaks: the characters at which bash breaks words, its `COMP_WORDBREAKS`.
  init(_ line: String, breaks: String) {
    var word = ""
    var hasWord = false
    var keptBeforeQuote = 0
    var rest = line[...]
    while let character = rest.popFirst() {
      switch (quote, character) {
      case (nil, " "), (nil, "\t"), (nil, "\n"):
        if hasWord { words.append(word) }
        (word, hasWord, keptLength, beginsAtHome) = ("", false, 0, false)
        continue
      case (nil, "'"), (nil, "\""):
        quote = character
        (keptBeforeQuote, keptLength) = (keptLength, word.unicodeScalars.count)
      case (nil, "\\"): if let next = rest.popFirst() { word.append(next) }
      case (let open?, _) where character == open:
        quote = nil
        // What was quoted is replaced with its quotes.
        keptLength = keptBeforeQuote
      case ("\"", "\\"):
        let next = rest.popFirst()
        // Before other characters it stands for itself.
        if let next, !"\"\\$`".contains(next) { word.append("\\") }
        if let next { word.append(next) }
      default:
        word.append(character)
        if quote == nil, word == "~" { beginsAtHome = true }
        if quote == nil, breaks.contains(character) { keptLength = word.unicodeScalars.count }
      }
      hasWord = true
    }
    words.append(word)
  }

  /// What to put where bash replaces; nothing where the candidate does not go on from what is written.
  func reply(for candidate: String) -> String? {
    guard candidate.hasPrefix(words.last ?? "") else { return nil }
    let text = String(String.UnicodeScalarView(candidate.unicodeScalars.dropFirst(keptLength)))
    if quote == nil, keptLength == 0, beginsAtHome { return "~" + text.dropFirst().escapedForShell }
    return switch quote {
    case "'": text.replacing("'", with: #"'\''"#)
    case "\"": text.map { $0 == "!" ? #""\!""# : "\"\\$`".contains($0) ? "\\\($0)" : String($0) }.joined()
    default: text.escapedForShell
    }
  }
}

extension StringProtocol {
  fileprivate var escapedForShell: String { map { $0.isPlainInShell ? String($0) : "\\\($0)" }.joined() }
}

extension Character {
  /// Whether it means nothing to the shell, wherever it stands.
  fileprivate var isPlainInShell: Bool { isLetter || isNumber || "_-./,@%+=:".contains(self) || !isASCII }
}
