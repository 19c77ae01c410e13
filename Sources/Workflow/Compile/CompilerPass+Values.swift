/// Values as they are written: scalars read by the type of the place they stand at, lists and mappings of them.
extension CompilerPass {
  /// - Returns: nothing after an error. The kind is that of the value itself: where it is not what was wanted, but can
  ///   become it, the caller converts.
  func value(_ node: YAMLNode, as wanted: Kind, in scope: Scope, for owner: ValueOwner) -> CompiledExpression? {
    unit.place = node.range
    switch node.form {
    case .scalar: return scalar(node, as: wanted, in: scope, for: owner)
    case .sequence: return list(node, as: wanted, in: scope, for: owner)
    case .mapping: return dictionary(node, as: wanted, in: scope, for: owner)
    }
  }

  /// A value that is converted to the type wanted, for places without a parameter.
  func converted(_ node: YAMLNode, to wanted: Kind, in scope: Scope, for owner: ValueOwner) -> CompiledExpression? {
    guard let value = value(node, as: wanted, in: scope, for: owner) else { return nil }
    return converted(value, to: wanted, for: owner)
  }

  func converted(_ value: CompiledExpression, to wanted: Kind, for owner: ValueOwner) -> CompiledExpression? {
    switch check(value, fits: wanted, for: owner) {
    case nil: return nil
    case false?: return value
    case true?:
      let (evaluate, range, words) = (value.evaluate, value.range, owner.words)
      return CompiledExpression(kind: wanted, range: range) { frame in
        let found = try evaluate(&frame)
        do {
          return try found.converted(to: wanted)
        } catch let failure as Failure {
          throw failure.naming(words).at(range)
        }
      }
    }
  }

  /// Whether a value must be converted; nothing where it can never fit, which is reported.
  func check(_ value: CompiledExpression, fits wanted: Kind, for owner: ValueOwner) -> Bool? {
    switch owner.check(from: value.kind, to: wanted) {
    case .none: return false
    case .needed: return true
    case .impossible(let hint):
      diagnostics.report(.wrongType(value, wanted: wanted, owner: owner, hint: hint))
      return nil
    }
  }

  /// A condition: a boolean.
  func condition(_ node: YAMLNode, in scope: Scope, for owner: ValueOwner) -> CompiledExpression? {
    unit.place = node.range
    guard node.form == .scalar, !node.isNothing else {
      diagnostics.report(.wrongForm(node, wanted: "a condition `${…}`"))
      return nil
    }
    guard let template = Template.parse(node.scalarText, into: &diagnostics) else { return nil }
    if let single = template.single {
      return ExpressionCompiler(scope: scope, facts: scope.facts).compileCondition(single, into: &diagnostics)
    }
    if node.isPlain, let literal = template.literal, literal == "true" || literal == "false" {
      return CompiledExpression(constant: .boolean(literal == "true"), kind: .boolean, range: node.range)
    }
    diagnostics.report(.notACondition(node, owner: owner))
    return nil
  }

  private func scalar(_ node: YAMLNode, as wanted: Kind, in scope: Scope, for owner: ValueOwner) -> CompiledExpression?
  {
    if let comment = node.commentAfter, node.text.isEmpty, node.isPlain, wanted.unwrapped == .text {
      diagnostics.report(.commentLeavesEmpty(comment, owner: owner))
      return nil
    }
    if node.isNothing { return CompiledExpression(constant: .nothing, kind: .nothing, range: node.range) }
    guard let template = Template.parse(node.scalarText, into: &diagnostics) else { return nil }
    if let literal = template.literal { return self.literal(literal, node, as: wanted, for: owner) }
    let value = ExpressionCompiler(scope: scope, facts: scope.facts)
      .compile(template, as: wanted, isSent: owner.isSent, range: node.range, into: &diagnostics)
    return owner.isSent ? value?.sent : value
  }

  /// A scalar without `${…}`.
  func literal(_ text: String, _ node: YAMLNode, as wanted: Kind, for owner: ValueOwner) -> CompiledExpression? {
    // An item of a custom type is matched against the options when the step runs.
    if case .record = wanted.element ?? wanted.unwrapped {
      return CompiledExpression(constant: .text(text), kind: .text, range: node.range)
    }
    do {
      let value = try Value.read(literal: text, as: node.tag == .text ? .text : wanted, isPlain: node.isPlain)
      return CompiledExpression(constant: value, kind: literalKind(value, wanted), range: node.range)
    } catch {
      if let option = owner.option(named: text) {
        return CompiledExpression(constant: option, kind: option.kind, range: node.range)
      }
      let failure = error as? Failure ?? Failure(.conversion, "It cannot be read.")
      diagnostics.report(.wrongLiteral(failure, node, wanted: wanted, owner: owner))
      return nil
    }
  }

