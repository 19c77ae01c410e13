/// The sentences for a step with an action that a file defines.
extension CompilerPass {
  /// The combinations of parameters that make sense: a text, or a list of `{ when, text, subtitle }`.
  func combinations(
    of written: WrittenAction, _ inputs: [Plan.Input], in scope: Scope
  ) -> [ActionDefinition.Combination] {
    guard let node = written["summary"] else { return [.init(title: [.text(written.title)])] }
    guard node.form == .sequence else { return [.init(title: sentence(node, inputs))] }
    return node.items.compactMap { item in
      guard item.form == .mapping, let title = item["text"] else {
        diagnostics.report(.noSentence(item))
        return nil
      }
      diagnostics.reportUnknownKeys(of: item, in: .combination)
      let when = item["when"].flatMap { condition($0, in: scope, for: .action(written.title, key: "summary")) }
      return ActionDefinition.Combination(
        title: sentence(title, inputs), subtitle: item["subtitle"].map { sentence($0, inputs) } ?? [], when: when)
    }
  }

  private func sentence(_ node: YAMLNode, _ inputs: [Plan.Input]) -> [ActionDefinition.SummaryPart] {
    guard node.form == .scalar, let template = Template.parse(node.scalarText, into: &diagnostics) else {
      diagnostics.report(.noSentence(node))
      return []
    }
    let names = inputs.map(\.declaration.name)
    return template.parts.map { part in
      switch part {
      case .text(let text): return .text(text)
      case .expression(let expression):
        if let place = expression.name.flatMap({ names.firstIndex(of: $0) }) { return .parameter(place) }
        diagnostics.report(.notAParameter(expression, names: names))
        return .text("")
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func noSentence(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "wrong-form", "Here should be a text, or a list of `{ when, text, subtitle }`.", at: node.range)
  }

  fileprivate static func notAParameter(_ expression: Syntax, names: [String]) -> Diagnostic {
    let near = expression.name.flatMap { Spelling.nearest(to: $0, among: names) }
    return Diagnostic(
      code: "not-a-parameter", "A summary names parameters, and this is none of them.", at: expression.range,
      hint: near.map { "did you mean `\($0)`?" },
      notes: names.isEmpty ? [] : [Note("the parameters are \(names.map { "`\($0)`" }.joined(separator: ", ")).")])
  }
}
