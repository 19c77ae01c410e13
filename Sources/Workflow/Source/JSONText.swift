/// Writes JSON, for reports that other programs read.
indirect enum JSONText {
  case null
  case boolean(Bool)
  case integer(Int)
  case text(String)
  case list([JSONText])
  /// In the order given.
  case object([(String, JSONText)])

  /// Indented, without a line break at the end. Characters outside ASCII stay; controls, among them DEL and C1, are
  /// escaped, so that a terminal obeys nothing in it.
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
      switch scalar.value {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x0A: quoted += "\\n"
      case 0x0D: quoted += "\\r"
      case 0x09: quoted += "\\t"
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
