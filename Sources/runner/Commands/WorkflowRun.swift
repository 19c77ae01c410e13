import Actions
import Workflow

/// One run of a workflow from the command line: what was given goes in, what comes out is written.
struct WorkflowRun {
  private let workflow: ReadyWorkflow
  private let arguments: Arguments
  private let request: RunRequest
  private let inputs: RunInputs
  private let presenter: TerminalPresenter
  private let output: Output
  private let report: Report
  private let services: Services
  private let mask = Mask()
  private let policy: Policy
  /// Where pictures come from: where the workflow may go, and where its actions have theirs.
  private let network: GrantedNetwork
  private let interruption: Interruption
  private let box: DonationBox?

  /// - Parameter interruption: what has listened to signals before, if something has: only one listens.
  /// - Throws: a ``Diagnostic``, an ``Ending`` or a ``Failure`` for a flag that is wrong.
  init(
    _ workflow: ReadyWorkflow, _ inputs: InputFlags, _ arguments: Arguments, _ output: Output,
    interruption: Interruption? = nil
  ) throws {
    let plan = workflow.plan
    self.interruption = interruption ?? Interruption()
    self.workflow = workflow
    self.arguments = arguments
    self.output = output
    report = Report(output: output)
    services = .system(locale: arguments[RunFlags.locale], transport: HTTPClient(), reducer: PageReducer())
    request = try RunRequest(arguments, of: plan, in: services, report: report)
    policy = Policy()
    network = GrantedNetwork(services, policy, needs: plan.touches.flatMap(\.needs))
    var options = TerminalPresenter.Options(arguments, in: services.environment)
    options.showsOnOutput = request.files.output == nil && request.form == .text
    options.screen?.network = network
    presenter = TerminalPresenter(options, output: output)
    self.inputs = RunInputs(
      name: plan.name, flags: inputs, arguments: arguments, services: services, policy: policy,
      isSilent: options.silence != nil, report: report)
    let isPassing = plan.isPassing && workflow.definitions.entries.isEmpty
    box = isPassing ? nil : DonationBox(in: services.environment)
  }

  private var plan: Plan { workflow.plan }

  func run() throws -> ExitStatus {
    if let timeout = request.timeout { interruption.limit(to: timeout) }
    let hush = interruption.cancellation.observe { presenter.hush() }
    defer { hush.end() }
    if arguments.has(RunFlags.dryRun) { return try rehearse() }
    let record = AnswerRecord()
    let result = outcome(recording: record)
    presenter.finish()
    let ending = Result { try end(with: result) }
    // What came out is written first: a run cannot be had again, its answers can.
    do {
      try keep(record)
    } catch let failure as Failure {
      guard case .success(.done) = ending else {
        report.tell(failure)
        return try ending.get()
      }
      throw failure
    }
    return try ending.get()
  }

  private func rehearse() throws -> ExitStatus {
    policy.grant(request.allowed.filter { $0.area == .read })
    let rehearsal = Rehearsal(
      plan: plan, services: services, policy: policy, answers: request.answers, silence: presenter.silence,
      takesDefaults: arguments.has(RunFlags.defaults))
    let cancellation = interruption.cancellation
    do {
      try DryRun(workflow: workflow, rehearsal: rehearsal, output: output).run(
        { try inputs.given(until: cancellation) }, until: cancellation)
      return .done
    } catch let failure as StepFailure {
      if let cause = interruption.cause { return cause.status }
      report.tell([failure.diagnostic])
      return ExitStatus(failure.failure)
    }
  }

  private func outcome(recording record: AnswerRecord) -> Result<Value, any Error> {
    let (isTraced, isVerbose) = (arguments.has(RunFlags.trace), arguments.has(RunFlags.verbose))
    let lines =
      isTraced || isVerbose ? StepLines(output, mask, tellsValues: isTraced, tellsMoments: isVerbose) : nil
    let masked = presenter.masked(by: mask)
    let interview = Interview(
      request.answers, presenter: masked, clock: services.clock, takesDefaults: arguments.has(RunFlags.defaults)
    ) {
      lines?.note($0)
      record.add($0)
    }
    policy.grant(request.allowed)
    let authorizer = RunAuthorizer(
      plan: plan, allowed: request.allowed, acceptsAll: arguments.has(RunFlags.yes), presenter: masked,
      services: services)
    let cancellation = interruption.cancellation
    let engine = Engine(
      plan,
      in: Surroundings(
        services: services, interviewer: interview, presenter: presenter, mask: mask, policy: policy,
        authorizer: authorizer, donor: box),
      cancellation: cancellation, tracer: lines)
    // What does not wait runs here, without the threads of concurrency, which take time to start.
    guard engine.waits else { return Result { try engine.runAtOnce() } }
    return Workers.shared.outcome { try await engine.run(try inputs.given(until: cancellation)) }
  }
}

// MARK: - How it ends

extension WorkflowRun {
  /// Writes what came out, or says why nothing did.
  private func end(with result: Result<Value, any Error>) throws -> ExitStatus {
    if let cause = interruption.cause, case .failure(let failure) = result {
      let failure = failure as? StepFailure
      if cause == .timeout, let timeout = request.timeout { report.tell([.tookTooLong(timeout, at: failure)]) }
      for note in failure?.failure.notes ?? [] { report.warn(note, code: "ended-by-force") }
      return cause.status
    }
    if output.isClosed { return .outputClosed }
    switch result {
    case .success(let value):
      try RunOutput(
        plan: plan, form: request.form, path: request.files.output, output: output, services: services, policy: policy,
        network: network, mask: mask
      ).write(value, shown: presenter.lastShown, until: interruption.cancellation)
      warnOfUnused()
      donate()
      return .done
    case .failure(let failure as StepFailure) where failure.failure.reason == .cancelled:
      // Who gave up knows where, and that nothing is wrong with the workflow.
      output.tell("\(TerminalText.cleaned(failure.failure.message))\n")
      return .cancelled
    case .failure(let failure as StepFailure):
      report.tell([failure.diagnostic])
      // One with a mistake in it may well be what was lacking.
      warnOfUnused()
      return ExitStatus(failure.failure)
    case .failure(let error): throw error
    }
  }

  private func keep(_ record: AnswerRecord) throws {
    guard let path = request.files.record else { return }
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

  private func warnOfUnused() {
    if arguments.has(RunFlags.quiet) { return }
    for answer in request.answers.unused {
      report.warn("Nobody asked for the answer `\(TerminalText.cleaned(answer))`.", code: "unused-answer")
    }
  }
}

extension Diagnostic {
  fileprivate static func tookTooLong(_ limit: Span, at failure: StepFailure?) -> Diagnostic {
    Diagnostic(
      code: "timeout", "The run was ended: `--timeout` gave it \(limit.description).", at: failure?.step.range,
      notes: failure == nil ? [] : [Note("it was at this step.")])
  }
}