  private func literalKind(_ value: Value, _ wanted: Kind) -> Kind {
    if case .list = value, case .list = wanted.unwrapped { wanted.unwrapped } else { value.kind }
  }

  private func list(_ node: YAMLNode, as wanted: Kind, in scope: Scope, for owner: ValueOwner) -> CompiledExpression? {
    let element: Kind
    let isSpliced: Bool
    switch wanted.unwrapped {
    case .list(let kind): (element, isSpliced) = (kind, true)
    case .any: (element, isSpliced) = (.any, false)
    default:
      diagnostics.report(.listForOne(node, wanted: wanted, owner: owner))
      return nil
    }
    var elements: [CompiledExpression] = []
    var isComplete = true
    for item in node.items {
      guard let compiled = value(item, as: element, in: scope, for: owner) else {
        isComplete = false
        continue
      }
      // A list among the elements is spliced, so that its items are what must fit.
      let part = isSpliced ? compiled.kind.element ?? compiled.kind : compiled.kind
      if part != .nothing, !owner.check(from: part.unwrapped, to: element).isPossible,
        !isMatched(compiled, element)
      {
        diagnostics.report(.wrongType(compiled, wanted: element, owner: owner, hint: nil))
        isComplete = false
      }
      elements.append(compiled)
    }
    guard isComplete else { return nil }
    return compose(elements, element: element, isSpliced: isSpliced, range: node.range)
  }

  /// Whether a text is matched against options when the step runs.
  private func isMatched(_ value: CompiledExpression, _ wanted: Kind) -> Bool {
    if case .record = wanted.unwrapped, value.kind == .text { true } else { false }
  }

  private func compose(
    _ elements: [CompiledExpression], element: Kind, isSpliced: Bool, range: SourceRange
  ) -> CompiledExpression {
    var kind: Kind?
    for value in elements where !(isSpliced && value.kind == .nothing) {
      let part = isSpliced ? (value.kind.element ?? value.kind).unwrapped : value.kind
      kind = kind.map { $0.common(with: part) } ?? part
    }
    let list = Kind.list(kind ?? (element == .any ? .any : element))
    let splices = { @Sendable (values: [Value]) in isSpliced ? Value.spliced(values, of: element) : values }
    let constants = elements.compactMap(\.constant)
    if constants.count == elements.count {
      return CompiledExpression(constant: .list(splices(constants)), kind: list, range: range)
    }
    let evaluations = elements.map(\.evaluate)
    return CompiledExpression(kind: list, range: range) { frame in
      var values: [Value] = []
      values.reserveCapacity(evaluations.count)
      for evaluate in evaluations { values.append(try evaluate(&frame)) }
      return try Value.list(splices(values)).bounded()
    }
  }

  private func dictionary(_ node: YAMLNode, as wanted: Kind, in scope: Scope, for owner: ValueOwner)
    -> CompiledExpression?
  {
    guard
      wanted.unwrapped == .dictionary || wanted.unwrapped == .any || wanted.element == .dictionary
        || wanted.element == .any
    else {
      diagnostics.report(.mappingForOther(node, wanted: wanted, owner: owner))
      return nil
    }
    var entries: [(key: CompiledExpression, value: CompiledExpression)] = []
    var isComplete = true
    for (keyNode, valueNode) in node.pairs {
      let key = self.key(keyNode, in: scope)
      let value = value(valueNode, as: .any, in: scope, for: owner)
      if let key, let value { entries.append((key, value)) } else { isComplete = false }
    }
    guard isComplete else { return nil }
    let constants = entries.compactMap { entry -> OrderedDictionary.Pair? in
      guard case .text(let key)? = entry.key.constant, let value = entry.value.constant else { return nil }
      return (key, value)
    }
    if constants.count == entries.count {
      return CompiledExpression(
        constant: .dictionary(OrderedDictionary(constants)), kind: .dictionary, range: node.range)
    }
    let parts = entries.map { (key: $0.key.evaluate, value: $0.value.evaluate) }
    return CompiledExpression(kind: .dictionary, range: node.range) { frame in
      var pairs: [OrderedDictionary.Pair] = []
      pairs.reserveCapacity(parts.count)
      for part in parts { pairs.append((try part.key(&frame).embedded(), try part.value(&frame))) }
      return try Value.dictionary(OrderedDictionary(pairs)).bounded()
    }
  }

