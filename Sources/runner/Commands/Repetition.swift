import Workflow

/// A run of a workflow with inputs that do not come from the command line: of what was done before, of a phrase, of a
/// link.
struct Repetition {
  /// The workflow.
  let path: String
  /// What is given for its inputs, by their names.
  let parameters: OrderedDictionary

  /// - Parameter arguments: the flags of `run`.
  func run(_ arguments: Arguments, _ output: Output, interruption: Interruption? = nil) throws -> ExitStatus {
    let workflow = try ReadyWorkflow(named: path, output: output)
    let declarations = workflow.plan.inputs.map(\.declaration)
    var given = Repetition.runFlags(of: arguments)
    for declaration in declarations {
      guard let value = parameters[declaration.name] else { continue }
      given.values[declaration.name.kebabCase] = words(of: value, for: declaration)
    }
    for name in parameters.keys where !declarations.contains(where: { $0.name == name }) {
      Report(output: output).warn(
        "`\(TerminalText.cleaned(workflow.plan.name))` has no input `\(TerminalText.cleaned(name))` any more.",
        code: "unknown-input")
    }
    return try WorkflowRun(workflow, InputFlags(declarations), given, output, interruption: interruption).run()
  }

  /// The flags of `run` alone.
  static func runFlags(of arguments: Arguments) -> Arguments {
    var flags = Arguments()
    for flag in RunFlags.all where arguments.has(flag) { flags.values[flag.name] = arguments.all(flag) }
    return flags
  }

  /// As it is typed: `runner run movies.yaml --list popular`.
  var commandLine: String {
    let flags = parameters.pairs.flatMap { name, value in
      let words = value.items.map { ShellWord.quoted(TerminalText.cleaned($0.word)) }
      return ["--\(name.kebabCase)"] + words
    }
    return (["runner", "run", ShellWord.quoted(TerminalText.cleaned(path))] + flags).joined(separator: " ")
  }

  private func words(of value: Value, for declaration: ParameterDeclaration) -> [String] {
    let words = value.items.map(\.word)
    guard declaration.isMultiValue else { return [value.word] }
    // One word for several is read as they are written with commas.
    return words.count == 1 ? [CommaSeparated.text(of: words)] : words
  }
}

extension Value {
  /// As it is written on a command line: a text as it is, data as JSON.
  fileprivate var word: String {
    switch self {
    case .list, .dictionary: (try? JSONWriter.text(self)) ?? ""
    default: text ?? ""
    }
  }
}
