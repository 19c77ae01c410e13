/// What a value is written for, as diagnostics name it.
enum ValueOwner {
  /// A parameter of an action, and what may be picked for it.
  case parameter(String, of: String, takesSecrets: Bool = false, isSent: Bool = false, choices: Choices? = nil)
  /// A clause or modifier of a step.
  case clause(String, of: String)
  /// The value of a verb.
  case verb(String)
  /// A variable.
  case name(String)
  /// A key at the top of the file.
  case section(String)
  /// A key of a type.
  case type(String, key: String)
  /// A key of an action that a file defines.
  case action(String, key: String)
  /// A key of an input or of a parameter of a definition.
  case input(String, key: String, ParameterNoun, choices: Choices? = nil)

  var words: String {
    switch self {
    case .parameter(let name, let action, _, _, _): "`\(name)` of `\(action)`"
    case .clause(let clause, let verb): "`\(clause)` of `\(verb)`"
    case .verb(let verb): "`\(verb)`"
    case .name(let name): "`\(name)`"
    case .section(let key): "`\(key)`"
    case .type(let name, let key): "`\(key)` of the type `\(name)`"
    case .action(let title, let key): "`\(key)` of `\(title)`"
    case .input(let name, let key, let noun, _): "`\(key)` of the \(noun) `\(name)`"
    }
  }

  /// Whether a value fits here, a secret as the text it is where it may stand.
  func check(from source: Kind, to target: Kind) -> Conversion.Verdict {
    Conversion.check(from: takesSecrets ? source.revealed : source, to: target)
  }

  /// Whether a secret may stand in the place of a text or a url.
  var takesSecrets: Bool { if case .parameter(_, _, let takes, _, _) = self { takes } else { false } }
  /// Whether it goes to a program or a server.
  var isSent: Bool { if case .parameter(_, _, _, let isSent, _) = self { isSent } else { false } }

  /// The option that a text names.
  func option(named text: String) -> Value? {
    switch self {
    case .parameter(_, _, _, _, let choices?), .input(_, _, _, let choices?): choices.named(by: .text(text))
    default: nil
    }
  }
}

extension Kind {
  /// With text for secret.
  fileprivate var revealed: Kind {
    switch self {
    case .secret: .text
    case .maybe(let kind): kind.revealed.optional
    case .list(let kind): .list(kind.revealed)
    default: self
    }
  }
}
