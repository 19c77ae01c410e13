/// Where a value comes from that its parameter may refuse, as the refusal names it.
enum ValueOrigin {
  /// What a step gives.
  case step(SourceRange?)
  /// What a file or a pipe gives to an input.
  case data
  /// The default.
  case standard

  /// Why a value is refused that does not fit: its type, its limits or the options.
  func refusal(of value: Value, _ parameter: ParameterDeclaration, because sentence: String) -> Failure {
    switch self {
    case .step(let range):
      Failure(.input, "`\(parameter.name)` is refused: \(sentence)", at: range, unresolved: .refused)
    case .data, .standard:
      Failure.refusing(subject(value, parameter), because: Inquiry.Refusal(sentence)).at(place(parameter))
    }
  }

  /// Why a value is refused that its author checks.
  func refusal(of value: Value, _ parameter: ParameterDeclaration, by refusal: Inquiry.Refusal) -> Failure {
    switch self {
    case .step(let range):
      Failure(.custom, refusal.sentence, code: refusal.code, at: range, unresolved: .refused)
    case .data, .standard:
      Failure.refusing(subject(value, parameter), because: refusal)
        .at(place(parameter))
    }
  }

  private func subject(_ value: Value, _ parameter: ParameterDeclaration) -> String {
    guard case .standard = self else { return "The input `\(parameter.name)`" }
    let shown = value.asWritten.map { "`\(Value.cleaned($0))`" } ?? value.shortForm
    return "The default \(shown) of `\(parameter.name)`"
  }

  private func place(_ parameter: ParameterDeclaration) -> SourceRange? {
    if case .standard = self { parameter.standardPlace } else { nil }
  }
}

extension Failure {
  /// A value that came from outside is refused. What an author refuses keeps its code.
  static func refusing(_ subject: String, because refusal: Inquiry.Refusal) -> Failure {
    Failure(
      refusal.code == nil ? .input : .custom, "\(subject) is refused. \(refusal.sentence)", code: refusal.code,
      unresolved: .refused)
  }
}
