import Workflow

/// The words that the program was started with.
enum ProgramArguments {
  /// Those behind the program's name.
  /// - Throws: a ``Diagnostic`` for one that is not UTF-8. Mended, it would be another text, and as a path name another file.
  static func words() throws -> [String] {
    try (0..<Int(CommandLine.argc)).dropFirst().compactMap { place in
      guard let bytes = CommandLine.unsafeArgv[place] else { return nil }
      guard let word = String(validatingCString: bytes) else {
        throw Diagnostic.notUTF8(String(cString: bytes), place: place)
      }
      return word
    }
  }
}

extension Diagnostic {
  fileprivate static func notUTF8(_ mended: String, place: Int) -> Diagnostic {
    Diagnostic(
      code: "argument-not-utf8", "Argument \(place), `\(TerminalText.cleaned(mended))`, is not UTF-8.", at: nil,
      hint: "rename the file, or write the text in UTF-8")
  }
}
