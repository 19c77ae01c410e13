/// The workflow's own parameters.
extension CompilerPass {
  /// Declares the inputs in the scope that stands around all steps, in their order: each sees those before it.
  func compileInputs(in root: Scope) -> [Plan.Input] {
    var inputs: [Plan.Input] = []
    for (key, _) in file.inputs { unit.laterInputs[key.text] = key.range }
    for (key, node) in file.inputs {
      unit.laterInputs[key.text] = nil
      guard key.text.isName, !Keyword.reservedNames.contains(key.text) else {
        diagnostics.report(.badInputName(key))
        continue
      }
      checkName(of: key)
      if let twin = inputs.first(where: { $0.declaration.role.contains(.input) }), node.form == .mapping,
        node["input"]?.text == "true"
      {
        diagnostics.report(.secondInput(key, first: twin.declaration.name))
      }
      guard let declaration = InputCompiler(self, key, node, before: inputs, root: root).declaration() else {
        // What is wrong with it has been told; that it is used is no further mistake.
        root.declare(Variable(key.text, slot: unit.newSlot(), kind: .any, place: key.range, isReadOnly: true))
        continue
      }
      // One that does not exist in this run is nothing.
      let kind = declaration.condition == nil ? declaration.kind : declaration.kind.optional
      let variable = Variable(key.text, slot: unit.newSlot(), kind: kind, place: key.range, isReadOnly: true)
      root.declare(variable)
      unit.inputs.append(variable)
      inputs.append(Plan.Input(declaration: declaration, range: key.range, slot: variable.slot))
    }
    return inputs
  }
}

/// Reads one input.
private struct InputCompiler {
  static let keys = [
    "type", "title", "description", "ask", "default", "input", "key", "when", "options", "search", "min", "max", "step",
    "length", "pattern", "content_types", "multiline", "labels", "literal", "of", "validate", "confirm",
  ]

  let pass: CompilerPass
  let key: YAMLNode
  let node: YAMLNode
  let before: [Plan.Input]
  let root: Scope

  init(_ pass: CompilerPass, _ key: YAMLNode, _ node: YAMLNode, before: [Plan.Input], root: Scope) {
    self.pass = pass
    self.key = key
    self.node = node
    self.before = before
    self.root = root
  }

  func declaration() -> ParameterDeclaration? {
    // `title: text` is short for `title: { type: text }`.
    if node.form != .mapping, !node.isNothing {
      return pass.kind(node).map { ParameterDeclaration(name: key.text, kind: $0.kind, count: $0.count) }
    }
    if node.isNothing { return ParameterDeclaration(name: key.text, kind: .text) }
    for (name, _) in node.pairs where !InputCompiler.keys.contains(name.text) {
      pass.diagnostics.report(.unknownKey(name, of: "an input", known: InputCompiler.keys))
    }
    let type = node["type"].map { pass.kind($0) } ?? .some((kind: .text, count: nil))
    guard let (kind, count) = type else { return nil }
    var role: ParameterDeclaration.Role = []
    if flag("input") { role.insert(.input) }
    if flag("key") { role.insert(.key) }
    return ParameterDeclaration(
      name: key.text, title: text("title"), description: text("description"), ask: text("ask"), kind: kind,
      count: count, role: role, standard: standard(kind), condition: condition(), options: options(kind),
      limits: limits(kind), labels: labels(), isLiteral: flag("literal"), confirm: text("confirm"),
      refusals: refusals(kind))
  }

  private func owner(_ name: String) -> ValueOwner { .input(key.text, key: name) }

  private func text(_ name: String) -> String? {
    guard let value = node[name], !value.isNothing else { return nil }
    if value.form != .scalar { pass.diagnostics.report(.wrongForm(value, wanted: "a text")) }
    return value.text
  }

  private func flag(_ name: String) -> Bool {
    guard let value = node[name] else { return false }
    if case .boolean(let flag)? = constant(name, as: .boolean) { return flag }
    if value.form != .scalar { pass.diagnostics.report(.wrongForm(value, wanted: "`true` or `false`")) }
    return false
  }

  private func constant(_ name: String, as kind: Kind) -> Value? {
    guard let value = node[name], let compiled = pass.converted(value, to: kind, in: root, for: owner(name)) else {
      return nil
    }
    if compiled.constant == nil { pass.diagnostics.report(.notConstant(value)) }
    return compiled.constant
  }

