extension Inquiry {
  /// Whether there are more choices than stand here.
  var isSearched: Bool { if case .choose(let choices) = form { choices.search != nil } else { false } }

  /// The same question among the choices that a search for the text finds; itself where nothing is searched, and for the
  /// place of a row, `#3`.
  func searched(for text: String) async throws -> Inquiry {
    let isPlace = text.hasPrefix("#") && Int(text.dropFirst()) != nil
    guard !isPlace, case .choose(let choices) = form, let search = choices.search else { return self }
    return Inquiry(prompt, .choose(try await search(text)), details: details, standard: standard, refuse: refuse)
  }
}
