import Actions
import Workflow

/// One run of a workflow from the command line: what was given goes in, what comes out is written.
struct WorkflowRun {
  private let workflow: ReadyWorkflow
  private let inputs: InputFlags
  private let arguments: Arguments
  private let output: Output
  private let report: Report
  private let services: Services
  private let mask = Mask()
  private let policy = Policy()
  private let interruption: Interruption
  private let box: DonationBox?

  /// - Parameter interruption: what has listened to signals before, if something has: only one listens.
  init(
    _ workflow: ReadyWorkflow, _ inputs: InputFlags, _ arguments: Arguments, _ output: Output,
    interruption: Interruption? = nil
  ) {
    self.interruption = interruption ?? Interruption()
    self.workflow = workflow
    self.inputs = inputs
    self.arguments = arguments
    self.output = output
    report = Report(output: output)
    services = .system(locale: arguments[RunFlags.locale], transport: HTTPClient(), reducer: PageReducer())
    let isPassing = workflow.plan.isPassing && workflow.definitions.entries.isEmpty
    box = isPassing ? nil : DonationBox(in: services.environment)
  }

  private var plan: Plan { workflow.plan }

  func run() throws -> ExitStatus {
    let form = try outputForm()
    let timeout = try arguments.duration(RunFlags.timeout)
    try checkFlags()
    if !arguments.has(RunFlags.quiet), let text = MachineZone.shared.misunderstood { report.tell([.unknownZone(text)]) }
    let allowed = try allowed()
    let answers = try answers()
    let written = WrittenFiles(output: outputPath, record: arguments[RunFlags.record])
    try written.check(
      sources: plan.sources.map(\.path), answers: arguments.all(RunFlags.answers), input: arguments[RunFlags.input])
    if let timeout { interruption.limit(to: timeout) }
    let presenter = TerminalPresenter(presenterOptions, output: output)
    let hush = interruption.cancellation.observe { presenter.hush() }
    defer { hush.end() }
    if arguments.has(RunFlags.dryRun) { return try rehearse(answers, allowed, presenter, interruption) }
    let record = AnswerRecord()
    let result = outcome(of: answers, allowed, presenter, record, interruption)
    presenter.finish()
    let ending = Result { try end(result, as: form, timeout, answers, presenter) }
    // What came out is written first: a run cannot be had again, its answers can.
    do {
      if let path = written.record { try keep(record, at: path) }
    } catch let failure as Failure {
      guard case .success(.done) = ending else {
        report.tell(failure)
        return try ending.get()
      }
      throw failure
    }
    return try ending.get()
  }

  /// Writes what came out, or says why nothing did.
  private func end(
    _ result: Result<Value, any Error>, as form: OutputForm, _ timeout: Span?, _ answers: AnswerBook,
    _ presenter: TerminalPresenter
  ) throws -> ExitStatus {
    if let cause = interruption.cause, case .failure(let failure) = result {
      let failure = failure as? StepFailure
      if cause == .timeout, let timeout { report.tell([.tookTooLong(timeout, at: failure)]) }
      for note in failure?.failure.notes ?? [] { report.warn(note, code: "ended-by-force") }
      return cause.status
    }
    if output.isClosed { return .outputClosed }
    switch result {
    case .success(let value):
      try write(value, as: form, shown: presenter.lastShown)
      warnOfUnused(answers)
      donate()
      return .done
    case .failure(let failure as StepFailure) where failure.failure.reason == .cancelled:
      // Who gave up knows where, and that nothing is wrong with the workflow.
      output.tell("\(TerminalText.cleaned(failure.failure.message))\n")
      return .cancelled
    case .failure(let failure as StepFailure):
      report.tell([failure.diagnostic])
      // One with a mistake in it may well be what was lacking.
      warnOfUnused(answers)
      return ExitStatus(failure.failure)
    case .failure(let error): throw error
    }
  }

