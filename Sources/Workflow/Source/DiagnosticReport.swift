/// Diagnostics as data for editors and other programs.
public enum DiagnosticReport {
  /// A JSON array, one object a diagnostic. Offsets count bytes from 0; lines and columns begin at 1, `column` counts
  /// Unicode scalars, `utf16` UTF-16 code units.
  public static func json(_ diagnostics: [Diagnostic]) -> String {
    JSONText.list(diagnostics.map(object)).written() + "\n"
  }

  private static func object(_ diagnostic: Diagnostic) -> JSONText {
    .object(
      [
        ("severity", .text(diagnostic.severity.rawValue)), ("code", .text(diagnostic.code)),
        ("message", .text(diagnostic.message)),
      ] + place(diagnostic.range)
        + [
          ("hint", diagnostic.hint.map { .text($0) } ?? .null),
          ("notes", .list(diagnostic.notes.map { .object([("message", .text($0.message))] + place($0.range)) })),
          ("fixes", .list(diagnostic.fixes.map(object))),
        ])
  }

  private static func object(_ fix: Diagnostic.Fix) -> JSONText {
    .object(
      [("title", .text(fix.title)), ("safe", .boolean(fix.isSafe))] + place(fix.range)
        + [("replacement", .text(fix.replacement))])
  }

  private static func place(_ range: SourceRange?) -> [(String, JSONText)] {
    guard let range else { return [("file", .null), ("start", .null), ("end", .null)] }
    return [
      ("file", .text(range.file.path)), ("start", point(range.start, range.position)),
      ("end", point(range.end, range.endPosition)),
    ]
  }

  private static func point(_ offset: Int, _ position: SourcePosition) -> JSONText {
    .object([
      ("offset", .integer(offset)), ("line", .integer(position.line)), ("column", .integer(position.column)),
      ("utf16", .integer(position.utf16Column)),
    ])
  }
}
