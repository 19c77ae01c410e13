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
  /// A key of an input.
  case input(String, key: String)

  var words: String {
    switch self {
    case .parameter(let name, let action): "`\(name)` of `\(action)`"
    case .clause(let clause, let verb): "`\(clause)` of `\(verb)`"
    case .verb(let verb): "`\(verb)`"
    case .name(let name): "`\(name)`"
    case .section(let key): "`\(key)`"
    case .input(let name, let key): "`\(key)` of the input `\(name)`"
    }
  }
}