  /// An expression over the inputs before this one, and this one where it has a slot.
  private func over(_ expression: CompiledExpression) -> @Sendable ([Argument?], Value?, Context?) throws -> Value {
    let slots = before.map(\.slot)
    let (size, nowSlot) = (pass.unit.slotCount, pass.unit.nowSlot)
    let environment = pass.unit.environment.map { (name: $0.key, slot: $0.value.slot) }
    let secrets = pass.unit.secrets.map { (name: $0.key, slot: $0.value.slot) }
    let evaluate = expression.evaluate
    return { arguments, value, context in
      var frame = Frame(slots: size, cancellation: context?.cancellation ?? Cancellation())
      for (slot, argument) in zip(slots, arguments) { frame.slots[slot] = argument?.value ?? .nothing }
      if let value { frame.previous = value }
      if let services = context?.services {
        frame.slots[nowSlot] = .date(services.clock.now)
        for (name, slot) in environment {
          frame.slots[slot] = services.environment.value(of: name).map { .text($0) } ?? .nothing
        }
        for (name, slot) in secrets {
          frame.slots[slot] = try services.secrets.secret(named: name).map { .secret($0) } ?? .nothing
        }
      }
      return try evaluate(&frame)
    }
  }

  private func standard(_ kind: Kind) -> ParameterDeclaration.Standard? {
    guard let value = node["default"] else { return nil }
    if flag("literal"), value.form == .scalar, !value.isNothing { return .value(.text(value.text)) }
    guard let compiled = pass.converted(value, to: kind, in: root, for: owner("default")) else { return nil }
    if let constant = compiled.constant {
      return (try? constant.converted(to: kind)).map { .value($0) } ?? .value(constant)
    }
    let evaluate = over(compiled)
    return .calculated { before, context in try evaluate(before, nil, context) }
  }

  private func condition() -> ParameterDeclaration.Condition? {
    guard let value = node["when"], let compiled = pass.condition(value, in: root, for: owner("when")) else {
      return nil
    }
    let evaluate = over(compiled)
    return ParameterDeclaration.Condition("`\(value.text)`", on: nil) { before, context in
      if case .boolean(true) = try evaluate(before, nil, context) { true } else { false }
    }
  }

  private func options(_ kind: Kind) -> ParameterDeclaration.Options? {
    guard let value = node["options"] else { return nil }
    let element = kind.element ?? kind.unwrapped
    guard let compiled = pass.value(value, as: .list(.any), in: root, for: owner("options")) else { return nil }
    guard pass.check(compiled, fits: .list(.any), for: owner("options")) != nil else { return nil }
    let evaluate = over(compiled)
    return ParameterDeclaration.Options(isSearched: flag("search")) { before, query, context in
      guard case .list(let items) = try evaluate(before, nil, context) else { return [] }
      return try items.map { try InputCompiler.option($0, as: element) }
    }
  }

  /// `{ value, title, subtitle, thumbnail }`, or a value.
  private static func option(_ item: Value, as kind: Kind) throws -> ParameterDeclaration.Option {
    guard case .dictionary(let entries) = item, kind != .dictionary, let value = entries["value"] else {
      return ParameterDeclaration.Option(try item.converted(to: kind))
    }
    let title = entries["title"]?.text ?? value.text ?? ""
    let display = DisplayRepresentation(
      title, subtitle: entries["subtitle"]?.text, thumbnail: entries["thumbnail"]?.text.map { Thumbnail($0) })
    return ParameterDeclaration.Option(try value.converted(to: kind), display: display)
  }

  private func limits(_ kind: Kind) -> Limits {
    var limits = Limits()
    limits.minimum = constant("min", as: .number)?.double
    limits.maximum = constant("max", as: .number)?.double
    limits.step = constant("step", as: .number)?.double
    limits.pattern = pattern()
    limits.isMultiline = flag("multiline")
    if case .list(let types)? = constant("content_types", as: .list(.text)) {
      limits.contentTypes = types.compactMap(\.text)
    }
    if let length = node["length"], let bounds = pass.bounds(length) { limits.length = bounds }
    if let least = limits.minimum, let greatest = limits.maximum, least > greatest, let place = node["max"] {
      pass.diagnostics.report(.emptyBounds(place))
    }
    return limits
  }

  private func pattern() -> String? {
    guard let node = node["pattern"], let text = text("pattern") else { return nil }
    do throws(RegularExpression.Fault) {
      _ = try RegularExpression(text)
      return text
    } catch {
      pass.diagnostics.report(.badPattern(node, reason: error.reason))
      return nil
    }
  }

  private func labels() -> (yes: String, no: String)? {
    guard let value = node["labels"] else { return nil }
    guard value.form == .mapping, let yes = value["true"], let no = value["false"] else {
      pass.diagnostics.report(.wrongForm(value, wanted: "words for `true` and `false`"))
      return nil
    }
    return (yes.text, no.text)
  }

