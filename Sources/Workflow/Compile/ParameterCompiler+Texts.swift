/// What a person reads of a parameter. Questions, descriptions, confirmations and refusals may have `${…}` over the
/// parameters above it, and name those below by their titles; its title and its labels stand where no values are known, and are the same every time.
extension ParameterCompiler {
  /// - Parameter value: where the value that the text is about is found while it is filled in.
  func shown(_ node: YAMLNode?, _ key: String, in scope: Scope? = nil, value: Int? = nil) -> ShownText? {
    guard let node = pass.localized(node), !node.isNothing else { return nil }
    guard node.form == .scalar else {
      pass.diagnostics.report(.wrongForm(node, wanted: "a text"))
      return nil
    }
    guard let template = Template.parse(node.scalarText, into: &pass.diagnostics) else { return nil }
    if let literal = template.literal { return ShownText(literal) }
    pass.unit.place = node.range
    let (scope, titles) = withTitles(of: node.text, scope ?? root)
    guard
      let compiled = ExpressionCompiler(scope: scope, facts: scope.facts)
        .compileForPeople(template, range: node.range, into: &pass.diagnostics)
    else { return nil }
    let (frame, slot) = (frames(), value)
    return ShownText(written: template.written) { value, before, context in
      var frame = try frame(before, context)
      if let slot, let value { frame.slots[slot] = value }
      for (slot, title) in titles { frame.slots[slot] = .text(title) }
      return try compiled.evaluate(&frame).text ?? ""
    }
  }

  /// What is said of a parameter while those below it have no value yet: their names stand for their titles.
  private func withTitles(of text: String, _ scope: Scope) -> (scope: Scope, titles: [(slot: Int, title: String)]) {
    let later = pass.unit.laterInputs.filter {
      TextSearch(for: $0.key).occurs(in: text) && scope.variable($0.key) == nil
    }
    if later.isEmpty { return (scope, []) }
    let inner = Scope(in: scope, incoming: .nothing)
    let titles = later.map { name, input in
      let slot = pass.unit.newSlot()
      inner.declare(Variable(name, slot: slot, kind: .text, place: input.place, isReadOnly: true))
      return (slot, input.title)
    }
    return (inner, titles)
  }

  func shown(_ name: String) -> ShownText? { shown(node[name], name) }

  /// The question before a value is used, which may have the value in it.
  func confirmation(_ kind: Kind) -> ShownText? {
    guard node["confirm"] != nil else { return nil }
    // Nothing is never confirmed.
    let (scope, slot) = scopeOfValue(kind.unwrapped)
    return shown(node["confirm"], "confirm", in: scope, value: slot)
  }

  /// The names above, and `value` for the value itself, which its own name means too.
  func scopeOfValue(_ kind: Kind) -> (scope: Scope, slot: Int) {
    let scope = Scope(in: root, incoming: .nothing)
    let slot = pass.unit.newSlot()
    scope.declare(Variable(key.text, slot: slot, kind: kind, place: key.range, isReadOnly: true))
    scope.declare(Variable("value", slot: slot, kind: kind, place: key.range, isReadOnly: true))
    return (scope, slot)
  }

  func labels() -> (yes: String, no: String)? {
    guard let value = node["labels"] else { return nil }
    guard value.form == .mapping, let yes = value["true"], let no = value["false"] else {
      pass.diagnostics.report(.wrongForm(value, wanted: "words for `true` and `false`"))
      return nil
    }
    pass.diagnostics.reportUnknownKeys(of: value, in: .labels)
    return (pass.constantText(yes) ?? yes.text, pass.constantText(no) ?? no.text)
  }
}

extension CompilerPass {
  /// A text that a person reads where no values are known, in their language. `$${` stands for `${`, as everywhere.
  func constantText(_ node: YAMLNode?) -> String? {
    guard let node = localized(node), !node.isNothing else { return nil }
    guard node.form == .scalar else {
      diagnostics.report(.wrongForm(node, wanted: "a text"))
      return nil
    }
    guard let template = Template.parse(node.scalarText, into: &diagnostics) else { return nil }
    if template.literal == nil { diagnostics.report(.notConstantText(node)) }
    return template.literal
  }
}

extension Template {
  /// As it is written, but for `$${`, which is told as what it stands for.
  fileprivate var written: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .expression(let syntax): "${\(syntax.range.text)}"
      }
    }.joined()
  }
}

extension Diagnostic {
  fileprivate static func notConstantText(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "not-constant", "This text stands where no values are known, and cannot have `${…}` in it.", at: node.range,
      hint: "write the words themselves, or `$${` for what is to be read as `${`")
  }
}
