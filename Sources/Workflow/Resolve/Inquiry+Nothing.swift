/// Questions that may be left without an answer, as those for what is optional.
extension Inquiry.Form {
  /// The same where nothing is an answer, too.
  var orNothing: Inquiry.Form {
    switch self {
    case .choose(let choices): .choose(choices.orNothing)
    case .write(let kind, let limits): .write(kind.optional, limits)
    case .confirm(let yes, let no):
      .choose(
        Choices(
          [.boolean(true), .boolean(false)],
          rows: [
            DisplayRepresentation(yes, synonyms: ["yes", "y"]), DisplayRepresentation(no, synonyms: ["no", "n"]),
          ]
        ).orNothing)
    }
  }
}

extension Choices {
  /// The row that picks nothing.
  private static let nothing = DisplayRepresentation("None", synonyms: ["nothing", ""])

  /// The same with a last row that picks nothing. Of several, picking none does.
  var orNothing: Choices {
    let search: (@Sendable (String) async throws -> Choices)? = search.map { search in
      { @Sendable text in try await search(text).orNothing }
    }
    if let multiple {
      return Choices(
        values, rows: rows, multiple: multiple, preselected: preselected, isOptional: true, isSearchable: isSearchable,
        search: search)
    }
    return Choices(
      values + [.nothing], rows: values.indices.map { row(at: $0) } + [Choices.nothing], preselected: preselected,
      isSearchable: isSearchable, search: search)
  }
}