  private func outcome(
    of answers: AnswerBook, _ allowed: [Permission], _ presenter: TerminalPresenter, _ record: AnswerRecord,
    _ interruption: Interruption
  ) -> Result<Value, any Error> {
    let (isTraced, isVerbose) = (arguments.has(RunFlags.trace), arguments.has(RunFlags.verbose))
    let lines =
      isTraced || isVerbose ? StepLines(output, mask, tellsValues: isTraced, tellsMoments: isVerbose) : nil
    let interview = Interview(
      answers, presenter: MaskedPresenter(presenter, mask), clock: services.clock,
      takesDefaults: arguments.has(RunFlags.defaults)
    ) {
      lines?.note($0)
      record.add($0)
    }
    policy.grant(allowed)
    let authorizer = RunAuthorizer(
      plan: plan, allowed: allowed, acceptsAll: arguments.has(RunFlags.yes),
      presenter: MaskedPresenter(presenter, mask), services: services)
    let engine = Engine(
      plan,
      in: Surroundings(
        services: services, interviewer: interview, presenter: presenter, mask: mask, policy: policy,
        authorizer: authorizer, donor: box),
      cancellation: interruption.cancellation, tracer: lines)
    // What does not wait runs here, without the threads of concurrency, which take time to start.
    guard engine.waits else { return Result { try engine.runAtOnce() } }
    return Workers.shared.outcome { try await engine.run(try given(cancellation: interruption.cancellation)) }
  }
}

// MARK: - What goes in

extension WorkflowRun {
  private func checkFlags() throws {
    try Voice.check(arguments, in: services.environment)
    if arguments.has(RunFlags.quiet), arguments.has(RunFlags.verbose) { throw Diagnostic.quietAndVerbose }
    if let name = arguments[RunFlags.locale], !LocaleName.isValid(name) { throw Diagnostic.noLocale(name) }
  }

  private func rehearse(
    _ answers: AnswerBook, _ allowed: [Permission], _ presenter: TerminalPresenter, _ interruption: Interruption
  ) throws -> ExitStatus {
    policy.grant(allowed.filter { $0.area == .read })
    let rehearsal = Rehearsal(
      plan: plan, services: services, policy: policy, answers: answers, silence: presenter.silence,
      takesDefaults: arguments.has(RunFlags.defaults))
    do {
      try DryRun(workflow: workflow, rehearsal: rehearsal, output: output).run(
        { try given(cancellation: interruption.cancellation) }, until: interruption.cancellation)
      return .done
    } catch let failure as StepFailure {
      if let cause = interruption.cause { return cause.status }
      report.tell([failure.diagnostic])
      return ExitStatus(failure.failure)
    }
  }

  private func given(cancellation: Cancellation) throws -> [String: GivenInput] {
    var given = inputs.words(in: arguments)
    let path = arguments[RunFlags.input]
    if let input = inputs.piped(besides: given) {
      let value: Value?
      do {
        value = try PipedInput.value(for: input, path: path, files: SystemFiles(), cancellation: cancellation)
      } catch let failure as Failure where path != nil && [.notFound, .permission, .failed].contains(failure.reason) {
        report.tell(failure)
        throw Ending(.noInput)
      }
      // The person hands over what is in the file, as by a pipe.
      if case .file(let file)? = value, let path = file.path {
        policy.grant([try services.placed(Permission(.read, path))])
      }
      given[input.name] = value.map { .value($0) }
      if value == nil, input.isRequired, StandardInput.isGiven,
        presenterOptions.silence != nil || ControllingTerminal() == nil
      {
        report.warn(
          "Standard input is empty, so that `\(input.name)` has no value from there.", code: "empty-input",
          hint: "see whether the command before the `|` prints something; `--input -` takes an empty text")
      }
    } else if path != nil {
      let taken = inputs.piped(besides: [:]).map { "--" + $0.name.kebabCase }
      throw Ending(.usage, [taken.map { .givenTwice(by: $0) } ?? .noPipedInput(plan.name)])
    }
    return given
  }