  /// A key of a dictionary: a text as written, which may hold `${…}`.
  private func key(_ node: YAMLNode, in scope: Scope) -> CompiledExpression? {
    guard let template = Template.parse(node.scalarText, into: &diagnostics) else { return nil }
    if let literal = template.literal {
      return CompiledExpression(constant: .text(literal), kind: .text, range: node.range)
    }
    return ExpressionCompiler(scope: scope, facts: scope.facts)
      .compile(template, as: .text, range: node.range, into: &diagnostics)
  }
}

extension YAMLNode {
  /// Its text as an expression, with quotes where braces or brackets on its line make them needed.
  var asExpression: Diagnostic.Fix {
    let (file, start) = (range.file, range.start)
    let line = SourceRange(file, file.lineRange(range.position.line).lowerBound..<start).text
    let isFlow = line.contains("{") || line.contains("[")
    let expression = "${\(text)}"
    return Diagnostic.Fix(
      "Write `${…}` around it", replace: range, with: isFlow ? "\"\(expression)\"" : expression,
      isSafe: !isFlow || !text.contains { $0 == "\"" || $0 == "\\" })
  }

  var scalarText: ScalarText { ScalarText(text) { self.sourceRange(ofUTF8: $0) } }
}

extension Failure {
  /// The same failure with what it is about in front.
  func naming(_ words: String) -> Failure {
    Failure(
      reason, "\(words): \(message)", code: code, data: data, at: range, hint: hint, notes: notes,
      unresolved: unresolved)
  }
}

extension Diagnostic {
  fileprivate static func wrongType(_ value: CompiledExpression, wanted: Kind, owner: ValueOwner, hint: String?)
    -> Diagnostic
  {
    Diagnostic(
      code: "wrong-type", "\(owner.words) takes \(wanted.article), and this is \(value.kind.article).", at: value.range,
      hint: hint)
  }

  static func wrongLiteral(_ failure: Failure, _ node: YAMLNode, wanted: Kind, owner: ValueOwner)
    -> Diagnostic
  {
    guard case .choice(let kind) = wanted.element ?? wanted.unwrapped else {
      return wrongValue(failure, node, wanted: wanted, owner: owner)
    }
    let names = kind.labels.map(\.name)
    return unknownWord(
      node, code: "unknown-case", "`\(node.text)` is not a case of `\(kind.name)`.", among: names,
      note: "its cases are \(names.map { "`\($0)`" }.joined(separator: ", ")).")
  }

  private static func wrongValue(_ failure: Failure, _ node: YAMLNode, wanted: Kind, owner: ValueOwner) -> Diagnostic {
    let wanted = wanted.element ?? wanted.unwrapped
    // The words that YAML once took for booleans.
    let booleans = ["yes": "true", "on": "true", "no": "false", "off": "false"]
    let word = wanted == .boolean ? booleans[node.text.lowercased()] : nil
    return Diagnostic(
      code: "wrong-value", "\(owner.words) takes \(wanted.article), and this is \(Value.text(node.text).found).",
      at: node.range, hint: word.map { "write `\($0)`" } ?? failure.hint,
      fixes: word.map { [Fix("Write `\($0)`", replace: node.range, with: $0, isSafe: true)] } ?? [])
  }

  fileprivate static func notACondition(_ node: YAMLNode, owner: ValueOwner) -> Diagnostic {
    let isExpression = node.isPlain && !node.text.contains("${")
    return Diagnostic(
      code: "not-a-condition", "\(owner.words) takes a condition, and this is a text.".sentence, at: node.range,
      hint: isExpression ? "write `${\(node.text)}`" : "write one `${…}`",
      fixes: isExpression ? [node.asExpression] : [])
  }

  fileprivate static func commentLeavesEmpty(_ comment: SourceRange, owner: ValueOwner) -> Diagnostic {
    Diagnostic(
      code: "comment-as-text", "\(owner.words) is left empty by a comment.".sentence, at: comment,
      hint: "write the text in quotes, or `\"\"` for an empty one")
  }

  fileprivate static func listForOne(_ node: YAMLNode, wanted: Kind, owner: ValueOwner) -> Diagnostic {
    Diagnostic(
      code: "wrong-type", "\(owner.words) takes \(wanted.article), and this is a list.", at: node.range,
      hint: wanted.unwrapped == .text ? "join the texts, or write `|` and a line each" : "write one value")
  }

  fileprivate static func mappingForOther(_ node: YAMLNode, wanted: Kind, owner: ValueOwner) -> Diagnostic {
    Diagnostic(
      code: "wrong-type", "\(owner.words) takes \(wanted.article), and this is a dictionary.", at: node.range)
  }
}

extension String {
  /// With a capital, unless it begins with a name in backticks.
  var sentence: String { prefix(1).uppercased() + dropFirst() }
}
