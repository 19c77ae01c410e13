import Workflow

/// The inputs of a workflow as flags of `run`, and what was given by them.
struct InputFlags {
  private let declarations: [ParameterDeclaration]

  init(_ declarations: [ParameterDeclaration]) { self.declarations = declarations }

  var flags: [Flag] { declarations.map(\.flag) }

  /// What the command line gives, as it is written; reading it by its type is the resolver's business.
  func words(in arguments: Arguments) -> [String: GivenInput] {
    var given: [String: GivenInput] = [:]
    for declaration in declarations where arguments.has(declaration.flag) {
      given[declaration.name] = .words(arguments.all(declaration.flag))
    }
    return given
  }

  /// What words give for the inputs, as `run` would take it, for a run that comes later.
  /// - Throws: a ``Diagnostic`` for flags that the workflow does not have, an ``Ending`` for a secret, which is not kept.
  func kept(in words: [String]) throws -> [String: GivenInput] {
    let command = Command(
      verb: "run", summary: "", positionals: [], flags: [], workflowFlags: flags, run: { _, _ in .done })
    let given = self.words(in: try ArgumentParser.parse(words, for: command))
    for declaration in declarations where declaration.kind.isOfSecrets && given[declaration.name] != nil {
      throw Ending(.refused, [.secretNotKept(declaration)])
    }
    return given
  }

  /// The input that takes what is piped in, where no flag gives it.
  func piped(besides given: [String: GivenInput]) -> ParameterDeclaration? {
    declarations.first { $0.role.contains(.input) && given[$0.name] == nil }
  }
}

extension ParameterDeclaration {
  /// `date_format` is `--date-format`.
  fileprivate var flag: Flag {
    let name = name.kebabCase
    if kind.unwrapped == .boolean {
      let words = ["true", "false", "yes", "no"] + (labels.map { [$0.yes, $0.no] } ?? [])
      return Flag(name, .boolean, "", choices: words, help: inputHelp)
    }
    let label = if case .record(let kind) = kind.element ?? kind.unwrapped { kind.name.uppercased() } else { "VALUE" }
    return Flag(
      name, isMultiValue ? .several : .one, label, isRepeated: isMultiValue, candidates: candidates,
      help: inputHelp)
  }

  /// What is known of its value without running anything.
  private var candidates: Candidates {
    if let options, !options.constants.isEmpty {
      return .words(
        options.constants.compactMap { option in
          option.value.text.map { Candidate(isMultiValue ? CommaSeparated.text(of: [$0]) : $0, option.display?.name) }
        })
    }
    return switch kind.element ?? kind.unwrapped {
    case .choice(let choices): .words(choices.labels.map { Candidate($0.name, $0.title) })
    case .file, .image: .files
    case .folder: .folders
    default: .none
    }
  }

  private var inputHelp: String {
    let explanation = explanation
    return ask.map { explanation == title ? $0.written : "\($0.written) \(explanation)" } ?? explanation
  }
}

extension Diagnostic {
  fileprivate static func secretNotKept(_ input: ParameterDeclaration) -> Diagnostic {
    Diagnostic(
      code: "secret-not-kept", "`--\(input.name.kebabCase)` is a secret, and secrets are not kept.", at: nil,
      hint: "leave it out; it is asked for when the workflow runs")
  }
}
