/// What a test says that its workflow must have: inputs by their names, one that takes what is piped in, an error.
struct TestClaims: Sendable {
  var inputs: [YAMLNode] = []
  /// What is piped in; nothing where that is empty, which is as if nothing were.
  var stdin: YAMLNode?
  var error: YAMLNode?
}

extension TestFile {
  /// What its tests say of a workflow that this does not have. A workflow with errors is not looked at.
  public func diagnostics(against workflow: Loaded) -> Diagnostics {
    var diagnostics = Diagnostics()
    guard let plan = workflow.plan else { return diagnostics }
    let inputs = plan.inputs.map(\.declaration)
    let names = inputs.map(\.name)
    for claims in tests.map(\.claims) {
      let given = Set(claims.inputs.map(\.text))
      for input in claims.inputs where !names.contains(input.text) {
        diagnostics.report(.unknownInput(input, known: names, besides: given))
      }
      if let stdin = claims.stdin, !inputs.contains(where: { $0.role.contains(.input) && !given.contains($0.name) }) {
        diagnostics.report(.takesNoStdin(stdin))
      }
      if let error = claims.error, !plan.tells(error.text) {
        let known = Failure.Reason.allCases.map(\.rawValue) + workflow.catalogue.errorCodes
        if !known.contains(error.text) { diagnostics.report(.unknownError(error, known: known)) }
      }
    }
    return diagnostics
  }
}

extension Plan {
  /// Whether its files have a word, be it as a code behind `fail`, under `errors` or `validate`, or as a part of one that
  /// is calculated.
  fileprivate func tells(_ code: String) -> Bool {
    sources.contains { String(decoding: $0.bytes, as: UTF8.self).contains(code) }
  }
}

extension Catalogue {
  fileprivate var errorCodes: [String] {
    titles.flatMap(\.titles).compactMap { action(named: $0) }.flatMap(\.errors).map(\.code)
  }
}

extension Diagnostic {
  fileprivate static func unknownInput(_ key: YAMLNode, known: [String], besides given: Set<String>) -> Diagnostic {
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    return unknownWord(
      key, code: "unknown-input", "The workflow has no input `\(key.text)`.",
      among: known.filter { !given.contains($0) },
      note: known.isEmpty ? "it has no inputs." : "its inputs are \(list).")
  }

  fileprivate static func takesNoStdin(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "no-piped-input", "Nothing in the workflow takes what is piped in.", at: node.range,
      hint: "leave it out, or write `input: true` under an input that the test does not give")
  }

  /// A warning where it may be a code that is put together while the workflow runs.
  fileprivate static func unknownError(_ node: YAMLNode, known: [String]) -> Diagnostic {
    let near = Spelling.nearest(to: node.text, among: known)
    return Diagnostic(
      near == nil ? .warning : .error, code: "unknown-error",
      "`\(node.text)` is no kind of error, and no code that the workflow has.", at: node.range,
      hint: near.map { "did you mean `\($0)`?" },
      fixes: near.map { [Fix("Write `\($0)`", replace: node.range, with: $0, isSafe: false)] } ?? [])
  }
}
