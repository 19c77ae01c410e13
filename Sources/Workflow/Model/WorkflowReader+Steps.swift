/// Reads blocks and steps. The depth of a file is bounded by the parser, so that reading may recurse.
extension WorkflowReader {
  /// A list of steps, or a single step; empty, or nothing, gives what came in.
  mutating func block(_ node: YAMLNode) -> Block {
    switch node.form {
    case .sequence:
      var steps: [Step] = []
      steps.reserveCapacity(node.count)
      for item in node.items {
        if let step = step(item) { steps.append(step) }
      }
      return Block(steps: steps, range: node.range)
    case .mapping:
      return Block(steps: step(node).map { [$0] } ?? [], range: node.range)
    case .scalar:
      if node.isNothing { return Block(steps: [], range: node.range) }
      return Block(steps: step(node).map { [$0] } ?? [], range: node.range)
    }
  }

  private mutating func step(_ node: YAMLNode) -> Step? {
    switch node.form {
    case .scalar: return bareStep(node)
    case .sequence:
      report(.wrongForm(node, wanted: "a step"))
      return nil
    case .mapping: return fullStep(node)
    }
  }

  /// An action or a word without parameters and modifiers.
  private mutating func bareStep(_ node: YAMLNode) -> Step? {
    let word = node.text
    guard !node.isNothing else {
      report(.emptyStep(node))
      return nil
    }
    let verb: Verb
    switch word {
    case "break": verb = .break
    case "continue": verb = .continue
    case "stop": verb = .stop
    default:
      if Keyword.clauses(of: word) != nil {
        report(.bareVerb(node))
        return nil
      }
      if word.utf8.contains(UInt8(ascii: "$")) || word.utf8.contains(UInt8(ascii: "\n"))
        || !Keyword.isActionTitle(word), !looksLikeAction(word)
      {
        report(.textIsNoStep(node))
        return nil
      }
      verb = .action(value: nil, strays: [])
    }
    return Step(verb: verb, word: word, place: node.range, range: node.range, modifiers: nil)
  }

  private func looksLikeAction(_ word: String) -> Bool {
    word.contains { $0.isLetter } && word.allSatisfy { $0.isLetter || $0 == " " || $0.isNumber }
  }

  private mutating func fullStep(_ node: YAMLNode) -> Step? {
    var keys = StepKeys(node)
    let meant = meantVerb(&keys)
    guard let (verbKey, verbValue) = keys.verb else {
      report(.noVerb(node, keys: keys.others))
      return nil
    }
    if let second = keys.secondVerb {
      let isInFront = second.range.start < verbKey.range.start
      report(.twoVerbs(isInFront ? second : verbKey, isInFront ? verbKey : second, hasBody: keys.clause("do") != nil))
      return nil
    }
    if let misplaced = keys.misplacedIf { report(.ifBesideAction(misplaced, action: verbKey.text)) }
    let word = meant ?? verbKey.text
    let modifiers = modifiers(keys)
    if let clauses = Keyword.clauses(of: word) {
      for (key, value) in keys.others where !clauses.contains(key.text) {
        let clause = missingClause(of: clauses, meantBy: key, keys)
        report(unknownClause(key, of: word, clauses, meant: clause))
        if let clause { keys.mean(clause, by: value) }
      }
      guard let verb = verb(word, verbKey, verbValue, keys) else { return nil }
      return Step(verb: verb, word: word, place: verbKey.range, range: node.range, modifiers: modifiers)
    }
    let list = keys.others.first { KeyAdvice.isLoop($0.key.text) }
    if let list { keys.drop(list) }
    let step = Step(
      verb: .action(
        value: verbValue.isNothing && verbValue.isPlain && verbValue.commentAfter == nil ? nil : verbValue,
        strays: keys.others), word: word,
      place: verbKey.range, range: node.range, modifiers: modifiers)
    return list.map { loop(around: step, over: $0) } ?? step
  }

