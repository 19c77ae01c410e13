/// Sentences that start a workflow or continue an activity.
extension CompilerPass {
  /// - Parameters:
  ///   - names: what slots may stand for.
  ///   - noun: what these are called: "an input".
  /// - Returns: the sentence; nothing where it could not be said.
  func phrase(_ node: YAMLNode, slots names: [String], noun: String) -> String? {
    guard node.form == .scalar, let template = Template.parse(node.scalarText, into: &diagnostics) else { return nil }
    var isSound = true
    for expression in template.expressions {
      if let name = expression.name, names.contains(name) { continue }
      diagnostics.report(.noSlot(expression, names, noun))
      isSound = false
    }
    if let fault = Phrase(node.text).fault {
      let place = fault.slot.flatMap { slot in template.expressions.last { $0.name == slot } }
      diagnostics.report(.badPhrase(fault, at: place?.range ?? node.range))
      isSound = false
    }
    return isSound ? node.text : nil
  }
}

extension Diagnostic {
  fileprivate static func badPhrase(_ fault: Phrase.Fault, at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "bad-phrase", fault.message, at: range, hint: fault.hint)
  }

  fileprivate static func noSlot(_ expression: Syntax, _ names: [String], _ noun: String) -> Diagnostic {
    let near = expression.name.flatMap { Spelling.nearest(to: $0, among: names) }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      code: "not-an-input", "A slot of a phrase is the name of \(noun).", at: expression.range,
      hint: near.map { "did you mean `\($0)`?" }, notes: names.isEmpty ? [] : [Note("there is \(list).")])
  }
}
