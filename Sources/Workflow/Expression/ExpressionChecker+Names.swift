extension ExpressionChecker {
  /// What a name means here: a lambda's parameter before what the scope has.
  func binding(of name: String) -> Binding? {
    locals.last { $0.name == name }?.binding ?? scope.binding(of: name)
  }

  mutating func read(_ name: String, at range: SourceRange) throws(Unsound) -> CompiledExpression {
    guard let binding = binding(of: name) else {
      let checker = self
      throw report(checker.unknown(name, at: range))
    }
    return try read(binding, path: name, at: range)
  }

  mutating func read(_ binding: Binding, path: String, at range: SourceRange) throws(Unsound) -> CompiledExpression {
    switch binding {
    case .slot(let slot, let kind, let unset):
      if let unset { throw report(.mayBeUnset(path, unset, at: range)) }
      return CompiledExpression(kind: narrowed(kind, path), range: range, path: path, slot: slot) { $0.slots[slot] }
    case .secret(let slot, let name):
      return CompiledExpression(kind: narrowed(.secret, path), range: range, path: path, slot: slot) { frame in
        let value = frame.slots[slot]
        if value.isNothing { throw Failure.missingSecret(name, at: range) }
        return value
      }
    case .previous(let kind):
      return CompiledExpression(kind: narrowed(kind, path), range: range, path: path) { $0.previous }
    case .expression: throw report(.expressionAlone(path, at: range))
    case .constant(let value, let kind):
      return CompiledExpression(constant: value, kind: kind, range: range)
    case .members(let noun, let members, _):
      throw report(.namespaceAlone(path, noun: noun, members: members, at: range))
    }
  }

  /// The type without `?` where the facts say that the value is there.
  func narrowed(_ kind: Kind, _ path: String?) -> Kind {
    guard kind.isOptional, let path, facts.contains(path) else { return kind }
    return kind.unwrapped
  }

  /// `inputs.list`: the member of a reserved name.
  mutating func member(
    _ name: Syntax.Name, of namespace: String, noun: String, members: [String], _ member: (String) -> Binding?
  ) throws(Unsound) -> CompiledExpression {
    guard let binding = member(name.text) else {
      throw report(.unknownMember(name, of: namespace, noun: noun, members: members))
    }
    return try read(binding, path: "\(namespace).\(name.text)", at: name.range)
  }

  private func unknown(_ name: String, at range: SourceRange) -> Diagnostic {
    if let absence = scope.absence(of: name) { return .absentName(name, absence, at: range) }
    let names = scope.names + locals.map(\.name)
    return .unknownName(name, own: ForeignName.own(name), names: names, at: range)
  }
}

extension Failure {
  fileprivate static func missingSecret(_ name: String, at range: SourceRange) -> Failure {
    Failure(
      .notFound, "There is no secret `\(name)`.", at: range, hint: "`runner explain secrets` says where they come from")
  }
}

extension Diagnostic {
  fileprivate static func unknownName(
    _ name: String, own: String?, names: [String], at range: SourceRange
  ) -> Diagnostic {
    if let near = own ?? Spelling.nearest(to: name, among: names) {
      return Diagnostic(
        code: "unknown-name", "There is no name `\(name)` here.", at: range,
        hint: own == nil ? "did you mean `\(near)`?" : "write `\(near)`",
        fixes: [Fix("Write `\(near)`", replace: range, with: near, isSafe: own != nil)])
    }
    return Diagnostic(
      code: "unknown-name", "There is no name `\(name)` here.", at: range,
      hint: ForeignName.advice(on: name) ?? "a text is written `'\(name)'`")
  }

  fileprivate static func absentName(_ name: String, _ absence: Absence, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unknown-name", "There is no name `\(name)` here.", at: range, hint: absence.hint,
      notes: absence.place.map { [Note("it is set here.", at: $0)] } ?? [])
  }

  fileprivate static func mayBeUnset(_ name: String, _ place: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "may-be-unset", "`\(name)` may not be set when it is read here.", at: range,
      hint: "set it before, to `nothing` if need be", notes: [Note("it is set only here.", at: place)])
  }

  fileprivate static func namespaceAlone(
    _ name: String, noun: String, members: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      code: "namespace-alone", "`\(name)` is not a value by itself.", at: range,
      hint: "name one \(noun): `\(name).\(members.first ?? "NAME")`")
  }

  fileprivate static func expressionAlone(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "namespace-alone", "`\(name)` is an expression per item, not a value.", at: range,
      hint: "give it an item: `\(name)(it)`")
  }

  fileprivate static func unknownMember(
    _ name: Syntax.Name, of namespace: String, noun: String, members: [String]
  ) -> Diagnostic {
    let message = "There is no \(noun) `\(name.text)`."
    if let near = Spelling.nearest(to: name.text, among: members) {
      return Diagnostic(
        code: "unknown-member", message, at: name.range, hint: "did you mean `\(near)`?",
        fixes: [Fix("Write `\(near)`", replace: name.range, with: near, isSafe: false)])
    }
    let known = members.isEmpty ? nil : "there are \(members.map { "`\($0)`" }.joined(separator: ", "))"
    return Diagnostic(code: "unknown-member", message, at: name.range, hint: known)
  }
}