  /// A key beside a verb that is none of its clauses: a misspelled one, or another verb's.
  /// - Parameter meant: the clause that it stands for.
  private func unknownClause(_ key: YAMLNode, of verb: String, _ clauses: [String], meant: String?) -> Diagnostic {
    if let meant { return .otherClause(key, of: verb, meant) }
    return .unknownKey(
      key, of: "`\(verb)`", known: clauses + Keyword.modifiers,
      note: Keyword.verbs.first { $0.clauses.contains(key.text) }.map { "`\(key.text)` belongs to `\($0.verb)`." })
  }

  /// The needed clause that is not there, and that another verb's clause or a misspelled one stands for.
  private func missingClause(of clauses: [String], meantBy key: YAMLNode, _ keys: StepKeys) -> String? {
    guard let needed = ["do", "cases", "then"].first(where: clauses.contains), keys.clause(needed) == nil,
      needed != "then" || keys.clause("else") == nil
    else { return nil }
    let isClause = ["do", "cases", "then"].contains(key.text)
    return isClause || ForeignKey.meant(by: key.text, among: [needed]) != nil ? needed : nil
  }

  private mutating func verb(_ word: String, _ key: YAMLNode, _ value: YAMLNode, _ keys: StepKeys) -> Verb? {
    switch word {
    case "if":
      if keys.clause("then") == nil, keys.clause("else") == nil {
        report(.missingClause("then", of: key))
      }
      return .if(value, then: optionalBlock(keys.clause("then")), else: optionalBlock(keys.clause("else")))
    case "switch":
      return .switch(value, cases: cases(keys, of: key), else: optionalBlock(keys.clause("else")))
    case "menu": return .menu(value, cases: cases(keys, of: key))
    case "repeat": return .repeat(value, body(keys, of: key))
    case "each":
      return .each(
        value.isNothing ? nil : value, body(keys, of: key), item: keys.clause("item"), index: keys.clause("index"),
        parallel: keys.clause("parallel"))
    case "while": return .while(value, body(keys, of: key))
    case "until": return .until(value, body(keys, of: key))
    case "do": return .do(block(value))
    case "parallel":
      return .parallel(entries(value, "parallel").map { Verb.Case(key: $0.key, block: block($0.value)) })
    case "set": return .set(entries(value, "set"))
    case "append": return .append(entries(value, "append"))
    case "return": return .return(value.isNothing ? nil : value)
    case "fail":
      if value.isNothing { report(.missingMessage(key)) }
      return .fail(value)
    case "stop", "break", "continue":
      if !value.isNothing { report(.takesNothing(key, value)) }
      return word == "stop" ? .stop : word == "break" ? .break : .continue
    default: return nil
    }
  }

  private mutating func optionalBlock(_ node: YAMLNode?) -> Block? { node.map { block($0) } }

  private mutating func body(_ keys: StepKeys, of verb: YAMLNode) -> Block {
    guard let node = keys.clause("do") else {
      report(.missingClause("do", of: verb))
      return Block(steps: [], range: verb.range)
    }
    return block(node)
  }

  private mutating func cases(_ keys: StepKeys, of verb: YAMLNode) -> [Verb.Case] {
    guard let node = keys.clause("cases") else {
      report(.missingClause("cases", of: verb))
      return []
    }
    // That it is written otherwise has been told.
    if keys.isMeant("cases"), node.form != .mapping { return [] }
    return entries(node, "cases").map { Verb.Case(key: $0.key, block: block($0.value)) }
  }

  private mutating func modifiers(_ keys: StepKeys) -> Modifiers? {
    guard keys.hasModifiers else { return nil }
    return Modifiers(
      when: keys.modifier("when"), timeout: keys.modifier("timeout"), retry: keys.modifier("retry"),
      catch: keys.modifier("catch").map { handler($0) }, finally: keys.modifier("finally").map { block($0) },
      as: keys.modifier("as"))
  }

  private mutating func handler(_ node: YAMLNode) -> Modifiers.Handler {
    // `cases` and `else` are also clauses of `switch`, `menu` and `if`, which may be the only step.
    let isStep = node.pairs.contains { ["switch", "menu", "if"].contains($0.key.text) }
    guard node.form == .mapping, !isStep, node["cases"] != nil || (node["else"] != nil && node.count == 1) else {
      return .block(block(node))
    }
    reportUnknownKeys(of: node, in: .handler)
    let cases = entries(node["cases"], "cases").map { Verb.Case(key: $0.key, block: block($0.value)) }
    return .cases(cases, else: node["else"].map { block($0) })
  }
}

