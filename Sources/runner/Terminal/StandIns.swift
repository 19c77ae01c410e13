import Workflow

enum TerminalText {
  static func cleaned(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 || (0x7F...0x9F).contains($0.value) ? " " : $0 }))
  }
  static func width(of text: String) -> Int { text.unicodeScalars.first.map { $0.value > 0x1F000 } == true ? text.count * 2 : text.count }
}

struct DiagnosticRenderer {
  func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { "\($0.severity.rawValue): \($0.message) [\($0.code)]\n" + ($0.hint.map { "  \($0)\n" } ?? "") }.joined()
  }
}

extension Output {
  func write(json value: Value) throws { try write([value.shortForm]) }
}
