/// Turns texts of intents, with parameters as `${name}`, into texts of the language.
struct TextSlots {
  /// By their names in the file.
  var slots: [String: TextSlot]
  /// Whether a slot may hold only the name of a parameter, as in summaries.
  var isPlain = false

  /// How many slots of which nothing is known are told of one text.
  private static let mostUnknown = 20

  /// Bytes are looked at, as by who reads expressions: to letters, a brace with an accent is no brace.
  /// - Returns: the text, and what stands in slots that nothing is known of. Such a slot is written as mere text.
  func converted(_ text: String) -> (text: String, unknown: [String]) {
    let bytes = Array(text.utf8)
    var (result, unknown) = ([UInt8](), [String]())
    var position = 0
    while position < bytes.count {
      guard bytes[position...].starts(with: TextSlots.opening) else {
        result.append(bytes[position])
        position += 1
        continue
      }
      let start = position + TextSlots.opening.count
      let end = bytes[start...].firstIndex { "{}\n\r".utf8.contains($0) } ?? bytes.count
      let written = String(decoding: bytes[start..<end], as: UTF8.self)
      if end < bytes.count, bytes[end] == UInt8(ascii: "}"), let expression = expression(written) {
        // `$${` would be read as the mere characters `${`.
        if result.last == UInt8(ascii: "$") {
          result.replaceSubrange((result.count - 1)..., with: (isPlain ? "$ " : "${'$'}").utf8)
        }
        result += "${\(expression)}".utf8
        position = end + 1
      } else {
        let part = String(written.prefix(100))
        if unknown.count < TextSlots.mostUnknown, !unknown.contains(part) { unknown.append(part) }
        result += "$${".utf8
        position = start
      }
    }
    return (String(decoding: result, as: UTF8.self), unknown)
  }

  private static let opening = Array("${".utf8)

  private func expression(_ written: String) -> String? {
    if let slot = slots[written] { return slot.expression }
    let parts = written.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard !isPlain, parts.count == 2, let slot = slots[parts[0]], let property = slot.properties[parts[1]] else {
      return nil
    }
    return property
  }

  /// A text without slots.
  static func escaped(_ text: String) -> String { TextSlots(slots: [:]).converted(text).text }

  /// A literal of an expression.
  static func literal(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": result += "''"
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }
}