extension Diagnostic {
  fileprivate static func emptyStep(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(code: "empty-step", "A step is empty.", at: node.range, hint: "write an action or remove the `-`")
  }

  fileprivate static func bareVerb(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "missing-value", "`\(node.text)` needs a value.", at: node.range, hint: "write `\(node.text): …`")
  }

  fileprivate static func textIsNoStep(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "not-a-step", "A text is not a step.", at: node.range, hint: "name an action, such as `Show Result: …`")
  }

  fileprivate static func noVerb(_ node: YAMLNode, keys: [WorkflowFile.Entry]) -> Diagnostic {
    let verbs = Keyword.verbs.map(\.verb)
    if let key = keys.first?.key {
      let near = Spelling.nearest(to: key.text, among: verbs + Keyword.modifiers)
      let advice = ForeignAction.advice(on: key.text) ?? KeyAdvice.words(besideStep: key.text)
      return Diagnostic(
        code: "no-verb", "The step has no action: `\(key.text)` is neither an action nor a verb.", at: key.range,
        hint: advice ?? near.map { "did you mean `\($0)`?" } ?? "actions are Title Case words, such as `Get People`",
        notes: [Note("the verbs are \(verbs.map { "`\($0)`" }.joined(separator: ", ")).")],
        fixes: advice == nil
          ? near.map { [Fix("Write `\($0)`", replace: key.range, with: $0, isSafe: true)] } ?? [] : [])
    }
    return Diagnostic(
      code: "no-verb", "The step has modifiers, but no action.", at: node.range,
      hint: "name an action, such as `Get People:`")
  }

  fileprivate static func twoVerbs(_ first: YAMLNode, _ second: YAMLNode, hasBody: Bool) -> Diagnostic {
    let lacksBody = !hasBody && Keyword.clauses(of: first.text)?.contains("do") == true
    let isLoop = !hasBody && Keyword.clauses(of: second.text)?.contains("do") == true
    return Diagnostic(
      code: "two-verbs", "A step has one verb, and this one has `\(first.text)` and `\(second.text)`.",
      at: second.range,
      hint: lacksBody
        ? "write `do:` and indent it under that"
        : isLoop
          ? "write `- \(second.text): …`, and `\(first.text)` under its `do:`"
          : "begin a step of its own with `- \(second.text)`",
      notes: [Note("the first is here.", at: first.range)])
  }

  fileprivate static func ifBesideAction(_ key: YAMLNode, action: String) -> Diagnostic {
    Diagnostic(
      code: "two-verbs", "`if` has blocks of its own; whether `\(action)` runs is said by `when`.", at: key.range,
      hint: "write `when`", fixes: [Fix("Write `when`", replace: key.range, with: "when", isSafe: false)])
  }

  fileprivate static func otherClause(_ key: YAMLNode, of verb: String, _ meant: String) -> Diagnostic {
    Diagnostic(
      code: "unknown-key", "`\(key.text)` is not a key of `\(verb)`.", at: key.range, hint: "write `\(meant)`",
      fixes: [Fix("Write `\(meant)`", replace: key.range, with: meant, isSafe: true)])
  }

  fileprivate static func missingClause(_ clause: String, of verb: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "missing-clause", "`\(verb.text)` needs `\(clause)`.", at: verb.range,
      hint: "write `\(clause):` under it, as far in as `\(verb.text)`")
  }

  fileprivate static func missingMessage(_ verb: YAMLNode) -> Diagnostic {
    Diagnostic(code: "missing-value", "`fail` needs a message.", at: verb.range, hint: "write `fail: …`")
  }

  fileprivate static func takesNothing(_ verb: YAMLNode, _ value: YAMLNode) -> Diagnostic {
    Diagnostic(code: "takes-nothing", "`\(verb.text)` takes no value.", at: value.range)
  }
}
