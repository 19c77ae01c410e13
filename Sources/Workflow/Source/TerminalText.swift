/// The one way to the terminal for text that came from a file, a reply or a person: nothing in it may move the cursor,
/// change colours, reorder other text or ask the terminal a question.
public enum TerminalText {
  /// The text without anything a terminal would obey. Controls are shown as escapes (`\x1b`), line breaks as `⏎`, tabs
  /// as spaces; what is invisible and changes the text around it (bidi controls, tags, C1 controls) is left out, and so are
  /// marks beyond the eighth on one character, which would run over other lines.
  ///
  /// Each text is cleaned by itself, so that two of them side by side cannot form a sequence.
  public static func cleaned(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var cleaned = String.UnicodeScalarView()
    var marks = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0x0A where previous == "\r": continue
      case 0x09: cleaned.append(" ")
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: cleaned.append("⏎")
      case 0x08: cleaned.append(contentsOf: "\\b".unicodeScalars)
      case 0..<0x20, 0x7F: cleaned.append(contentsOf: escape(scalar.value).unicodeScalars)
      case _ where isObeyed(scalar.value): continue
      default:
        marks = DisplayWidth.isMark(scalar) ? marks + 1 : 0
        if marks <= maximumMarks { cleaned.append(scalar) }
      }
    }
    return String(cleaned)
  }

  /// The columns that a cleaned text takes: by grapheme cluster, as terminals draw them.
  public static func width(of text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + DisplayWidth.of($1) }
  }

  private static let maximumMarks = 8

  private static func escape(_ code: UInt32) -> String {
    "\\x" + (code < 16 ? "0" : "") + String(code, radix: 16)
  }

  private static func isObeyed(_ code: UInt32) -> Bool {
    switch code {
    case 0x80...0x9F: true  // C1 controls, a second set of escapes
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidi marks, embeddings and isolates
    case 0xFEFF, 0xFFF9...0xFFFB: true  // byte order mark, annotations
    case 0xE0000...0xE0FFF: !(0xE0100...0xE01EF).contains(code)  // tags; variation selectors stay
    default: false
    }
  }
}
