import Workflow

/// What the command line gives for the inputs of a workflow: by flags, and by `--input` or a pipe.
struct RunInputs {
  /// Of the workflow.
  let name: String
  let flags: InputFlags
  let arguments: Arguments
  let services: Services
  /// Is told that the file of `--input` may be read: whoever names it hands it over, as by a pipe.
  let policy: Policy
  /// Whether nobody will be asked for what is missing.
  let isSilent: Bool
  let report: Report

  /// Waits for what is piped in.
  /// - Throws: an ``Ending`` or a ``Failure`` for what cannot be read.
  func given(until cancellation: Cancellation) throws -> [String: GivenInput] {
    var given = flags.words(in: arguments)
    let path = arguments[RunFlags.input]
    guard let input = flags.piped(besides: given) else {
      if path == nil { return given }
      let taken = flags.piped(besides: [:]).map { "--" + $0.name.kebabCase }
      throw Ending(.usage, [taken.map { .givenTwice(by: $0) } ?? .noPipedInput(name)])
    }
    let value = try piped(into: input, path: path, until: cancellation)
    if case .file(let file)? = value, let path = file.path {
      policy.grant([try services.placed(Permission(.read, path))])
    }
    given[input.name] = value.map { .value($0) }
    if value == nil, input.isRequired, StandardInput.isGiven, isSilent || ControllingTerminal() == nil {
      report.warn(
        "Standard input is empty, so that `\(input.name)` has no value from there.", code: "empty-input",
        hint: "see whether the command before the `|` prints something; `--input -` takes an empty text")
    }
    return given
  }

  private func piped(
    into input: ParameterDeclaration, path: String?, until cancellation: Cancellation
  ) throws -> Value? {
    do {
      return try PipedInput.value(for: input, path: path, files: SystemFiles(), cancellation: cancellation)
    } catch let failure as Failure where path != nil && [.notFound, .permission, .failed].contains(failure.reason) {
      report.tell(failure)
      throw Ending(.noInput)
    }
  }
}

extension Diagnostic {
  fileprivate static func givenTwice(by flag: String) -> Diagnostic {
    Diagnostic(
      code: "contradicting-flags", "`--input` and `\(flag)` give the same input.", at: nil, hint: "give one of them")
  }

  fileprivate static func noPipedInput(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "no-piped-input", "`\(TerminalText.cleaned(name))` has no input that takes `--input`.",
      at: nil,
      hint: "give the workflow's inputs by their own flags")
  }
}
