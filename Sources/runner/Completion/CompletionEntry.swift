import Workflow

/// `runner complete`, which the scripts of the shells call and nobody else.
///
/// Bash gets a line for each word, quoted as the place wants it, since it puts replies in as they are. The others quote
/// by themselves: they get a line that says which paths they are to offer, and one for each word with what it is.
enum CompletionEntry {
  static let verb = "complete"

  /// - Parameter words: the shell, then for bash its `COMP_WORDBREAKS` and the line up to the cursor; for others the words
  ///   behind the program, of which the last is being written.
  static func lines(for words: [String]) -> [String] {
    guard let shell = words.first.flatMap(Shell.init(rawValue:)) else { return [] }
    let rest = Array(words.dropFirst())
    switch shell {
    case .bash: return rest.count == 2 ? linesForBash(BashLine(rest[1], breaks: rest[0])) : []
    case .zsh: return lines(of: Completion.suggestions(for: rest))
    case .fish:
      // Fish gives the last word as it is written.
      let last = BashLine(rest.last ?? "", breaks: "").words.joined(separator: " ")
      return lines(of: Completion.suggestions(for: rest.dropLast() + [last]))
    }
  }

  /// A word, a tab and what it is.
  private static func lines(of suggestions: Suggestions) -> [String] {
    [suggestions.paths.rawValue] + suggestions.words.map { "\($0.text)\t\(firstSentence(of: $0.help))" }
  }

  private static func linesForBash(_ line: BashLine) -> [String] {
    var suggestions = Completion.suggestions(for: Array(line.words.dropFirst()))
    let prefix = suggestions.pathPrefix
    let home = line.beginsAtHome ? SystemEnvironment().setting("HOME") : nil
    let written = String((line.words.last ?? "").dropFirst(prefix.count))
    suggestions.add(
      PathNames.all(from: written, suggestions.paths, home: home).map { Candidate(prefix + $0) })
    return suggestions.words.compactMap { line.reply(for: $0.text) }
  }

  private static func firstSentence(of help: String) -> String {
    let sentence = help.firstRange(of: ". ").map { help[..<$0.lowerBound] } ?? help[...]
    return TerminalText.cleaned(sentence.map { $0.isWhitespace ? " " : String($0) }.joined())
  }
}
