import Workflow

enum TerminalText {
  static func cleaned(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { $0.value < 32 || (0x7F...0x9F).contains($0.value) ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
  static func width(of text: String) -> Int {
    text.reduce(0) { $0 + (($1.unicodeScalars.first?.value ?? 0) > 0x1F000 ? 2 : 1) }
  }
}

struct DiagnosticRenderer {
  func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let hint = diagnostic.hint.map { "  \($0)\n" } ?? ""
      return "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code)]\n\(hint)"
    }.joined()
  }
}
