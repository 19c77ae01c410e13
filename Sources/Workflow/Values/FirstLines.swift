/// The beginning of what a program or a server said, for a message: a few lines in one, with nothing in it that a
/// terminal would obey.
public struct FirstLines: Sendable {
  private static let lineLimit = 3
  private static let characterLimit = 300

  /// How a sentence may end with it, with a full stop; nothing where nothing was said.
  public let sentence: String?

  public init(of text: String) {
    // What cannot be shown is not read to its end.
    let beginning = String(text.unicodeScalars.prefix(FirstLines.characterLimit * 8))
    let lines = beginning.split(whereSeparator: \.isNewline).map { TerminalText.cleaned(String($0)).trimmed }
      .filter { !$0.isEmpty }
    var words = lines.prefix(FirstLines.lineLimit).joined(separator: " / ")
    if words.count > FirstLines.characterLimit { words = words.prefix(FirstLines.characterLimit) + "…" }
    let isEnded = words.last.map { ".!?…".contains($0) } ?? true
    sentence = words.isEmpty ? nil : isEnded ? words : words + "."
  }
}
