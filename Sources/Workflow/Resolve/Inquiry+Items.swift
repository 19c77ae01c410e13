/// A question for one item of several, or for one of fewer.
extension Inquiry {
  /// The same question for one item of several. What refuses the whole looks at it when it is complete.
  var forOne: Inquiry {
    switch form {
    case .choose(let choices) where choices.multiple != nil:
      Inquiry(prompt, .choose(choices.forOne), details: details)
    case .write(let kind, let limits):
      kind.element.map { Inquiry(prompt, .write($0, limits), details: details) } ?? self
    default: self
    }
  }

  /// The same question for one of the choices at some places, which an answer fits equally well.
  func narrowed(to places: [Int], of choices: Choices) -> Inquiry {
    let fewer = Choices(
      places.map { choices.values[$0] }, rows: places.map { choices.row(at: $0) },
      multiple: choices.multiple.map { _ in 1...1 })
    return Inquiry(prompt, .choose(fewer), details: details, refuse: refuse)
  }

  /// Whether what answers it is a secret, so that no answer is told, whatever is wrong with it.
  var isConfidential: Bool {
    switch form {
    case .choose(let choices): choices.areSecret
    case .write(let kind, _): kind.isOfSecrets
    case .confirm: false
    }
  }

  /// An answer as whoever gave it is told of it.
  func shown(_ answer: String) -> String { isConfidential ? "`***`" : "`\(Value.cleaned(answer))`" }
}

extension Choices {
  /// The same where exactly one is picked, also of what a search finds.
  var forOne: Choices {
    let search: (@Sendable (String) async throws -> Choices)? = search.map { search in
      { @Sendable text in try await search(text).forOne }
    }
    return Choices(values, rows: rows, isSearchable: isSearchable, search: search)
  }
}
