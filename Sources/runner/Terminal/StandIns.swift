import Workflow

enum TerminalText {
  static func cleaned(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 || (0x7F...0x9F).contains($0.value) ? " " : $0 }))
  }
  static func width(of text: String) -> Int { text.unicodeScalars.first.map { $0.value > 0x1F000 } == true ? text.count * 2 : text.count }
}

enum SymbolTable {
  static func symbol(named name: String) -> (emoji: String, ascii: String)? { nil }
}
