/// Reads one parameter: of a workflow, or of an action that a file defines.
struct ParameterCompiler {
  let pass: CompilerPass
  let key: YAMLNode
  let node: YAMLNode
  let noun: ParameterNoun
  let before: [Plan.Input]
  let root: Scope

  init(
    _ pass: CompilerPass, _ key: YAMLNode, _ node: YAMLNode, _ noun: ParameterNoun, before: [Plan.Input], root: Scope
  ) {
    self.pass = pass
    self.key = key
    self.node = node
    self.noun = noun
    self.before = before
    self.root = root
  }

  func declaration() -> ParameterDeclaration? {
    if let type = expressionType { return expression(isOptional: type.text.hasSuffix("?"), type) }
    // `title: text` is short for `title: { type: text }`.
    if node.form != .mapping, !node.isNothing {
      return pass.kind(node).map { ParameterDeclaration(name: key.text, kind: $0.kind, count: $0.count) }
    }
    if node.isNothing { return ParameterDeclaration(name: key.text, kind: .text) }
    pass.diagnostics.reportUnknownKeys(of: node, in: .parameter, called: noun.withArticle)
    if let kind = node["of"] { pass.diagnostics.report(.ofWithoutExpression(kind)) }
    let type = node["type"].map { pass.kind($0) } ?? .some((kind: .text, count: nil))
    guard let (kind, count) = type else { return nil }
    var role: ParameterDeclaration.Role = []
    if flag("input") { role.insert(.input) }
    if flag("key") { role.insert(.key) }
    checkKeys(kind)
    pass.unit.forgetReads()
    let options = options(kind)
    let (standard, condition, refusals) = (standard(kind, options), condition(), refusals(kind))
    let (limits, confirm) = (limits(kind), confirmation(kind))
    let parents = pass.unit.readInputs
    let (description, ask) = (shown("description"), shown("ask"))
    let declaration = ParameterDeclaration(
      name: key.text, title: pass.constantText(node["title"]), description: description, ask: ask, kind: kind,
      count: count, role: role, standard: standard, standardPlace: node["default"]?.range,
      parents: parents, questionParents: pass.unit.readInputs, condition: condition, options: options, limits: limits,
      labels: labels(), isLiteral: flag("literal"), confirm: confirm, refusals: refusals)
    check(declaration)
    return declaration
  }

  func owner(_ name: String) -> ValueOwner { .input(key.text, key: name, noun) }

  func text(_ name: String) -> String? {
    guard let value = node[name], !value.isNothing else { return nil }
    if value.form != .scalar { pass.diagnostics.report(.wrongForm(value, wanted: "a text")) }
    return value.text
  }

  func flag(_ name: String) -> Bool {
    guard let value = node[name] else { return false }
    if case .boolean(let flag)? = constant(name, as: .boolean) { return flag }
    if value.form != .scalar { pass.diagnostics.report(.wrongForm(value, wanted: "`true` or `false`")) }
    return false
  }

  func constant(_ name: String, as kind: Kind) -> Value? {
    guard let value = node[name], let compiled = pass.converted(value, to: kind, in: root, for: owner(name)) else {
      return nil
    }
    if compiled.constant == nil { pass.diagnostics.report(.notConstant(value)) }
    return compiled.constant
  }

  /// An expression over the inputs before this one, and this one where it has a slot.
  /// - Parameter further: slots of what is given behind the inputs.
  private func over(
    _ expression: CompiledExpression, further: [Int] = []
  ) -> @Sendable ([Argument?], Value?, Context?) throws -> Value {
    let (frame, evaluate) = (frames(further: further), expression.evaluate)
    return { arguments, value, context in
      var frame = try frame(arguments, context)
      if let value { frame.previous = value }
      return try evaluate(&frame)
    }
  }

  /// The frame of an expression over the inputs before this one.
  func frames(further: [Int] = []) -> @Sendable ([Argument?], Context?) throws -> Frame {
    let slots = before.map(\.slot) + further
    let (size, outsides) = (pass.unit.slotCount, pass.unit.outsides)
    let takesExpressions = before.contains { $0.declaration.item != nil }
    return { arguments, context in
      var frame = Frame(slots: size, cancellation: context?.cancellation ?? Cancellation())
      for (slot, argument) in zip(slots, arguments) { frame.slots[slot] = argument?.value ?? .nothing }
      if takesExpressions { frame.expressions = arguments.map { $0?.expression } }
      if let context { try outsides.fill(&frame, in: context.surroundings) }
      return frame
    }
  }

