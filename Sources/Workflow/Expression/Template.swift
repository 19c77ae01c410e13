/// A scalar as parsed: text with expressions in it.
public struct Template: Sendable {
  public enum Part: Sendable {
    case text(String)
    case expression(Syntax)
  }

  /// No two texts follow each other, and none is empty.
  public let parts: [Part]

  public init(parts: [Part]) { self.parts = parts }

  /// Whether the scalar has no `${…}`.
  public var isLiteral: Bool { literal != nil }

  /// The text of a scalar without `${…}`.
  public var literal: String? {
    switch parts.first {
    case nil: ""
    case .text(let text) where parts.count == 1: text
    default: nil
    }
  }

  /// The expression of a scalar that is exactly one `${…}`, which keeps its type.
  public var single: Syntax? {
    if parts.count == 1, case .expression(let syntax) = parts[0] { syntax } else { nil }
  }

  public var expressions: [Syntax] {
    parts.compactMap { if case .expression(let syntax) = $0 { syntax } else { nil } }
  }
}

extension Template {
  /// Nothing after an error.
  public static func parse(_ scalar: ScalarText, into diagnostics: inout Diagnostics) -> Template? {
    guard scalar.text.utf8.contains(UInt8(ascii: "$")) else {
      return Template(parts: scalar.text.isEmpty ? [] : [.text(scalar.text)])
    }
    var reader = TemplateReader(scalar)
    return reader.read(into: &diagnostics)
  }
}

extension Syntax {
  static func parse(_ bytes: [UInt8], in stretch: Range<Int>, of scalar: ScalarText) throws(Diagnostic) -> Syntax {
    var lexer = Lexer(bytes, in: stretch, of: scalar)
    var parser = ExpressionParser(try lexer.tokens(), of: scalar)
    return try parser.parse()
  }
}
