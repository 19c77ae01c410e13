/// How a text stands in YAML: plain where nothing else could be meant, in lines of its own where it has several, else in
/// quotes.
public enum YAMLText {
  /// A key, which stands in one line.
  public static func key(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// A value. The lines of a block stand behind `indent` spaces, and its last one may end with a line break.
  public static func scalar(_ text: String, indent: Int) -> String {
    if isPlain(text) { return text }
    return text.contains("\n") && fitsBlock(text) ? block(text, indent: indent) : quoted(text)
  }

  /// An item within `[ ]`, where a comma, a brace or the `$` of an expression would end it or mean something else.
  public static func flow(_ text: String) -> String {
    isPlain(text) && !text.utf8.contains { ",[]{}$:".utf8.contains($0) } ? text : quoted(text)
  }

  /// Whether a reader takes the characters, without quotes, for the same text.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last, first != 0x20, last != 0x20,
      last != UInt8(ascii: ":"), text.unicodeScalars.allSatisfy({ isPrintable($0) && $0 != "\n" }),
      !has(": ", in: text), !has(" #", in: text), !isCoreWord(text)
    else { return false }
    if text.utf8.starts(with: "---".utf8) || text.utf8.starts(with: "...".utf8) { return false }
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      // These begin a plain text unless a space follows.
      let second = text.utf8.dropFirst().first
      return second != nil && second != 0x20
    default: return !"[]{},#&*!|>'\"%@`".utf8.contains(first)
    }
  }

  /// Byte by byte, as YAML is read: to letters, a space with an accent is no space.
  private static func has(_ mark: String, in text: String) -> Bool {
    let (first, second) = (mark.utf8.first, mark.utf8.last)
    return zip(text.utf8, text.utf8.dropFirst()).contains { $0 == first && $1 == second }
  }

  /// Whether the core schema gives the characters another type than text.
  private static func isCoreWord(_ text: String) -> Bool {
    switch text {
    case "~", "null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE", "<<", "=": true
    default: ScalarRules.number(text) != .notANumber
    }
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...0x10FFFF:
      // Some read 2028 and 2029 as line breaks; the others turn text round, or nobody sees them.
      switch scalar.value {
      case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFFF9...0xFFFB, 0xE0000...0xE007F: false
      default: true
      }
    default: false
    }
  }

  /// Whether a literal block keeps the text: its first line must not begin with a space, which would be taken for
  /// indentation, and must not be empty, which would hide it.
  private static func fitsBlock(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first != " ", first != "\n" else { return false }
    return text.unicodeScalars.allSatisfy(isPrintable)
  }

  private static func block(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let chomping: String
    if lines.last?.isEmpty == true {
      lines.removeLast()
      chomping = lines.last?.isEmpty == true ? "+" : ""
    } else {
      chomping = "-"
    }
    let body = lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
    return "|\(chomping)\n\(body)" + (chomping == "-" ? "" : "\n")
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isPrintable(scalar): result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x100: result += "\\x" + TextScanner.padded(hexadecimal: Int(scalar.value), to: 2)
      case _ where scalar.value > 0xFFFF: result += "\\U" + TextScanner.padded(hexadecimal: Int(scalar.value), to: 8)
      default: result += "\\u" + TextScanner.padded(hexadecimal: Int(scalar.value), to: 4)
      }
    }
    return result + "\""
  }
}
