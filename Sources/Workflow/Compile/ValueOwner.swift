/// What a value is written for, as diagnostics name it.
enum ValueOwner {
  /// A parameter of an action.
  case parameter(String, of: String)
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
  case input(String, key: String, ParameterNoun)

  var words: String {
    switch self {
    case .parameter(let name, let action): "`\(name)` of `\(action)`"
    case .clause(let clause, let verb): "`\(clause)` of `\(verb)`"
    case .verb(let verb): "`\(verb)`"
    case .name(let name): "`\(name)`"
    case .section(let key): "`\(key)`"
    case .type(let name, let key): "`\(key)` of the type `\(name)`"
    case .action(let title, let key): "`\(key)` of `\(title)`"
    case .input(let name, let key, let noun): "`\(key)` of the \(noun) `\(name)`"
    }
  }
}
