/// Putting quotes around a text in a file, the remedy for most of what YAML misreads.
struct Quoting {
  let range: SourceRange

  /// The text in quotes: in double quotes if nothing in it needs an escape there, else in single quotes.
  var quoted: String {
    let text = range.text
    if text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
    return "\"" + text + "\""
  }

  /// What to write, for a hint.
  var advice: String { range.text.utf8.count <= 60 ? "write `\(quoted)`" : "put quotes around it" }

  func fix(isSafe: Bool) -> Diagnostic.Fix {
    Diagnostic.Fix("Put quotes around it", replace: range, with: quoted, isSafe: isSafe)
  }
}
