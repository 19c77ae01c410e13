import Actions
import Workflow

/// `runner check`: reads and type-checks files, and runs nothing.
enum CheckCommand {
  private static let fix = Flag.mark("fix", help: "applies the fixes that are safe")
  private static let locales = Flag.mark(
    "locales", help: "tells what languages of `localizations` do not say, and what they say in vain")
  private static let format = Flag(
    "format", .one, "FORMAT", choices: ["text", "json", "sarif"], help: "how the problems are told")

  static let command = Command(
    verb: "check", summary: "checks workflows, definition files and tests, and runs nothing",
    positionals: [
      Positional("FILE|NAME", .several, candidates: .sources, help: "what is checked, by its path or name")
    ],
    flags: [fix, locales, format],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let report = Report(output: output)
    var diagnostics = Diagnostics()
    var isMissing = false
    let finder = WorkflowFinder(environment: SystemEnvironment())
    for word in arguments.positionals {
      do {
        let path = try finder.located(word)
        let tellsGaps = arguments.has(locales)
        var found = try check(path, tellsGaps: tellsGaps)
        // What is fixed may show what stood behind it: the parameters of an action that has its name now.
        for _ in 0..<(arguments.has(fix) ? mostRounds : 0) {
          let made = try applySafeFixes(of: found.all, to: path)
          for fix in made { output.tell("\(fix.sentence)\n") }
          if made.isEmpty { break }
          found = try check(path, tellsGaps: tellsGaps)
        }
        diagnostics.report(contentsOf: found)
      } catch let failure as Failure {
        report.tell(failure)
        isMissing = true
      } catch let diagnostic as Diagnostic {
        report.tell([diagnostic])
        isMissing = true
      }
    }
    let form = arguments[format] ?? "text"
    if !(isMissing && diagnostics.isEmpty && form == "text") {
      try tell(diagnostics, as: form, paths: arguments.positionals, output)
    }
    return isMissing ? .noInput : diagnostics.hasErrors ? .refused : .done
  }

  /// How often the fixes of a file are made: as deep as mistakes lie behind each other, and an end to those that change
  /// each other back.
  private static let mostRounds = 10

  private static func check(_ path: String, tellsGaps: Bool) throws -> Diagnostics {
    if let tested = TestFile.workflow(testedBy: path) {
      return try check(TestFile(path: path, in: SystemFiles()), tested)
    }
    let workflow = try Loader(catalogue: .builtIn, files: SystemFiles()).read(path: path)
    let loaded = workflow.loaded(in: nil)
    var diagnostics = loaded.diagnostics
    for input in loaded.plan?.inputs ?? [] where !input.declaration.canBeFound { diagnostics.report(.unaskable(input)) }
    // A translation stands where its text does, and may be wrong by itself.
    for locale in loaded.locales {
      let translated = workflow.loaded(in: locale)
      let known = Set(diagnostics.all.map(\.place))
      for further in translated.diagnostics.all where !known.contains(further.place) { diagnostics.report(further) }
      if tellsGaps {
        for text in translated.gaps.untranslated { diagnostics.report(.untranslated(text, locale)) }
        for text in translated.gaps.unused { diagnostics.report(.unusedTranslation(text, locale)) }
      }
    }
    return diagnostics
  }

  /// What is wrong with tests by themselves, and for the workflow that they are about, where that is there.
  private static func check(_ tests: TestFile, _ workflow: String) throws -> Diagnostics {
    var diagnostics = tests.diagnostics
    if let loaded = try? Loader(catalogue: .builtIn, files: SystemFiles()).load(path: workflow) {
      diagnostics.report(contentsOf: tests.diagnostics(against: loaded))
    }
    return diagnostics
  }

  /// - Returns: what was changed.
  private static func applySafeFixes(of diagnostics: [Diagnostic], to path: String) throws -> [Diagnostic.Fix] {
    guard let file = diagnostics.compactMap(\.range?.file).first(where: { $0.path == path }) else {
      return []
    }
    let (bytes, made) = FixApplier.apply(safeFixesOf: diagnostics, to: file)
    if !made.isEmpty {
      try AtomicFile.change(path, limit: Loader.limit + 1) { now in
        // Who has saved the file since it was read keeps what they wrote.
        guard now == file.bytes else { throw Failure.isChanged(path) }
        return bytes
      }
    }
    return made
  }

  private static func tell(
    _ diagnostics: Diagnostics, as format: String, paths: [String], _ output: Output
  ) throws {
    switch format {
    case "json": try output.write(DiagnosticReport.json(diagnostics.sorted))
    case "sarif":
      try output.write(SARIFReport.sarif(diagnostics.sorted, version: RunnerVersion.current.description))
    default:
      Report(output: output).tell(diagnostics)
      if diagnostics.isEmpty {
        output.tell(
          paths.count == 1
            ? "Nothing to complain about.\n"
            : "Nothing to complain about in \(paths.count) files.\n")
      }
    }
  }
}

extension Diagnostic.Fix {
  /// What was done, and where: "movies.yaml:4: `Get Movie` is `Get Movies` now."
  fileprivate var sentence: String {
    let place = "\(range.file.path):\(range.position.line)"
    let quoted = { (text: String) in "`\(TerminalText.cleaned(text.replacing("\n", with: "⏎")))`" }
    let change =
      switch (range.text, replacement) {
      case (let old, ""): "\(quoted(old)) is removed"
      case ("", let new): "\(quoted(new)) is put in"
      case (let old, let new): "\(quoted(old)) is \(quoted(new)) now"
      }
    return "\(TerminalText.cleaned(place)): \(change)."
  }
}

extension Failure {
  fileprivate static func isChanged(_ path: String) -> Failure {
    Failure(
      .failed, "`\(TerminalText.cleaned(path))` was changed while it was checked, and nothing was fixed.",
      hint: "check it again")
  }
}

extension ParameterDeclaration {
  /// Whether there is a way to a value of an input that no flag gives.
  fileprivate var canBeFound: Bool { !isRequired || canBeAsked || role.contains(.input) }
}

extension Diagnostic {
  /// It can be given by its flag, so that this is no error, and no matter of a run.
  fileprivate static func unaskable(_ input: Plan.Input) -> Diagnostic {
    let (name, kind) = (input.declaration.name, input.declaration.kind)
    return Diagnostic(
      .warning, code: "cannot-be-asked",
      "Nobody can be asked for `\(name)`, of type `\(kind)`: without `--\(name.kebabCase)` it cannot be run.",
      at: input.range, hint: "give it `options` or a `default`, or write `\(kind)?`")
  }

  /// What it is and where, by which the same one is known.
  fileprivate var place: String { "\(code) \(range?.file.path ?? "") \(range?.start ?? 0) \(message)" }

  fileprivate static func untranslated(_ text: YAMLNode, _ language: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "untranslated-text",
      "“\(TerminalText.cleaned(text.text))” is not said in `\(TerminalText.cleaned(language))`.", at: text.range,
      hint: "write it under `localizations`")
  }

  fileprivate static func unusedTranslation(_ text: YAMLNode, _ language: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "unused-translation",
      "No text that is shown has this translation in `\(TerminalText.cleaned(language))`.", at: text.range,
      hint: "write the text before it as it stands in the file")
  }
}
