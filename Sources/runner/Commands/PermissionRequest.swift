import Workflow

/// What a workflow asks a person for, in words. What is shown is exactly what is granted.
struct PermissionRequest {
  /// What is known of the workflow.
  enum Standing {
    /// Nothing was granted to it.
    case first
    /// Its file has changed, and asks for nothing that was not granted before.
    case changedAlone
    /// It asks for more than was granted before.
    case more
  }

  private let plan: Plan
  /// Those that were never granted to the file first.
  private let new: [Permission]
  private let known: [Permission]
  private let standing: Standing
  private let services: Services

  /// - Parameter before: what was granted to the file as it was.
  init(_ plan: Plan, _ permissions: [Permission], before: [Permission], services: Services) {
    self.plan = plan
    self.services = services
    new = permissions.filter { !before.contains($0) }
    known = permissions.filter { before.contains($0) }
    standing = before.isEmpty ? .first : new.isEmpty ? .changedAlone : .more
  }

  var question: Question {
    // Only where nothing new is granted, Enter goes on.
    if standing == .changedAlone {
      return Question(
        "\(title) has changed since you allowed it, and asks for nothing new. Go on?", .confirm(yes: "yes", no: "no"),
        standard: "yes", flag: "--yes")
    }
    var facts = [standing == .more ? "\(title) asks for more than before, to" : "\(title) asks to"]
    facts += sentences(of: new)
    if !known.isEmpty { facts += ["and, as before, to"] + sentences(of: known) }
    return Question("May it?", .confirm(yes: "yes", no: "no"), facts: facts, standard: "no", flag: "--yes")
  }

  func unanswered(because silence: String) -> Failure {
    let message =
      standing == .changedAlone
      ? "\(title) has changed since it was allowed, and nobody can be asked because \(silence)."
      : "\(title) needs permissions, and nobody can be asked because \(silence)."
    return Failure(.permission, message, hint: "`--yes` grants all that it declares", notes: flags)
  }

  /// What was granted before cannot be looked up, so that nothing is.
  func unknown(because failure: Failure) -> Failure {
    Failure(
      .permission, failure.message, hint: failure.hint ?? "`--yes` grants all that it declares",
      notes: failure.notes + flags)
  }

  var refused: Failure { Failure(.permission, "\(title) was not given what it asked for.", notes: flags) }

  private var title: String { "“\(TerminalText.cleaned(plan.name))”" }

  private var flags: [String] { (new + known).map { "`\($0.flag)` lets it \($0.sentence)." } }
}

extension PermissionRequest {
  /// Each permission, and behind those of one area the steps that are for it.
  private func sentences(of permissions: [Permission]) -> [String] {
    var areas: [Permission.Area] = []
    for permission in permissions where !areas.contains(permission.area) { areas.append(permission.area) }
    return areas.flatMap { area in
      permissions.filter { $0.area == area }.map { "  \($0.sentence)\(owner(of: $0))" }
        + plan.touchSentences(of: area).map { "    in \($0)" }
    }
  }

  /// Whose permission it is, where not the workflow itself declares it.
  private func owner(of permission: Permission) -> String {
    let owners = plan.permissions.filter { declared in
      declared.constants?.contains { (try? services.placed($0)) == permission } != false
    }.map(\.range.file)
    guard let file = owners.first, owners.allSatisfy({ $0 !== plan.file }) else { return "" }
    return " (\(TerminalText.cleaned(file.path)))"
  }
}

extension Permission {
  /// As it is given on a command line, in quotes where a shell would take it apart.
  fileprivate var flag: String { "--allow " + ShellWord.quoted(description) }
}