  private func standard(_ kind: Kind, _ options: ParameterDeclaration.Options?) -> ParameterDeclaration.Standard? {
    guard let value = node["default"] else { return nil }
    let owner = ValueOwner.input(key.text, key: "default", noun, choices: options?.written)
    if flag("literal"), value.form == .scalar, !value.isNothing { return .value(.text(value.text)) }
    guard let found = pass.value(value, as: kind, in: root, for: owner) else { return nil }
    // A text stands for an item among the options.
    let isMatched = node["options"] != nil && kind.isRecord && found.kind.isText
    guard let compiled = isMatched ? found : pass.converted(found, to: kind, for: owner) else { return nil }
    if let constant = compiled.constant {
      return (try? constant.converted(to: kind)).map { .value($0) } ?? .value(constant)
    }
    let evaluate = over(compiled)
    return .calculated { before, context in try evaluate(before, nil, context) }
  }

  func condition() -> ParameterDeclaration.Condition? {
    guard let value = node["when"] else { return nil }
    let readBefore = pass.unit.readInputs
    pass.unit.forgetReads()
    pass.unit.readsOutsides = false
    let compiled = pass.condition(value, in: root, for: owner("when"))
    var places = pass.unit.readInputs
    for place in readBefore { pass.unit.inputs[place].isRead = true }
    guard let compiled else { return nil }
    // What depends on the surroundings too is known only while running.
    if pass.unit.readsOutsides { places = [] }
    let evaluate = over(compiled)
    return ParameterDeclaration.Condition("`\(value.text)`", on: places) { before, context in
      if case .boolean(true) = try evaluate(before, nil, context) { true } else { false }
    }
  }

  private func options(_ kind: Kind) -> ParameterDeclaration.Options? {
    guard let value = node["options"] else { return nil }
    guard checkOptions(value, kind) else { return nil }
    let element = kind.element ?? kind.unwrapped
    let scope = Scope(in: root, incoming: .nothing)
    let query = pass.unit.newSlot()
    if flag("search") {
      scope.declare(Variable("query", slot: query, kind: .text, place: value.range, isReadOnly: true))
    }
    if value.isStep { return stepOptions(value, element, query: query, in: scope) }
    guard let compiled = pass.value(value, as: .list(.any), in: scope, for: owner("options")) else { return nil }
    guard pass.check(compiled, fits: .list(.any), for: owner("options")) != nil else { return nil }
    let evaluate = over(compiled, further: [query])
    return ParameterDeclaration.Options(isSearched: flag("search"), constants: constants(compiled, element, value)) {
      before, query, context in
      let found = try evaluate(before + [.value(.text(query))], nil, context)
      return try found.items.map { try ParameterCompiler.option($0, as: element, in: context) }
    }
  }

  /// Options that are written out; those that are not of the type are reported.
  private func constants(_ options: CompiledExpression, _ element: Kind, _ place: YAMLNode)
    -> [ParameterDeclaration.Option]
  {
    let found = options.constant?.items ?? []
    let written = place.form == .sequence ? Array(place.items) : []
    return found.indices.compactMap { index in
      do {
        return try ParameterCompiler.option(found[index], as: element) { try $0.converted(to: $1) }
      } catch {
        let node = written.count == found.count ? written[index] : place
        let failure = error as? Failure ?? Failure(.conversion, "It cannot be read.")
        pass.diagnostics.report(.wrongLiteral(failure, node, wanted: element, owner: owner("options")))
        return nil
      }
    }
  }

