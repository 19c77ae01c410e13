/// A small picture that has a name, for rows and headings of a terminal.
public struct Symbol: Sendable, Equatable {
  /// As SF Symbols calls it: `text.book.closed`.
  public let name: String
  /// One emoji, two columns wide.
  public let emoji: String
  /// One to three printable ASCII characters, for terminals and fonts without emoji.
  public let ascii: String

  init(_ name: String, _ emoji: String, _ ascii: String) {
    self.name = name
    self.emoji = emoji
    self.ascii = ascii
  }
}