  private func answers() throws -> AnswerBook {
    let book = AnswerBook()
    for answer in arguments.all(RunFlags.answer) { try book.add(answer) }
    var diagnostics = Diagnostics()
    for path in arguments.all(RunFlags.answers) {
      do {
        let bytes = try SystemFiles().read(path, limit: 8 << 20)
        book.add(contentsOf: SourceFile(path: path, bytes: bytes), into: &diagnostics)
      } catch let failure as Failure {
        report.tell(failure)
        throw Ending(.noInput)
      }
    }
    diagnostics.report(contentsOf: book.unknownNames(among: plan.steps, inputs: plan.inputs.map(\.declaration)))
    if diagnostics.hasErrors { throw Ending(.refused, diagnostics.sorted) }
    return book
  }

  /// What `--allow` grants.
  private func allowed() throws -> [Permission] {
    try arguments.all(RunFlags.allow).map { text in
      guard let equals = text.firstIndex(of: "="), let area = Permission.Area(rawValue: String(text[..<equals])) else {
        throw Diagnostic.noPermission(text)
      }
      let permission = Permission(area, String(text[text.index(after: equals)...]))
      if let (message, hint) = permission.complaint { throw Diagnostic.wrongPermission(message, hint: hint) }
      return try services.placed(permission)
    }
  }

  private var presenterOptions: TerminalPresenter.Options {
    var options = TerminalPresenter.Options(arguments, in: services.environment)
    options.showsOnOutput =
      outputPath == nil && [nil, "text"].contains(arguments[RunFlags.outputType])
    options.screen?.network = network
    return options
  }

  /// Where pictures come from: where the workflow may go, and where its actions have theirs.
  private var network: GrantedNetwork { GrantedNetwork(services, policy, needs: plan.touches.flatMap(\.needs)) }

  private func keep(_ record: AnswerRecord, at path: String) throws {
    for name in try record.write(to: path, without: mask) {
      report.warn(
        "The answer `\(TerminalText.cleaned(name))` is not recorded, because a secret is in it.",
        code: "secret-not-kept", hint: "it is asked for again, or given with `--answer`")
    }
  }

  private func donate() {
    guard let failure = box?.empty(into: services) else { return }
    // A mistake in the settings is the person's to correct; of a store that cannot be written only who asks hears.
    guard arguments.has(RunFlags.verbose) || failure.reason == .input && !arguments.has(RunFlags.quiet) else { return }
    report.warn("The run is not remembered. \(failure.message)", code: "not-donated", hint: failure.hint)
  }

  private func warnOfUnused(_ answers: AnswerBook) {
    if arguments.has(RunFlags.quiet) { return }
    for answer in answers.unused {
      report.warn(
        "Nobody asked for the answer `\(TerminalText.cleaned(answer))`.", code: "unused-answer")
    }
  }
}

// MARK: - What comes out

extension WorkflowRun {
  private func outputForm() throws -> OutputForm {
    if let name = arguments[RunFlags.outputType], let form = OutputForm(rawValue: name) {
      return form
    }
    guard let path = outputPath else { return .text }
    if let form = OutputForm(path: path) { return form }
    let ending = FilePath.name(of: path).split(separator: ".").dropFirst().last
    if let ending, !arguments.has(RunFlags.quiet), !ContentType(fileName: path).name.hasPrefix("text/") {
      report.warn(
        "`\(TerminalText.cleaned(path))` is written as text: `.\(TerminalText.cleaned(String(ending)))` is the extension of no form.",
        code: "no-output-form", hint: "give `--output-type`, such as `file` for an output that is a file")
    }
    return .text
  }

  /// Nothing where the output goes to standard output.
  private var outputPath: String? { arguments[RunFlags.output].flatMap { $0 == "-" ? nil : $0 } }

