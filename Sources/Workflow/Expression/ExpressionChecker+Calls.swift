extension ExpressionChecker {
  mutating func call(_ call: Syntax.Call, on base: CompiledExpression, _ kind: Kind) throws(Unsound) -> Step {
    guard let function = FunctionTable.named(call.name.text) else {
      let checker = self
      throw report(checker.unknown(call, on: base, kind))
    }
    guard function.takes(kind) else { throw report(.wrongReceiver(function, call, base, kind)) }
    let arguments = try bind(call, to: function, on: base, kind)
    let isPure =
      function.isFolded
      && function.parameters.indices.allSatisfy {
        !arguments.isGiven($0) || arguments.constant($0) != nil
      }
    do {
      let run = try function.make(arguments)
      let range = arguments.range
      isMetered = true
      return Step(kind: function.kind(on: kind, arguments), isPure: isPure) { value, frame in
        try located(at: range) {
          let result = try run(value, &frame).bounded()
          try frame.meter.charge(result)
          return result
        }
      }
    } catch let failure as Failure {
      throw report(.badArgument(failure.at(arguments.range)))
    } catch {
      throw Unsound()
    }
  }

  private mutating func bind(
    _ call: Syntax.Call, to function: Function, on base: CompiledExpression, _ kind: Kind
  ) throws(Unsound) -> Arguments {
    var arguments: [Arguments.Argument?] = Array(repeating: nil, count: function.parameters.count)
    let positional = function.parameters.indices.filter { !function.parameters[$0].isOption }
    var given = 0
    var failed = false
    for argument in call.arguments {
      let place: Int
      if let name = argument.name {
        guard let found = function.parameters.firstIndex(where: { $0.name == name.text }) else {
          throw report(.unknownOption(name, function))
        }
        place = found
        if arguments[place] != nil { throw report(.repeatedArgument(name)) }
      } else {
        guard given < positional.count else { throw report(.tooMany(argument, function, call)) }
        place = positional[given]
        given += 1
      }
      do throws(Unsound) {
        arguments[place] = try bind(argument, to: function.parameters[place], of: function, kind)
      } catch {
        failed = true
      }
    }
    if failed { throw Unsound() }
    for (place, parameter) in function.parameters.enumerated() where parameter.isRequired && arguments[place] == nil {
      throw report(.missingArgument(parameter, function, call))
    }
    return Arguments(
      name: function.name, receiver: base.range, kind: kind, range: base.range.union(call.parentheses), arguments)
  }

  private mutating func bind(
    _ argument: Syntax.Argument, to parameter: Function.Parameter, of function: Function, _ receiver: Kind
  ) throws(Unsound) -> Arguments.Argument {
    guard case .item(let isCondition) = parameter.form else {
      if argument.parameter != nil { throw report(.lambdaForValue(argument, parameter, function)) }
      return .value(try value(argument.value, for: parameter, of: function))
    }
    let slot = scope.newSlot()
    let item = receiver.element ?? .any
    let body = try compile(argument.value, with: argument.parameter?.text ?? "it", as: .slot(slot, item))
    if isCondition, body.kind != .boolean, body.kind != .any { throw report(.notBoolean(body)) }
    return .lambda(Arguments.Lambda(slot: slot, body: body))
  }

  private mutating func value(
    _ syntax: Syntax, for parameter: Function.Parameter, of function: Function
  ) throws(Unsound) -> CompiledExpression {
    let value =
      if case .literal(let value, let kind) = syntax.form {
        // What a text is searched for, or replaced by, may well look like a placeholder.
        CompiledExpression(constant: value, kind: kind, range: syntax.range)
      } else {
        try compile(syntax)
      }
    switch parameter.form {
    case .word(let words):
      if case .text(let word) = value.constant, words.contains(word) { return value }
      throw report(.wrongWord(value, words, parameter, function))
    case .value(let kinds):
      if kinds.contains(.any) || kinds.contains(where: { $0.accepts(value.kind) }) { return value }
      // Checked while running.
      if value.kind == .any { return value }
      if case .list(.nothing) = value.kind, kinds.contains(where: { $0.element != nil }) { return value }
      try requirePresent(value)
      throw report(.wrongArgument(value, kinds, function))
    case .item: return value
    }
  }

  private func unknown(_ call: Syntax.Call, on base: CompiledExpression, _ kind: Kind) -> Diagnostic {
    let name = call.name
    if kind.properties.contains(where: { $0.name == name.text })
      || kind.element?.unwrapped.properties.contains(where: { $0.name == name.text }) ?? false
    {
      return .propertyWithParentheses(name, call.parentheses)
    }
    if let keyword = ReservedWord(rawValue: name.text), [.contains, .matches, .in].contains(keyword) {
      return .operatorAsFunction(name, base, call)
    }
    let near =
      FunctionTable.meant(by: name.text, on: kind)?.name
      ?? Spelling.nearest(to: name.text, among: FunctionTable.names(on: kind))
    let advice = ForeignName.advice(
      onFunction: name.text, of: base.range.text, argument: call.arguments.first?.value.range.text)
    return .unknownFunction(name, near: near, advice: advice, FunctionTable.names(on: kind))
  }
}

extension Diagnostic {
  fileprivate static func badArgument(_ failure: Failure) -> Diagnostic {
    Diagnostic(code: "bad-argument", failure.message, at: failure.range, hint: failure.hint)
  }

