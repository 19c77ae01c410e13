import Workflow

extension PropertyListFault {
  /// - Parameter noun: what the file should be, with its article.
  func diagnostic(of file: SourceFile, noun: String) -> Diagnostic {
    let path = TerminalText.cleaned(file.path)
    func fault(_ code: String, _ message: String, at place: Int?, hint: String? = nil, length: Int = 1) -> Diagnostic {
      Diagnostic(
        code: code, message, at: place.map { SourceRange(file, $0..<min($0 + length, file.bytes.count)) }, hint: hint)
    }
    return switch self {
    case .empty: fault("no-intent-definition", "`\(path)` is empty, and should be \(noun).", at: nil)
    case .otherForm:
      fault(
        "no-intent-definition", "`\(path)` is no property list in XML or binary form, so that it is not \(noun).",
        at: nil)
    case .mergeMark(let place):
      fault(
        "unfinished-merge", "This looks like an unfinished merge: `<<<<<<<` marks a conflict.", at: place,
        hint: "resolve the conflict first", length: 7)
    case .declarations(let place):
      fault(
        "document-declarations", "The document type declares entities of its own, which are never expanded.", at: place,
        hint: "no intent definition file needs them", length: 9)
    case .sameKey(let key, let place):
      fault(
        "duplicate-key", "The key `\(TerminalText.cleaned(String(key.prefix(100))))` stands twice in one dictionary.",
        at: place, hint: "remove one of them", length: 5)
    case .unclosedKey(let place): fault("no-intent-definition", "This `<key>` has no end.", at: place, length: 5)
    case .textBehind(let place):
      fault("no-intent-definition", "Something stands behind the end of the property list.", at: place)
    case .tooDeep(let place):
      fault(
        "no-intent-definition",
        "`\(path)` is nested more than \(PropertyListFault.depthLimit) levels deep, which no real one is.", at: place)
    case .tooLarge:
      fault(
        "no-intent-definition", "`\(path)` would hold more than a million values, or 64 MB of text, when it is read.",
        at: nil)
    case .unreadable(let reason):
      fault("no-intent-definition", "`\(path)` cannot be read as \(noun): \(TerminalText.cleaned(reason)).", at: nil)
    }
  }
}
