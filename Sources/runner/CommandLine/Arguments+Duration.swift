import Workflow

extension Arguments {
  /// The time that a flag gives; nothing where it was not given.
  /// - Throws: a ``Diagnostic`` where it is none, or no time at all.
  func duration(_ flag: Flag) throws -> Span? {
    guard let text = self[flag] else { return nil }
    guard let span = Span(text: text), span.nanoseconds > 0 else { throw Diagnostic.noDuration(text, flag) }
    return span
  }
}

extension Diagnostic {
  fileprivate static func noDuration(_ text: String, _ flag: Flag) -> Diagnostic {
    Diagnostic(
      code: "no-duration",
      "`--\(flag.name)` takes a duration, and `\(TerminalText.cleaned(text))` is none.", at: nil,
      hint: "write `30s`, `5m` or `1h 30m`")
  }
}
