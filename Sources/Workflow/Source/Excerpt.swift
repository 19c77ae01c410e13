/// A text from a file inside a sentence: whole if it is short, else its beginning.
public enum Excerpt {
  public static func of(_ text: some StringProtocol) -> String {
    // Bytes first: a text of megabytes is not worth counting.
    guard text.utf8.count > 60, text.count > 60 else { return String(text) }
    return text.prefix(59) + "…"
  }
}
