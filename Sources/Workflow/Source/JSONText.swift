/// Writes JSON, for reports that other programs read.
indirect enum JSONText {
  case null
  case boolean(Bool)
  case integer(Int)
  case text(String)
  case list([JSONText])
  /// In the order given.
  case object([(String, JSONText)])

  /// Indented, without a line break at the end.
  func written(indentation: Int = 0) -> String {
    switch self {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .text(let value): return Self.quoted(value)
    case .list(let items):
      return Self.block("[", items.map { $0.written(indentation: indentation + 2) }, "]", indentation)
    case .object(let members):
      let lines = members.map { Self.quoted($0.0) + ": " + $0.1.written(indentation: indentation + 2) }
      return Self.block("{", lines, "}", indentation)
    }
  }

  private static func block(_ open: String, _ lines: [String], _ close: String, _ indentation: Int) -> String {
    guard !lines.isEmpty else { return open + close }
    let margin = "\n" + String(repeating: " ", count: indentation)
    return open + margin + "  " + lines.joined(separator: "," + margin + "  ") + margin + close
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if let escape = escape(of: scalar.value) { quoted += escape } else { quoted.unicodeScalars.append(scalar) }
    }
    return quoted + "\""
  }

  /// How all JSON of the runner writes a character that may not stand there by itself, or that a terminal would obey:
  /// controls, among them DEL and C1, what breaks lines or turns their direction round, and what nobody sees. The value
  /// stays the same. Nothing for all other characters, which stand for themselves.
  static func escape(of scalar: UInt32) -> String? {
    switch scalar {
    case 0x22: #"\""#
    case 0x5C: #"\\"#
    case 0x0A: #"\n"#
    case 0x0D: #"\r"#
    case 0x09: #"\t"#
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB:
      unit(scalar)
    // Tags, as two halves.
    case 0xE0000...0xE007F: unit(0xD7C0 + scalar >> 10) + unit(0xDC00 | scalar & 0x3FF)
    default: nil
    }
  }

  /// Whether what ``escape(of:)`` writes otherwise may begin with a byte of UTF-8.
  static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }

  private static func unit(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
