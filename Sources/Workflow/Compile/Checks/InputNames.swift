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

  /// Reports inputs whose flags are the same: `--no-color` says that `color` is false, and sets `no_color`.
  func checkFlags(of inputs: [Plan.Input]) {
    for input in inputs where input.declaration.kind.unwrapped == .boolean {
      let opposite = "no-" + input.declaration.name.kebabCase
      guard let twin = inputs.first(where: { $0.declaration.name.kebabCase == opposite }) else { continue }
      diagnostics.report(.sameFlag(twin, opposite: input))
    }
  }
}

extension Diagnostic {
  fileprivate static func sameFlag(_ input: Plan.Input, opposite: Plan.Input) -> Diagnostic {
    let name = input.declaration.name
    return Diagnostic(
      code: "taken-name",
      "`--\(name.kebabCase)` says that `\(opposite.declaration.name)` is false, so that no input can be called so.",
      at: input.range, hint: "choose another name")
  }

  fileprivate static func takenName(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "taken-name",
      "`--\(key.text.kebabCase)` is a flag of `runner run`, so that no input can be called so.",
      at: key.range, hint: "choose another name")
  }
}
