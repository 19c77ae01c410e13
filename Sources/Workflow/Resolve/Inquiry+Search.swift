extension Inquiry {
  /// Whether there are more choices than stand here.
  var isSearched: Bool { if case .choose(let choices) = form { choices.search != nil } else { false } }

  /// The same question among the choices that a search for the text finds; itself where nothing is searched.
  func searched(for text: String) async throws -> Inquiry {
    guard case .choose(let choices) = form, let search = choices.search else { return self }
    return asking(among: try await search(text))
  }

  /// The same question among what a search finds for an answer: for the whole of it, since a name may hold a comma, else
  /// for each of its parts.
  func searched(toAnswer text: String) async throws -> Inquiry {
    guard case .choose(let choices) = form, choices.search != nil else { return self }
    let whole = try await choices.found(for: text)
    let isWhole = choices.multiple == nil || whole.match(text) != .none
    // Quotes that do not enclose whole parts are told by whoever reads the answer.
    guard !isWhole, let parts = try? CommaSeparated.parts(of: text), parts.count > 1 else {
      return asking(among: whole)
    }
    return try await searched(toAnswer: parts)
  }

  /// The same for an answer whose parts are told apart already.
  func searched(toAnswer parts: [String]) async throws -> Inquiry {
    guard case .choose(let choices) = form, choices.search != nil else { return self }
    var all = choices
    for part in parts { all = all.adding(try await choices.found(for: part)) }
    return asking(among: all)
  }

  private func asking(among choices: Choices) -> Inquiry {
    Inquiry(prompt, .choose(choices), details: details, standard: standard, refuse: refuse)
  }
}

extension Choices {
  /// What a search finds for a name. Its identifier, which is not what people search for, and its place, `#3`, name one of
  /// those that stand here.
  fileprivate func found(for name: String) async throws -> Choices {
    let isPlace = name.hasPrefix("#") && Int(name.dropFirst()) != nil
    guard !isPlace, let search else { return self }
    let found = try await search(name)
    return found.match(name) == .none && match(name) != .none ? self : found
  }

  /// These, and behind them the others that are not among them.
  fileprivate func adding(_ others: Choices) -> Choices {
    let new = others.values.indices.filter { place in
      !values.contains { $0.isEqual(to: others.values[place]) }
    }
    let rows = values.indices.map { row(at: $0) } + new.map { others.row(at: $0) }
    return Choices(
      values + new.map { others.values[$0] }, rows: rows, multiple: multiple, preselected: preselected,
      isOptional: isOptional, isSearchable: isSearchable, search: search)
  }
}
