/// The errors that a definition knows.
extension CompilerPass {
  /// What is said of a code where `fail` names only the code.
  func errorMessages(_ written: WrittenAction) -> [String: YAMLNode] {
    var messages: [String: YAMLNode] = [:]
    for (key, node) in written.errors {
      checkCode(key)
      if let message = node.form == .mapping ? node["message"] : node, !message.isNothing {
        messages[key.text] = message
      }
      guard node.form == .mapping else { continue }
      diagnostics.reportUnknownKeys(of: node, in: .error)
    }
    return messages
  }

  /// The same, for who looks them up.
  func errorCodes(_ written: WrittenAction) -> [ErrorCode] {
    written.errors.map { key, node in
      let message = node.form == .mapping ? node["message"] : node
      return ErrorCode(key.text, message.flatMap { $0.form == .scalar && !$0.isNothing ? $0.text : nil } ?? "")
    }
  }

  /// Tells from how a program or a request failed which of the definition's errors it is.
  func errorHandler(_ written: WrittenAction, in root: Scope) -> GuardPlan.Handler? {
    let rules = written.errors.filter { $0.value.form == .mapping && $0.value["when"] != nil }
    guard let first = rules.first else { return nil }
    if case .steps = written.body {
      diagnostics.report(.conditionOnSteps(first.key))
      return nil
    }
    let errorSlot = unit.newSlot()
    let scope = Scope(in: root, incoming: .nothing)
    let facts = declareFacts(of: errorSlot, at: written.key.range, in: scope)
    let name = written.stepName
    let again = CompiledExpression(kind: .record(ErrorType.kind), range: written.key.range) { $0.slots[errorSlot] }
    var block = BlockPlan([plan(.fail(FailPlan(.again(again))), name)])
    // From the last to the first: each stands where the one before it does not hold.
    for (key, node) in rules.reversed() {
      guard let when = node["when"].flatMap({ condition($0, in: scope, for: .action(written.title, key: "errors")) })
      else { continue }
      let code = CompiledExpression(constant: .text(key.text), kind: .text, range: key.range)
      let message = node["message"].flatMap {
        converted(localized($0), to: .text, in: scope, for: .action(written.title, key: "errors"))
      }
      let fail = FailPlan(.custom(code: code, message: message, data: nil))
      let choice = ConditionalPlan(when, then: BlockPlan([plan(.fail(fail), name)]), else: block)
      block = BlockPlan([plan(.conditional(choice), name)])
    }
    let telling = BlockPlan([plan(.assign(facts), name)] + block.steps)
    return GuardPlan.Handler(
      cases: [Failure.Reason.process, .http].map { ($0.rawValue, telling) }, otherwise: nil, errorSlot: errorSlot)
  }

  /// `status`, `exit`, `stderr` and `body`, as the failure tells them.
  private func declareFacts(of errorSlot: Int, at place: SourceRange, in scope: Scope) -> [AssignmentPlan] {
    let facts: [(name: String, kind: Kind, missing: Value)] = [
      ("status", .number, .integer(0)), ("exit", .number, .integer(0)), ("stderr", .text, .text("")),
      ("body", .any, .nothing),
    ]
    return facts.map { name, kind, missing in
      let slot = unit.newSlot()
      scope.declare(Variable(name, slot: slot, kind: kind, place: place, isReadOnly: true))
      let found = CompiledExpression(kind: kind, range: place) { frame in
        guard case .record(let error) = frame.slots[errorSlot], case .dictionary(let data)? = error["data"] else {
          return missing
        }
        // A program has no other status than how it exited.
        let fact = data[name] ?? (name == "exit" ? data["status"] : nil) ?? missing
        return name == "body" ? fact.asData : fact
      }
      return AssignmentPlan(slot: slot, value: found)
    }
  }

  private func plan(_ operation: Operation, _ name: StepName) -> StepPlan {
    StepPlan(name: name, operation: operation, when: nil, guards: nil, slot: nil, readsNow: false)
  }
}

extension CompilerPass {
  /// Reports what cannot be the code of an error.
  func checkCode(_ node: YAMLNode) {
    if Failure.Reason(rawValue: node.text) != nil {
      diagnostics.report(.codeIsReason(node))
    } else if node.text.isEmpty || !node.text.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) }) {
      diagnostics.report(.badCode(node))
    }
  }
}

extension Value {
  /// A text of JSON as what it says, as the pages of a list are read; anything else as it is.
  fileprivate var asData: Value {
    guard case .text(let text) = self, let value = try? JSONReader.read(Array(text.utf8)) else { return self }
    return switch value {
    case .dictionary, .list: value
    default: self
    }
  }
}

extension Diagnostic {
  static func codeIsReason(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "code-is-kind", "`\(node.text)` is the name of a kind of error, and cannot be a code.", at: node.range,
      hint: "choose another code")
  }

  fileprivate static func badCode(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-name", "`\(node.text)` cannot be the code of an error.", at: node.range,
      hint: "write letters, digits, `_` and `-`; what people read is its message")
  }

  fileprivate static func conditionOnSteps(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "only-for-run", "The `when` of an error looks at a program or a reply, and this action has `steps`.",
      at: key.range, hint: "raise it by `fail: { code: \(key.text) }`")
  }
}