  private func write(_ value: Value, as form: OutputForm, shown: TerminalPresenter.Shown?) throws {
    let shown = shown.flatMap { plan.endsByShowing || $0.value.isEqual(to: value) ? $0 : nil }
    if let path = outputPath {
      return try AtomicFile.write(bytes(of: value, as: form, shown), to: path)
    }
    if form == .text, let shown, shown.isOutput { return }
    let bytes = try bytes(of: value, as: form, shown)
    guard output.standard.isTerminal else { return try output.write(bytes) }
    // What a terminal would take for commands stays in pipes and files.
    try output.write(
      bytes.isEmpty ? [] : PresentationLayout.lines(of: String(decoding: bytes, as: UTF8.self)))
  }

  /// A secret that came back from outside is masked in every form that is written for reading; a page sees to that itself.
  /// A file stays as it is.
  private func bytes(of value: Value, as form: OutputForm, _ shown: TerminalPresenter.Shown?) throws -> [UInt8] {
    let files = GrantedFiles(services, policy)
    let bytes = try form.bytes(of: value) {
      try files.read($0, limit: 1 << 30)
    } page: { value in
      page(of: value, files, shown?.presentation)
    }
    return form == .file || form == .html ? bytes : mask.masked(bytes)
  }
}

extension WorkflowRun {
  private func page(of value: Value, _ files: GrantedFiles, _ shown: Presentation?) -> [UInt8] {
    let source = PictureSource(files: files, network: network, reducer: services.reducer)
    let addresses = PictureSource.addresses(of: ResultPage.thumbnails(of: value, shown: shown))
    let cancellation = interruption.cancellation
    // A page without the web needs no threads.
    let fetched =
      addresses.isEmpty ? [:] : Workers.shared.result { await source.fetched(addresses, until: cancellation) }
    return ResultPage(plan.name, locale: services.locale, pictures: source.page(fetched))
      .bytes(of: value, shown: shown, without: mask)
  }
}

extension Diagnostic {
  fileprivate static func tookTooLong(_ limit: Span, at failure: StepFailure?) -> Diagnostic {
    Diagnostic(
      code: "timeout", "The run was ended: `--timeout` gave it \(limit.description).", at: failure?.step.range,
      notes: failure == nil ? [] : [Note("it was at this step.")])
  }

  fileprivate static func noPermission(_ text: String) -> Diagnostic {
    let areas = Permission.Area.allCases.map(\.rawValue)
    let area = String(text.prefix { $0 != "=" })
    let near = Spelling.nearest(to: area, among: areas).map { "did you mean `\($0)`?" }
    return Diagnostic(
      code: "no-permission", "`--allow` takes AREA=NAME, and `\(TerminalText.cleaned(text))` is none.", at: nil,
      hint: areas.contains(area) ? "write `\(area)=NAME`" : near,
      notes: [Note("the areas are \(areas.map { "`\($0)`" }.joined(separator: ", ")).")])
  }

  fileprivate static func wrongPermission(_ message: String, hint: String) -> Diagnostic {
    Diagnostic(code: "wrong-permission", message, at: nil, hint: hint)
  }

  fileprivate static func unknownZone(_ text: String) -> Diagnostic {
    Diagnostic(
      .warning, code: "unknown-zone",
      "`TZ` is `\(TerminalText.cleaned(text))`, which is no zone known here; clocks are read in UTC.", at: nil,
      hint: "write a name or an offset: `Europe/Berlin`, `UTC-2` for two hours east")
  }

  fileprivate static let quietAndVerbose = Diagnostic(
    code: "contradicting-flags", "`--quiet` and `--verbose` contradict each other.", at: nil, hint: "give one of them")

  fileprivate static func givenTwice(by flag: String) -> Diagnostic {
    Diagnostic(
      code: "contradicting-flags", "`--input` and `\(flag)` give the same input.", at: nil, hint: "give one of them")
  }

  fileprivate static func noLocale(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "no-locale", "`--locale` takes a language, and `\(TerminalText.cleaned(name))` is none.", at: nil,
      hint: "write `de`, `de_DE` or `zh_Hant_TW`")
  }

  fileprivate static func noPipedInput(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "no-piped-input", "`\(TerminalText.cleaned(name))` has no input that takes `--input`.",
      at: nil,
      hint: "give the workflow's inputs by their own flags")
  }
}
