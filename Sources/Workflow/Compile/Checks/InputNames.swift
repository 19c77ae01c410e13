/// Inputs are flags of `runner run`, and must not be called like one it has already.
public enum InputNames {
  /// The flags of `run`, as they are written behind `--`.
  public static let taken: Set<String> = [
    "input", "output", "output-type", "timeout", "trace", "dry-run", "quiet", "verbose", "color", "locale", "answer",
    "answers", "defaults", "no-input", "record", "allow", "yes", "accessible", "help",
  ]
}

extension CompilerPass {
  func checkName(of input: YAMLNode) {
    guard InputNames.taken.contains(input.text.kebabCase) else { return }
    diagnostics.report(.takenName(input))
  }
}

extension Diagnostic {
  fileprivate static func takenName(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "taken-name",
      "`--\(key.text.kebabCase)` is a flag of `runner run`, so that no input can be called so.",
      at: key.range, hint: "choose another name")
  }
}
