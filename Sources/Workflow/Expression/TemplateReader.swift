/// Finds the `${…}` of a scalar.
struct TemplateReader {
  private let scalar: ScalarText
  private let bytes: [UInt8]
  private var parts: [Template.Part] = []
  private var text: [UInt8] = []

  init(_ scalar: ScalarText) {
    self.scalar = scalar
    bytes = Array(scalar.text.utf8)
  }

  /// All mistakes are reported; nothing is given after one.
  mutating func read(into diagnostics: inout Diagnostics) -> Template? {
    var position = 0
    var isSound = true
    while position < bytes.count {
      if starts("$${", at: position) {
        text.append(contentsOf: "${".utf8)
        position += 3
      } else if starts("${", at: position) {
        endText()
        let start = position
        do throws(Diagnostic) {
          position = try end(of: start) + 1
          // A dictionary has colons, a template of GitHub or Jinja has none.
          if starts("${{", at: start), position > start + 5, bytes[position - 2] == UInt8(ascii: "}"),
            !bytes[start..<position].contains(UInt8(ascii: ":"))
          {
            throw .doubleBraces(inner(start + 3..<position - 2), at: scalar.range(start..<position))
          }
          parts.append(.expression(try Syntax.parse(bytes, in: start + 2..<position - 1, of: scalar)))
        } catch {
          diagnostics.report(error)
          isSound = false
          // Without its end the rest of the scalar cannot be told apart.
          if position == start { return nil }
        }
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    endText()
    return isSound ? Template(parts: parts) : nil
  }

  /// The words in a stretch, without the spaces around them.
  private func inner(_ range: Range<Int>) -> String {
    let words = bytes[range].drop { $0 == UInt8(ascii: " ") }
    return String(
      decoding: words.prefix(words.count - words.reversed().prefix { $0 == UInt8(ascii: " ") }.count), as: UTF8.self)
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    parts.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  private func starts(_ mark: StaticString, at position: Int) -> Bool {
    mark.withUTF8Buffer {
      position + $0.count <= bytes.count && bytes[position..<position + $0.count].elementsEqual($0)
    }
  }

  /// The `}` that ends the `${` at a position: braces inside are counted, those in quotes are not.
  private func end(of start: Int) throws(Diagnostic) -> Int {
    var depth = 0
    var position = start + 2
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        // A quote in a text is doubled, which reads as the end of one text and the start of the next.
        guard let close = bytes[(position + 1)...].firstIndex(of: bytes[position]) else {
          if bytes[position] == UInt8(ascii: "'") {
            throw .unclosedText(at: scalar.range(position..<position + 1))
          }
          break
        }
        position = close
      case UInt8(ascii: "{"):
        depth += 1
      case UInt8(ascii: "}"):
        if depth == 0 { return position }
        depth -= 1
      default: break
      }
      position += 1
    }
    throw .unclosedExpression(at: scalar.range(start..<start + 2))
  }
}

extension Diagnostic {
  static func unclosedText(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unclosed-text", "The text that begins here has no end.", at: range,
      hint: "end it with `'`; a quote inside is written `''`")
  }

  fileprivate static func unclosedExpression(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unclosed-expression", "The expression that begins here has no end.", at: range,
      hint: "end it with `}`, or write `$${` for the characters themselves")
  }
}
