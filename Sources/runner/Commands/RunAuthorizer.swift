import Workflow

/// Decides on the command line whether a workflow gets what it declares: by flags, else by asking the person.
struct RunAuthorizer: Authorizer {
  /// What the workflow is called, and the steps that touch something, which the person is told.
  let plan: Plan
  /// `--allow`.
  let allowed: [Permission]
  /// `--yes`.
  let acceptsAll: Bool
  let presenter: any Presenter

  func authorize(_ wanted: [Permission], cancellation: Cancellation) async throws {
    if acceptsAll { return }
    let missing = wanted.filter { !allowed.contains($0) }
    if missing.isEmpty { return }
    if let silence = presenter.silence { throw Failure.cannotAsk(missing, of: plan.name, because: silence) }
    let reply = try await presenter.ask(question(about: missing), until: cancellation)
    guard case .confirmed(true) = reply else { throw Failure.refused(missing, of: plan.name) }
  }

  private func question(about missing: [Permission]) -> Question {
    let facts =
      ["“\(plan.name)” asks to"] + missing.map { "  \($0.sentence)" }
      + (plan.touches.isEmpty ? [] : ["in"] + plan.touches.map { "  \($0.sentence)" })
    return Question(
      "May it?", .confirm(yes: "yes", no: "no"), facts: facts, standard: "no", flag: "--yes")
  }
}

extension Touch {
  /// "line 4: Run Shell Script".
  var sentence: String { "line \(step.line): \(step.title)" }
}

extension Permission {
  /// As it is given on a command line, in quotes where a shell would take it apart.
  var flag: String {
    let text = description
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    return "--allow " + (isPlain ? text : "'" + text.replacing("'", with: #"'\''"#) + "'")
  }
}

extension Failure {
  fileprivate static func cannotAsk(_ missing: [Permission], of name: String, because silence: String) -> Failure {
    Failure(
      .permission,
      "“\(TerminalText.cleaned(name))” needs permissions, and nobody can be asked because \(silence).",
      hint: "`--yes` grants all that it declares", notes: missing.map { "`\($0.flag)` lets it \($0.sentence)." })
  }

  fileprivate static func refused(_ missing: [Permission], of name: String) -> Failure {
    Failure(
      .permission, "“\(TerminalText.cleaned(name))” was not given what it asked for.",
      notes: missing.map { "`\($0.flag)` lets it \($0.sentence)." })
  }
}
