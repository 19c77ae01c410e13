/// What may be written behind an action.
extension JSONSchema {
  static func call(of action: ActionDefinition) -> JSONSchema {
    let needed = action.neededNames
    var alternatives: [JSONSchema]
    if action.dictionaryPlace != nil {
      alternatives = [value(of: .dictionary)]
    } else {
      alternatives = [mapping(action.parameters.map { ($0.name, parameter($0)) }, required: needed)]
      if let place = action.keyPlace {
        let key = action.parameters[place]
        alternatives.append(key.takesMappings ? all(of: [parameter(key), .noMapping]) : parameter(key))
      }
    }
    if needed.isEmpty { alternatives.append(.null) }
    return any(of: alternatives).described(action.description, title: action.title, markdown: action.markdown)
  }

  static func parameter(_ parameter: ParameterDeclaration) -> JSONSchema {
    var schema: JSONSchema
    if parameter.item != nil {
      schema = .expression
    } else if parameter.isLiteral {
      schema = .scalar
    } else {
      schema = value(of: parameter.kind, limits: parameter.limits, count: parameter.count)
    }
    schema["default"] = parameter.constantDefault
    return schema.described(parameter.meaning, title: parameter.title)
  }
}

extension ActionDefinition {
  /// The parameters without which it cannot run, since nobody can be asked for them.
  var neededNames: [String] {
    parameters.filter { $0.isRequired && !$0.canBeAsked && !$0.role.contains(.input) && $0.condition == nil }
      .map(\.name)
  }

  /// As an editor shows it: what it does and gives, with an example.
  fileprivate var markdown: String {
    var parts = [description.isEmpty ? title : description]
    parts.append(hasOutput ? "Output: `\(outputKind)`" : "No output: the one before passes on.")
    if let example = examples.first { parts.append("\(example.title):\n\n```yaml\n\(example.steps)\n```") }
    return parts.joined(separator: "\n\n")
  }
}

extension ParameterDeclaration {
  /// What it is for, in what form it is written, and when it is there.
  fileprivate var meaning: String {
    var parts = [description?.written ?? title]
    if parts[0].last == "." { parts[0].removeLast() }
    parts.append("`\(item == nil ? kind : .text)`")
    if item != nil { parts[1] = "an expression over `it`" }
    parts += limits.words
    if role.contains(.input) { parts.append("takes the output before") }
    if role.contains(.key) { parts.append("may stand right behind the action") }
    if let condition { parts.append("only when \(condition.words)") }
    return parts.joined(separator: "; ")
  }

  /// Whether a mapping may be its value, which behind an action would be its parameters.
  fileprivate var takesMappings: Bool {
    switch kind.element ?? kind.unwrapped {
    case .any, .dictionary: true
    default: false
    }
  }

  fileprivate var constantDefault: Value? {
    guard case .value(let value)? = standard else { return nil }
    switch value {
    case .text, .integer, .number, .boolean: return value
    case .choice(let choice): return .text(choice.label.name)
    default: return nil
    }
  }
}