  private func refusals(_ kind: Kind) -> [ParameterDeclaration.Refusal] {
    guard let value = node["validate"] else { return [] }
    guard value.form == .sequence else {
      pass.diagnostics.report(.wrongForm(value, wanted: "a list of `{ when: ${…}, error: code }`"))
      return []
    }
    let scope = Scope(in: root, incoming: .nothing)
    let slot = pass.unit.newSlot()
    scope.declare(Variable(key.text, slot: slot, kind: kind, place: key.range, isReadOnly: true))
    scope.declare(Variable("value", slot: slot, kind: kind, place: key.range, isReadOnly: true))
    return value.items.compactMap { item in
      guard item.form == .mapping, let when = item["when"], let code = item["error"] else {
        pass.diagnostics.report(.halfCheck(item))
        return nil
      }
      guard let compiled = pass.condition(when, in: scope, for: owner("validate")) else { return nil }
      let moved = CompiledExpression(kind: .boolean, range: compiled.range) { frame in
        frame.slots[slot] = frame.previous
        return try compiled.evaluate(&frame)
      }
      let evaluate = over(moved)
      return ParameterDeclaration.Refusal(code.text, item["message"]?.text ?? code.text) {
        if case .boolean(true) = try evaluate($1, $0, $2) { true } else { false }
      }
    }
  }
}

extension CompilerPass {
  /// A type as written: `text`, `[Movie]`, `[Movie, 2..4]`.
  func kind(_ node: YAMLNode) -> (kind: Kind, count: ClosedRange<Int>?)? {
    if node.form == .sequence {
      // `[Movie, 2..4]` and `[Movie]` are lists to YAML.
      let items = Array(node.items)
      guard let first = items.first, items.count <= 2, let element = kind(first)?.kind else {
        if items.isEmpty || items.count > 2 { diagnostics.report(.wrongForm(node, wanted: "a type such as `[text]`")) }
        return nil
      }
      guard items.count == 2 else { return (.list(element), nil) }
      return bounds(items[1]).map { (.list(element), $0) }
    }
    guard node.form == .scalar, !node.isNothing else {
      diagnostics.report(.wrongForm(node, wanted: "a type such as `text`"))
      return nil
    }
    do {
      let names = unit.kindNames
      return (
        try Kind.parse(
          node.text, custom: { self.unit.kind(named: $0) }, suggestion: { Spelling.nearest(to: $0, among: names) }),
        nil
      )
    } catch {
      diagnostics.report(.unreadableType(error, node))
      return nil
    }
  }

  /// `2..4`, or one number for exactly so many.
  func bounds(_ node: YAMLNode) -> ClosedRange<Int>? {
    let parts = node.text.split(separator: ".", omittingEmptySubsequences: false)
    if let exact = Int(node.text), exact >= 0 { return exact...exact }
    if parts.count == 3, parts[1].isEmpty, let least = parts[0].isEmpty ? 0 : Int(parts[0]),
      let greatest = parts[2].isEmpty ? Int.max : Int(parts[2]), least >= 0, least <= greatest
    {
      return least...greatest
    }
    diagnostics.report(.badBounds(node))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func badInputName(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-name", "`\(key.text)` cannot be the name of an input.", at: key.range,
      hint: "write letters, digits and `_`, and no name of the language")
  }

  fileprivate static func secondInput(_ key: YAMLNode, first: String) -> Diagnostic {
    Diagnostic(
      code: "second-input", "`\(first)` takes what is piped in already; only one input can.", at: key.range)
  }

  fileprivate static func notConstant(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(code: "not-constant", "Here should be a constant, not an expression.", at: node.range)
  }

  fileprivate static func halfCheck(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "missing-value", "A check needs `when`, what is refused, and `error`, a code for it.", at: node.range,
      hint: "write `{ when: ${…}, error: code }`")
  }

  fileprivate static func emptyBounds(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-bounds", "`max` is less than `min`, so that nothing would fit.", at: node.range,
      hint: "write the greater number here")
  }

  fileprivate static func badBounds(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-bounds", "`\(node.text)` is no range of whole numbers.", at: node.range,
      hint: "write `2..4`, `1..` or `3`, the smaller number first")
  }

  fileprivate static func badPattern(_ node: YAMLNode, reason: String) -> Diagnostic {
    Diagnostic(
      code: "bad-pattern", "`\(node.text)` is no pattern: \(reason).", at: node.range,
      hint: "a character that is meant as itself is written with `\\` before it")
  }

  fileprivate static func unreadableType(_ error: Kind.Unreadable, _ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "unknown-type", error.message, at: node.sourceRange(ofUTF8: error.offsets), hint: error.hint)
  }
}
