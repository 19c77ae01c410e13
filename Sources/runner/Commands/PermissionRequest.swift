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

  /// How the workflow calls itself.
  let name: String
  let permissions: [Permission]
  let touches: [Touch]
  let standing: Standing

  var question: Question {
    // Only where nothing new is granted, Enter goes on.
    if standing == .changedAlone {
      return Question(
        "\(title) has changed since you allowed it, and asks for nothing new. Go on?", .confirm(yes: "yes", no: "no"),
        standard: "yes", flag: "--yes")
    }
    var facts = [standing == .more ? "\(title) asks for more than before, to" : "\(title) asks to"]
    facts += permissions.map { "  \($0.sentence)" }
    if !touches.isEmpty { facts += ["in"] + touches.map { "  \($0.sentence)" } }
    return Question("May it?", .confirm(yes: "yes", no: "no"), facts: facts, standard: "no", flag: "--yes")
  }

  func unanswered(because silence: String) -> Failure {
    let message =
      standing == .changedAlone
      ? "\(title) has changed since it was allowed, and nobody can be asked because \(silence)."
      : "\(title) needs permissions, and nobody can be asked because \(silence)."
    return Failure(.permission, message, hint: "`--yes` grants all that it declares", notes: flags)
  }

  var refused: Failure { Failure(.permission, "\(title) was not given what it asked for.", notes: flags) }

  private var title: String { "“\(TerminalText.cleaned(name))”" }

  private var flags: [String] { permissions.map { "`\($0.flag)` lets it \($0.sentence)." } }
}

extension Touch {
  /// "line 4: Run Shell Script".
  var sentence: String { "line \(step.line): \(step.title)" }
}

extension Permission {
  /// As it is given on a command line, in quotes where a shell would take it apart.
  fileprivate var flag: String {
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
    return "--allow " + (isPlain ? text : "'" + text.replacing("'", with: #"'\\''"#) + "'")
  }
}
