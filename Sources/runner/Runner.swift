import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command line. Everything before a verb is known costs nothing but reading a few words: no thread, no file, no
/// terminal is touched for `--version`.
@main struct Runner {
  static let version = RunnerVersion.current.description

  static func main() {
    // A handler that does nothing: writing to a closed pipe, or beyond the size that files may have, is an error then and
    // not the end of the process.
    for signal in [SIGPIPE, SIGXFSZ] { handle(signal) { _ in } }
    Descriptor.fillGaps()
    Heap.share()
    let words = Result { try ProgramArguments.words() }
    let isColored = Coloring.isUsed(
      on: .standardError, words: (try? words.get()) ?? [], environment: SystemEnvironment())
    let status = Runner(output: Output(isColored: isColored)).run(words)
    exit(status.rawValue)
  }

  let output: Output

  func run(_ words: Result<[String], any Error>) -> ExitStatus {
    do {
      return try dispatch(words.get())
    } catch let ending as Ending {
      Report(output: output).tell(ending.diagnostics, omitted: ending.omitted)
      return ending.status
    } catch let diagnostic as Diagnostic {
      Report(output: output).tell([diagnostic])
      return .usage
    } catch {
      return output.isClosed ? .outputClosed : Report(output: output).unexpected(error)
    }
  }

  private func dispatch(_ words: [String]) throws -> ExitStatus {
    guard let verb = words.first else {
      output.tell(Runner.help)
      return .usage
    }
    let rest = Array(words.dropFirst())
    switch verb {
    case "--version": try output.write("runner \(Runner.version)\n")
    case "--help", "-h": try output.write(Runner.help)
    case "help":
      guard let name = rest.first else { return try dispatch(["--help"]) }
      return try dispatch([name, "--help"])
    case CompletionEntry.verb: try output.write(CompletionEntry.lines(for: rest).map { $0 + "\n" }.joined())
    case PictureProcess.verb: PictureProcess.run(rest)
    default:
      guard let command = Verbs.named(verb) else { throw Diagnostic.unknownVerb(verb) }
      if let text = SetTime.shared.misunderstood { throw Diagnostic.noMoment(text) }
      return try command.run(rest, output)
    }
    return .done
  }

  static var help: String {
    let verbs = Verbs.all.map { (([$0.verb] + $0.positionals.map(\.usage)).joined(separator: " "), $0.summary) }
    let lines =
      ["usage: runner VERB …", "", "Runs workflows: YAML files of typed actions that ask for what is missing."]
      + HelpColumns.section("verbs", verbs)
      + ["", "`runner help VERB` tells more of a verb, `runner run FILE --help` of a workflow."]
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Diagnostic {
  fileprivate static func noMoment(_ text: String) -> Diagnostic {
    Diagnostic(
      code: "no-moment", "`RUNNER_NOW` is to be a moment, and `\(TerminalText.cleaned(text))` is none.", at: nil,
      hint: "write such as `2026-03-02T08:00:00Z`, or unset it")
  }

  fileprivate static func unknownVerb(_ word: String) -> Diagnostic {
    let hint: String
    if word.hasSuffix(".yaml") || word.hasSuffix(".yml") {
      hint = "write `runner run \(TerminalText.cleaned(word))`"
    } else if let near = Spelling.nearest(to: word, among: Verbs.all.map(\.verb)) {
      hint = "did you mean `\(near)`?"
    } else {
      hint = "`runner --help` shows the verbs"
    }
    return Diagnostic(
      code: "unknown-verb", "`runner` has no verb `\(TerminalText.cleaned(word))`.", at: nil, hint: hint)
  }
}
