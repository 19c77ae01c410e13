/// The parameters of a workflow or a definition.
extension CompilerPass {
  /// Declares them in the scope that stands around all steps, in their order: each sees those before it.
  func compileParameters(_ entries: [WorkflowFile.Entry], _ noun: ParameterNoun, in root: Scope) -> [Plan.Input] {
    var inputs: [Plan.Input] = []
    var piped: String?
    for (key, node) in entries {
      let title = node.form == .mapping ? localized(node["title"])?.text : nil
      unit.laterInputs[key.text] = (key.range, title ?? Words(key.text).sentence)
    }
    for (key, node) in entries {
      unit.laterInputs[key.text] = nil
      guard key.text.isName, !Keyword.reservedNames.contains(key.text) else {
        diagnostics.report(.badInputName(key, noun))
        continue
      }
      if noun == .input { checkName(of: key) }
      if let piped, node.form == .mapping, node["input"]?.text == "true" {
        diagnostics.report(.secondInput(key, first: piped, noun))
      }
      guard let declaration = ParameterCompiler(self, key, node, noun, before: inputs, root: root).declaration() else {
        // What is wrong with it has been told; that it is used is no further mistake.
        root.declare(Variable(key.text, slot: unit.newSlot(), kind: .any, place: key.range, isReadOnly: true))
        continue
      }
      // One that does not exist in this run is nothing.
      let kind = declaration.condition == nil ? declaration.kind : declaration.kind.optional
      let slot = unit.newSlot()
      let variable =
        if case .fixed(let item)? = declaration.item {
          Variable(key.text, slot: inputs.count, kind: kind, place: key.range, isReadOnly: true, item: item)
        } else { Variable(key.text, slot: slot, kind: kind, place: key.range, isReadOnly: true) }
      root.declare(variable)
      unit.inputs.append(variable)
      if piped == nil, declaration.role.contains(.input) { piped = declaration.name }
      inputs.append(Plan.Input(declaration: declaration, range: key.range, slot: slot))
    }
    return inputs
  }
}

extension Diagnostic {
  fileprivate static func badInputName(_ key: YAMLNode, _ noun: ParameterNoun) -> Diagnostic {
    Diagnostic(
      code: "bad-name", "`\(key.text)` cannot be the name of \(noun.withArticle).", at: key.range,
      hint: "write letters, digits and `_`, and no name of the language")
  }

  fileprivate static func secondInput(_ key: YAMLNode, first: String, _ noun: ParameterNoun) -> Diagnostic {
    let taken = noun == .input ? "what is piped in" : "the previous output"
    return Diagnostic(
      code: "second-input", "`\(first)` takes \(taken) already; only one \(noun) can.", at: key.range)
  }
}
