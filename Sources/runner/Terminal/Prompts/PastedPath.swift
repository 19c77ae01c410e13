import Workflow

/// A path as terminals write it when a file is dropped onto them: in quotes, as a `file:` URL, with white space behind it.
enum PastedPath {
  /// The path itself. What is typed comes letter by letter, and stays as it is.
  static func path(in text: String) -> String {
    if text.count == 1 { return text }
    let pasted = String(text.reversed().drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace })
    if pasted.count > 1, let quote = pasted.first, "'\"".contains(quote), pasted.last == quote {
      return String(pasted.dropFirst().dropLast())
    }
    if let parts = Address(pasted)?.parts, parts.scheme == "file" { return Address.decoded(parts.path) }
    return pasted
  }
}
