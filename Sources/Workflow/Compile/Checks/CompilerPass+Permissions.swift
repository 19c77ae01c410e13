/// What a workflow declares that it touches, and what it touches without declaring that.
extension CompilerPass {
  func compilePermissions(in root: Scope) -> [DeclaredPermission] {
    var permissions: [DeclaredPermission] = []
    for (key, node) in file.permissions {
      guard let area = Permission.Area(rawValue: key.text) else {
        diagnostics.report(
          .unknownKey(key, of: MappingForm.permissions.owner, known: MappingForm.permissions.names))
        continue
      }
      for item in node.form == .sequence ? Array(node.items) : [node] where !item.isNothing {
        if let declared = permission(item, in: area, root) { permissions.append(declared) }
      }
    }
    return permissions
  }

  private func permission(_ node: YAMLNode, in area: Permission.Area, _ root: Scope) -> DeclaredPermission? {
    unit.forgetReads()
    guard let name = value(node, as: .text, in: root, for: .section("permissions")) else { return nil }
    let inputCount = (unit.inputs.lastIndex { $0.isRead }).map { $0 + 1 } ?? 0
    guard Permission.isNamed(by: name.kind, in: area) else {
      diagnostics.report(.namesNothing(name, area))
      return nil
    }
    if area == .environment || area == .secrets, name.constant == nil {
      diagnostics.report(.notConstant(node, area))
      return nil
    }
    do {
      if let constant = name.constant { _ = try Permission.named(by: constant, in: area) }
    } catch {
      if let failure = error as? Failure { diagnostics.report(.wrongName(failure, at: node.range)) }
      return nil
    }
    return DeclaredPermission(area: area, text: node.text, range: node.range, name: name, inputCount: inputCount)
  }

  /// Secrets and variables are named where they are read.
  func checkOutsides() {
    let known = (unit.declared ?? []).flatMap { $0.constants ?? [] }
    for (area, outsides) in [(Permission.Area.environment, unit.environment), (.secrets, unit.secrets)] {
      for (name, outside) in outsides.sorted(by: { $0.value.range.start < $1.value.range.start })
      where !known.contains(Permission(area, name)) {
        diagnostics.report(.undeclared(Permission(area, name), at: outside.range))
      }
    }
  }

  func noteTouch(of action: ActionDefinition, _ arguments: [ArgumentPlan], by step: StepName) {
    // What may be left out and is touches nothing.
    let touched = zip(action.parameters, arguments).compactMap { parameter, argument in
      argument.isGiven || parameter.standard != nil || parameter.isRequired ? parameter.touches : nil
    }
    let areas = Permission.Area.allCases.filter { touched.contains($0) }
    if !areas.isEmpty || !action.needs.isEmpty {
      unit.touches.append(Touch(step: step, areas: areas, needs: action.needs))
    }
  }

  /// What an argument names that is known before the run and not declared.
  func checkTouched(
    _ node: YAMLNode?, _ constant: Value?, by parameter: ParameterDeclaration, of action: ActionDefinition,
    at range: SourceRange
  ) {
    guard let area = parameter.touches else { return }
    unit.onceDeclared { [self] in
      checkTouched(node, constant, in: area, by: action, at: range, declared: unit.declared ?? [])
    }
  }

  private func checkTouched(
    _ node: YAMLNode?, _ constant: Value?, in area: Permission.Area, by action: ActionDefinition,
    at range: SourceRange, declared: [DeclaredPermission]
  ) {
    // What is known only in the run may be this.
    // What the run has made it may read, and whether a step before has made it is known then.
    let writesBefore = area == .read && unit.touches.contains { $0.areas.contains(.write) }
    let areas = writesBefore ? [area, .write] : [area]
    guard declared.allSatisfy({ !areas.contains($0.area) || $0.constants != nil }) else { return }
    if area == .run, let node, node.form == .scalar, Permission(.run, node.text).isShellLine,
      !(constant?.items ?? []).isEmpty || node.text.prefix(while: { $0 != "$" }).contains(where: \.isWhitespace)
    {
      diagnostics.report(.shellLine(node))
      return
    }
    var allowed = declared.flatMap { $0.constants ?? [] } + action.needs
    if writesBefore { allowed += allowed.filter { $0.area == .write }.map { Permission(.read, $0.name) } }
    let touched = constant.map { Permission.touched(by: $0, in: area) } ?? node?.touched(in: area) ?? []
    for wanted in touched where !allowed.covers(wanted) {
      diagnostics.report(.undeclared(wanted, at: range))
    }
  }
}

extension YAMLNode {
  /// What a value names of which only the end is calculated: the program that a list begins with, the host before the
  /// path of a URL.
  fileprivate func touched(in area: Permission.Area) -> [Permission] {
    switch (area, form) {
    case (.run, .sequence):
      guard let first = items.first, first.form == .scalar, !first.text.contains("${") else { return [] }
      return Permission.touched(by: .text(first.text), in: area)
    case (.network, .scalar):
      let start = text.prefix { $0 != "$" }
      guard let scheme = start.firstRange(of: "://"),
        let end = start[scheme.upperBound...].firstIndex(where: { "/?#".contains($0) })
      else { return [] }
      return Permission.touched(by: .text(String(start[..<end])), in: area)
    default: return []
    }
  }
}

extension Diagnostic {
  fileprivate static func namesNothing(_ name: CompiledExpression, _ area: Permission.Area) -> Diagnostic {
    Diagnostic(
      code: "wrong-type", "`\(area.rawValue)` takes \(area.words), and this is \(name.kind.article).", at: name.range)
  }

  fileprivate static func notConstant(_ node: YAMLNode, _ area: Permission.Area) -> Diagnostic {
    Diagnostic(
      code: "permission-not-constant", "What is declared under `\(area.rawValue)` must be written out.", at: node.range,
      hint: "\(area == .secrets ? "secrets" : "variables") are read by a name that is known before the run")
  }

  fileprivate static func wrongName(_ failure: Failure, at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "wrong-permission", failure.message, at: range, hint: failure.hint)
  }

  fileprivate static func shellLine(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "shell-line", "`\(Value.cleaned(node.text))` is a line of a shell, and a list of arguments is needed.",
      at: node.range, hint: Permission.insteadOfShellLine(node.text))
  }

  fileprivate static func undeclared(_ permission: Permission, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "undeclared-permission",
      "The workflow does not declare that it \(permission.area.use) `\(Value.cleaned(permission.name))`.", at: range,
      hint: "write `\(permission.area.rawValue): [\(permission.entry)]` under `permissions`")
  }
}

extension Permission.Area {
  fileprivate var words: String {
    switch self {
    case .network: "a host"
    case .read, .write: "a path"
    case .run: "a program"
    case .environment: "the name of a variable"
    case .secrets: "the name of a secret"
    }
  }

  fileprivate var use: String {
    switch self {
    case .network: "reaches"
    case .read: "reads"
    case .write: "writes"
    case .run: "runs"
    case .environment: "reads the variable"
    case .secrets: "reads the secret"
    }
  }
}
