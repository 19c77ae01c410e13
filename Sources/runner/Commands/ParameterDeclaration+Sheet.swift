import Workflow

/// What is told of a parameter, in words and as data.
extension ParameterDeclaration {
  /// `list: MovieList`.
  var signature: String { "\(name): \(typeText)" }

  var typeText: String {
    guard let count, case .list(let element) = kind else { return item == nil ? "\(kind)" : "expression" }
    let upper = count.upperBound == .max ? "" : "\(count.upperBound)"
    return "[\(element), \(count.lowerBound)..\(upper)]"
  }

  /// What a person needs to know to give it.
  var explanation: String {
    var parts: [String] = []
    if let text = description?.written { parts.append(text.last == "." ? String(text.dropLast()) : text) }
    if let standardText { parts.append("default \(standardText)") }
    if isRequired { parts.append("asked for where it is not given") }
    if standard == nil, kind.isOptional { parts.append("may be left out") }
    if let count { parts.append(ParameterDeclaration.words(of: count)) }
    if role.contains(.input) { parts.append("takes the output before") }
    if role.contains(.key) { parts.append("may stand behind the action") }
    if let condition { parts.append("only when \(condition.words)") }
    if let choices = optionsText {
      parts.append(choices)
    } else if case .choice(let choices) = kind.element?.unwrapped ?? kind.unwrapped {
      parts.append("one of " + choices.labels.map(\.name).joined(separator: ", "))
    }
    parts += limits.words
    if let labels { parts.append("\(labels.yes) or \(labels.no)") }
    if confirm != nil { parts.append("to be confirmed") }
    let sentence = parts.joined(separator: "; ")
    return sentence.isEmpty ? title : sentence
  }

  /// What may be picked, as far as it is known without a run.
  private var optionsText: String? {
    guard let options else { return nil }
    let names = options.constants.prefix(ParameterDeclaration.listed).map { option -> String in
      if case .choice(let choice) = option.value { return choice.label.name }
      let shown = option.display?.name ?? option.value.text ?? option.value.shortForm
      return option.value.text.map { $0 == shown ? $0 : "\($0) (\(shown))" } ?? shown
    }
    if names.isEmpty { return options.source.map { "among what `\($0)` gives" } }
    let more = options.constants.count - names.count
    return "one of " + names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// `2..4` as "2 to 4 of them".
  private static func words(of count: ClosedRange<Int>) -> String {
    if count.lowerBound == count.upperBound { return "\(count.lowerBound) of them" }
    if count.upperBound == .max { return "at least \(count.lowerBound) of them" }
    return count.lowerBound == 0
      ? "at most \(count.upperBound) of them" : "\(count.lowerBound) to \(count.upperBound) of them"
  }

  /// How many options are told of where there are many.
  private static let listed = 12

  private var standardText: String? {
    switch standard {
    case .value(.nothing), nil: nil
    case .value(.choice(let choice)): choice.label.name
    case .value(let value): value.shortForm
    case .calculated, .item: "calculated"
    }
  }

  /// All that is known of it without a run, as data.
  var asValue: Value {
    .dictionary(
      OrderedDictionary(distinct: [
        ("name", .text(name)), ("title", .text(title)), ("type", .text(typeText)), ("description", .of(description)),
        ("ask", .of(ask)), ("required", .boolean(isRequired)), ("default", standardValue),
        ("default_kind", standardKind.map { .text($0) } ?? .nothing), ("input", .boolean(role.contains(.input))),
        ("key", .boolean(role.contains(.key))), ("when", condition.map { .text($0.words.unquoted) } ?? .nothing),
        ("options", optionsValue), ("limits", limits.asValue),
        ("labels", labels.map { ["true": .text($0.yes), "false": .text($0.no)] } ?? .nothing),
        ("confirm", .of(confirm)),
      ]))
  }

  private var standardValue: Value { if case .value(let value)? = standard { value } else { .nothing } }

  /// Whether the default is a value, or known only in a run.
  private var standardKind: String? {
    switch standard {
    case .value: "value"
    case .calculated, .item: "calculated"
    case nil: nil
    }
  }

  /// Those that are written out, or the action whose output is picked from; nothing where there are no options.
  private var optionsValue: Value {
    guard let options else { return .nothing }
    let values = options.constants.map { option -> Value in
      ["value": option.value, "title": .text(option.display?.name ?? option.value.display.name)]
    }
    return .dictionary(
      OrderedDictionary(distinct: [
        ("values", values.isEmpty ? .nothing : .list(values)), ("source", options.source.map { .text($0) } ?? .nothing),
        ("search", .boolean(options.isSearched)),
      ]))
  }
}

extension Limits {
  /// By the keys of a file, those alone that stand there.
  fileprivate var asValue: Value {
    var pairs: [OrderedDictionary.Pair] = []
    if let minimum { pairs.append(("min", minimum)) }
    if let maximum { pairs.append(("max", maximum)) }
    if let step { pairs.append(("step", step)) }
    if let length {
      let upper = length.upperBound == .max ? "" : "\(length.upperBound)"
      pairs.append(("length", .text("\(length.lowerBound)..\(upper)")))
    }
    if let pattern { pairs.append(("pattern", .text(pattern))) }
    if !contentTypes.isEmpty { pairs.append(("content_types", .list(contentTypes.map { .text($0) }))) }
    if isMultiline { pairs.append(("multiline", .boolean(true))) }
    return .dictionary(OrderedDictionary(distinct: pairs))
  }
}

extension Value {
  fileprivate static func of(_ text: ShownText?) -> Value { text.map { .text($0.written) } ?? .nothing }
}

extension String {
  /// Without the backticks around what is quoted as a whole.
  fileprivate var unquoted: String {
    hasPrefix("`") && hasSuffix("`") && filter({ $0 == "`" }).count == 2 ? String(dropFirst().dropLast()) : self
  }
}