  fileprivate static func wrongReceiver(
    _ function: Function, _ call: Syntax.Call, _ base: CompiledExpression, _ kind: Kind
  ) -> Diagnostic {
    let name = base.range.text
    var hint: String?
    if function.name == "count", kind == .text {
      hint = "write `\(name).length()`"
    } else if function.name == "length", kind.element != nil {
      hint = "write `\(name).count()`"
    } else if function.name == "count", kind == .dictionary {
      hint = "write `\(name).keys().count()`"
    } else if let element = kind.element, function.takes(element) {
      hint = "write `\(name).map(it.\(call.name.text)\(call.parentheses.text))`"
    } else if function.receivers == [.text], kind.isEmbeddable {
      hint = "write `\(name).as(text).\(call.name.text)\(call.parentheses.text)`"
    }
    return Diagnostic(
      code: "wrong-receiver",
      "`\(function.name)` works on \(function.receiverNames), and `\(name)` is \(kind.article).", at: call.name.range,
      hint: hint)
  }

  fileprivate static func unknownOption(_ name: Syntax.Name, _ function: Function) -> Diagnostic {
    let options = function.parameters.filter(\.isOption).map(\.name)
    let near = Spelling.nearest(to: name.text, among: options)
    return Diagnostic(
      code: "unknown-option", "`\(function.name)` has no option `\(name.text)`.", at: name.range,
      hint: near.map { "did you mean `\($0)`?" }
        ?? (options.isEmpty ? "it has no options" : "it has \(options.map { "`\($0)`" }.joined(separator: ", "))"),
      fixes: near.map { [Fix("Write `\($0)`", replace: name.range, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func repeatedArgument(_ name: Syntax.Name) -> Diagnostic {
    Diagnostic(code: "repeated-argument", "`\(name.text)` is given twice.", at: name.range)
  }

  fileprivate static func tooMany(
    _ argument: Syntax.Argument, _ function: Function, _ call: Syntax.Call
  ) -> Diagnostic {
    Diagnostic(
      code: "too-many-arguments", "`\(function.name)` takes no further argument.", at: argument.range,
      hint: "it is called as `\(function.signature)`")
  }

  fileprivate static func missingArgument(
    _ parameter: Function.Parameter, _ function: Function, _ call: Syntax.Call
  ) -> Diagnostic {
    Diagnostic(
      code: "missing-argument", "`\(function.name)` needs its `\(parameter.name)`.", at: call.parentheses,
      hint: "it is called as `\(function.signature)`")
  }

  fileprivate static func lambdaForValue(
    _ argument: Syntax.Argument, _ parameter: Function.Parameter, _ function: Function
  ) -> Diagnostic {
    Diagnostic(
      code: "lambda-for-value", "The `\(parameter.name)` of `\(function.name)` is a value, not an expression per item.",
      at: argument.range, hint: "leave out `\(argument.parameter?.text ?? "it") =>`")
  }

  fileprivate static func wrongWord(
    _ value: CompiledExpression, _ words: [String], _ parameter: Function.Parameter, _ function: Function
  ) -> Diagnostic {
    let choices = words.map { "`'\($0)'`" }.joined(separator: ", ")
    var near: String?
    if case .text(let word) = value.constant { near = Spelling.nearest(to: word, among: words) }
    return Diagnostic(
      code: "wrong-word", "The `\(parameter.name)` of `\(function.name)` is one of \(choices).", at: value.range,
      hint: near.map { "did you mean `'\($0)'`?" },
      fixes: near.map { [Fix("Write `'\($0)'`", replace: value.range, with: "'\($0)'", isSafe: false)] } ?? [])
  }

  fileprivate static func wrongArgument(
    _ value: CompiledExpression, _ kinds: [Kind], _ function: Function
  ) -> Diagnostic {
    let wanted = kinds.map(\.article).joined(separator: " or ")
    return Diagnostic(
      code: "wrong-argument",
      "`\(function.name)` needs \(wanted) here, and `\(value.range.text)` is \(value.kind.article).",
      at: value.range)
  }

  fileprivate static func propertyWithParentheses(_ name: Syntax.Name, _ parentheses: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "property-with-parentheses", "`\(name.text)` is a property, not a function.",
      at: name.range.union(parentheses),
      hint: "write `.\(name.text)`",
      fixes: [Fix("Write `\(name.text)`", replace: name.range.union(parentheses), with: name.text, isSafe: true)])
  }

  fileprivate static func operatorAsFunction(
    _ name: Syntax.Name, _ base: CompiledExpression, _ call: Syntax.Call
  ) -> Diagnostic {
    let argument = call.arguments.first?.range.text ?? "…"
    let text = "\(base.range.text) \(name.text) \(argument)"
    return Diagnostic(
      code: "operator-as-function", "`\(name.text)` is an operator.", at: name.range, hint: "write `\(text)`",
      fixes: [Fix("Write `\(text)`", replace: base.range.union(call.parentheses), with: text, isSafe: false)])
  }

  fileprivate static func unknownFunction(
    _ name: Syntax.Name, near: String?, advice: String?, _ names: [String]
  ) -> Diagnostic {
    Diagnostic(
      code: "unknown-function", "There is no function `\(name.text)`.", at: name.range,
      hint: near.map { "did you mean `\($0)`?" } ?? advice
        ?? "there are \(names.map { "`\($0)`" }.joined(separator: ", "))",
      fixes: near.map { [Fix("Write `\($0)`", replace: name.range, with: $0, isSafe: false)] } ?? [])
  }
}
