import Workflow

/// Lets a person pick one of a few rows, for verbs that run what is picked.
struct RowChoice {
  let prompt: String
  let rows: [DisplayRepresentation]
  /// How it is picked without being asked.
  let flag: String

  /// - Returns: the place of the row.
  /// - Throws: an ``Ending`` where nobody can be asked or the person gives up.
  func place(_ arguments: Arguments, _ output: Output, _ interruption: Interruption) throws -> Int {
    try Voice.check(arguments, in: SystemEnvironment())
    let options = TerminalPresenter.Options(arguments, in: SystemEnvironment())
    let presenter = TerminalPresenter(options, output: output)
    if let silence = presenter.silence { throw Ending(.refused, [.nobody(self, silence)]) }
    let question = Question(prompt, .choose(VisualList(Rows(rows))), flag: flag)
    let reply = Workers.shared.outcome { try await presenter.ask(question, until: interruption.cancellation) }
    presenter.finish()
    if let cause = interruption.cause { throw Ending(cause.status) }
    switch reply {
    case .success(.rows(let places)) where places.count == 1 && rows.indices.contains(places[0]): return places[0]
    case .failure(let failure as Failure) where failure.reason != .cancelled: throw failure
    case .success, .failure: throw Ending(.cancelled)
    }
  }
}

extension Diagnostic {
  fileprivate static func nobody(_ choice: RowChoice, _ silence: String) -> Diagnostic {
    Diagnostic(
      code: "nobody-to-ask", "Nobody can be asked “\(choice.prompt)” because \(silence): give `\(choice.flag)`.",
      at: nil,
      notes: choice.rows.prefix(10).map { Note("there is \(TerminalText.cleaned($0.line)).") })
  }
}

extension DisplayRepresentation {
  /// In one line: `Movies (Popular)`.
  var line: String { subtitle.map { "\(name) (\($0))" } ?? name }
}