  /// Options that a step gives, which runs when they are needed.
  private func stepOptions(_ value: YAMLNode, _ element: Kind, query: Int, in scope: Scope)
    -> ParameterDeclaration.Options?
  {
    var reader = WorkflowReader()
    let block = reader.block(value)
    pass.diagnostics.report(contentsOf: reader.diagnostics)
    let compiled = pass.block(block, in: scope)
    for use in compiled.output.uses { use.markRead() }
    guard let found = compiled.output.kind else {
      pass.diagnostics.report(.noOptions(value))
      return nil
    }
    guard Conversion.check(from: found.unwrapped.element ?? found, to: element).isPossible || found == .any
    else {
      pass.diagnostics.report(.otherOptions(value, found, element))
      return nil
    }
    let unit = pass.unit
    let routine = DefinedRoutine()
    routine.plan = RoutinePlan(
      parameterSlots: before.map(\.slot) + [query], inputPlace: nil,
      takesExpressions: before.contains { $0.declaration.item != nil }, body: compiled.plan, output: nil,
      frameSize: unit.slotCount, outsides: unit.outsides)
    return ParameterDeclaration.Options(isSearched: flag("search"), touches: true, source: value.pairs.first?.key.text)
    {
      before, query, context in
      let found = try await context.performWaiting(routine, with: before + [.value(.text(query))])
      return try found.items.map { try ParameterCompiler.option($0, as: element, in: context) }
    }
  }

  /// `{ value, title, subtitle, thumbnail }`, or a value.
  private static func option(_ item: Value, as kind: Kind, in context: Context) throws -> ParameterDeclaration.Option {
    try option(item, as: kind) { try context.converted($0, to: $1) }
  }

  private static func option(
    _ item: Value, as kind: Kind, converted: (Value, Kind) throws -> Value
  ) throws -> ParameterDeclaration.Option {
    guard case .dictionary(let entries) = item, kind != .dictionary, let value = entries["value"] else {
      // Where a text stands for an item, the item is still what is shown.
      let display: DisplayRepresentation? = if case .record(let record) = item { record.display } else { nil }
      return ParameterDeclaration.Option(try converted(item, kind), display: display)
    }
    let title = entries["title"]?.text ?? value.text ?? ""
    let display = DisplayRepresentation(
      title, subtitle: entries["subtitle"]?.text, thumbnail: entries["thumbnail"]?.text.map { Thumbnail($0) })
    return ParameterDeclaration.Option(try converted(value, kind), display: display)
  }

  private func refusals(_ kind: Kind) -> [ParameterDeclaration.Refusal] {
    guard let value = node["validate"] else { return [] }
    guard value.form == .sequence else {
      pass.diagnostics.report(.wrongForm(value, wanted: "a list of `{ when: ${…}, error: code }`"))
      return []
    }
    let (scope, slot) = scopeOfValue(kind)
    return value.items.compactMap { item in
      guard item.form == .mapping, let when = item["when"], let code = item["error"] else {
        pass.diagnostics.report(.halfCheck(item))
        return nil
      }
      pass.diagnostics.reportUnknownKeys(of: item, in: .check)
      if code.form == .scalar, !code.isNothing { pass.checkCode(code) }
      guard let compiled = pass.condition(when, in: scope, for: owner("validate")) else { return nil }
      let moved = CompiledExpression(kind: .boolean, range: compiled.range) { frame in
        frame.slots[slot] = frame.previous
        return try compiled.evaluate(&frame)
      }
      let evaluate = over(moved)
      let message = shown(item["message"], "message", in: scope, value: slot) ?? ShownText(code.text)
      return ParameterDeclaration.Refusal(code.text, message) {
        if case .boolean(true) = try evaluate($1, $0, $2) { true } else { false }
      }
    }
  }
}

extension YAMLNode {
  /// Whether it is a step with an action: `{ Get Boards: { team: … } }`.
  fileprivate var isStep: Bool {
    form == .mapping && count == 1 && pairs.contains { Keyword.isActionTitle($0.key.text) }
  }
}

extension Diagnostic {
  fileprivate static func noOptions(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "wrong-type", "The step under `options` gives no output, and its output is what may be picked.",
      at: node.range)
  }

  fileprivate static func otherOptions(_ node: YAMLNode, _ found: Kind, _ wanted: Kind) -> Diagnostic {
    Diagnostic(
      code: "wrong-type", "The step under `options` gives \(found.article), and \(wanted.article) is to be picked.",
      at: node.range)
  }

  fileprivate static func notConstant(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(code: "not-constant", "Here should be a constant, not an expression.", at: node.range)
  }

  fileprivate static func halfCheck(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "missing-value", "A check needs `when`, what is refused, and `error`, a code for it.", at: node.range,
      hint: "write `{ when: ${…}, error: code }`")
  }
}
