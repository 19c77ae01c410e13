import Workflow

/// What of an intent definition file becomes something else than it was, or nothing, and why. It is told on standard error
/// and stands as a comment where the thing would.
struct ImportNote: Equatable {
  /// The intent, type or enum, and what of it: `RingBell.index`.
  let owner: String
  /// The key in the file.
  let key: String
  /// The rest of the sentence, without its full stop: "is not imported: …".
  let predicate: String
  /// Whether what it is about has no place of its own in the file that is written.
  let isElsewhere: Bool

  init(_ key: String, of owner: String, _ predicate: String, isElsewhere: Bool = false) {
    self.owner = owner
    self.key = key
    self.predicate = predicate
    self.isElsewhere = isElsewhere
  }

  static func isUnknown(_ key: String, of owner: String) -> ImportNote {
    ImportNote(key, of: owner, "is not imported: the runner does not know it")
  }

  /// A text of the file within a sentence.
  static func quoted(_ text: String) -> String {
    let cleaned = TerminalText.cleaned(text)
    return "“" + (cleaned.count > 200 ? cleaned.prefix(199) + "…" : cleaned[...]) + "”"
  }

  /// Above its place, which tells whose it is.
  var comment: String {
    var scalars = TerminalText.cleaned("`\(key)`\(isElsewhere ? " of `\(owner)`" : "") \(predicate).").unicodeScalars
    // What is no character may not stand in YAML, unless it is escaped.
    scalars.removeAll { $0.properties.generalCategory == .unassigned }
    return String(scalars)
  }

  func diagnostic(in path: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "not-imported",
      TerminalText.cleaned("`\(key)` of `\(owner)` in `\(FilePath.name(of: path))` \(predicate)."), at: nil)
  }
}
