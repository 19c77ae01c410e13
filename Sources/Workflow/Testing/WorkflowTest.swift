/// One test of a workflow: what it is given, and what must come of it.
public struct WorkflowTest: Sendable {
  public let name: String
  public let range: SourceRange
  public var inputs: [String: GivenInput] = [:]
  /// Answers by the names of steps, as `--answer` takes them.
  public var answers: [(name: String, text: String)] = []
  public var stdin: String?
  /// The requests that may be sent, and the programs that may be run; each must be.
  public var exchanges: [TestExchange] = []
  public var programs: [TestProgram] = []
  /// The files that there are, by their paths; nothing where the test does not say, so that it must not read any.
  public var files: [String: TestFiles.Source]?
  public var now: Moment?
  public var locale: String?
  public var environment: [String: String] = [:]
  public var secrets: [String: String] = [:]
  /// What the run must give, as JSON would have it; nothing where that does not matter.
  public var output: Value?
  /// Everything that is shown, in order and in text form.
  public var shows: [String]?
  /// Every question, in order.
  public var asks: [String]?
  /// The kind or the code of the error that must end the run.
  public var error: String?
  /// What only its workflow can say to be right.
  var claims = TestClaims()

  public init(_ name: String, at range: SourceRange) {
    self.name = name
    self.range = range
  }
}

/// What came of one test.
public struct TestResult: Sendable {
  public let test: WorkflowTest
  /// One sentence for each expectation that was not met.
  public let complaints: [String]
  public var isPassed: Bool { complaints.isEmpty }
}

extension WorkflowTest {
  /// How long a test may take, of real time.
  public static let usualTimeout = Span(nanoseconds: 60_000_000_000)

  /// Runs the workflow with nothing real touched.
  /// - Parameters:
  ///   - disk: where the files are that the test names. What the workflow writes stays in the test.
  ///   - timeout: after what time the test has failed. The clock of a test stands still, and a loop that never ends would
  ///     hold up all other tests.
  @concurrent public func run(
    _ plan: Plan, disk: any FileSystem, timeout: Span = WorkflowTest.usualTimeout
  ) async -> TestResult {
    let cancellation = Cancellation()
    let alarm = AlarmThread.shared.alarm(after: timeout) { cancellation.cancel() }
    defer { alarm?.cancel() }
    let presenter = TestPresenter()
    let book = AnswerBook()
    for (name, text) in answers { book.add(text, for: AnswerBook.Name(name)) }
    let mask = Mask()
    let clock = now.map { TestClock($0) } ?? TestClock()
    let interviewer = TestInterviewer(book, presenter: presenter.masked(by: mask), clock: clock)
    let (transport, programs) = (TestTransport(exchanges), TestPrograms(programs))
    let files: TestFiles
    do {
      files = try self.files.map { try TestFiles($0, on: disk) } ?? TestFiles.unsaid
    } catch {
      return TestResult(test: self, complaints: [(error as? Failure)?.message ?? "\(error)"])
    }
    let services = Services.test(
      clock: clock, files: files, environment: environment,
      secrets: secrets, transport: transport, programs: programs, locale: locale ?? "en_US")
    let surroundings = Surroundings(
      services: services, interviewer: interviewer, presenter: presenter, mask: mask,
      authorizer: DeclaredIsGranted())
    var complaints: [String] = []
    do {
      let output = try await Engine(plan, in: surroundings, cancellation: cancellation).run(given(to: plan))
      complaints += check(output)
    } catch {
      if cancellation.isCancelled {
        let span = Value.duration(timeout).text ?? "its time"
        return TestResult(test: self, complaints: ["It did not end within \(span)."])
      }
      complaints += check(error)
    }
    complaints += check("showed", presenter.shown, shows)
    complaints += check("asked", interviewer.asked, asks)
    complaints += files.complaints + transport.complaints + programs.complaints
    complaints += book.unused.map { "The answer `\($0)` was not used." }
    // Also those that the run did not read: a value that is one of them by chance is told as if it were it.
    for secret in secrets.values { mask.add(Secret(secret)) }
    return TestResult(test: self, complaints: complaints.map { mask.masked(message: $0) })
  }

  /// An empty pipe gives nothing, as in a run.
  private func given(to plan: Plan) throws -> [String: GivenInput] {
    guard let stdin, !stdin.isEmpty,
      let input = plan.inputs.first(where: { $0.declaration.role.contains(.input) })?.declaration,
      inputs[input.name] == nil
    else { return inputs }
    let value = try InputReader.value(of: Array(stdin.utf8), name: "standard input", type: nil, for: input.kind)
    return inputs.merging([input.name: .value(value)]) { given, _ in given }
  }

  private func check(_ found: Value) -> [String] {
    if let error { return ["It should have failed with `\(error)`, but it gave \(WorkflowTest.form(found))."] }
    guard let output else { return [] }
    let (wanted, got) = (WorkflowTest.form(output), WorkflowTest.form(found))
    return wanted == got ? [] : ["It gave \(got) where \(wanted) is expected."]
  }

  private func check(_ thrown: any Error) -> [String] {
    let failure = (thrown as? StepFailure)?.failure
    let names = [failure?.code, failure?.reason.rawValue].compactMap(\.self)
    if let error, names.contains(error) { return [] }
    let name = names.first ?? "unknown"
    return ["It failed with `\(name)`: \(failure?.message ?? "\(thrown)")"]
  }

  private func check(_ what: String, _ found: [String], _ wanted: [String]?) -> [String] {
    guard let wanted else { return [] }
    // Whether a text ends with a line break cannot be seen.
    if found.map(\.withoutLastBreak) == wanted.map(\.withoutLastBreak) { return [] }
    return ["It \(what) \(WorkflowTest.form(found)) where \(WorkflowTest.form(wanted)) is expected."]
  }

  private static func form(_ texts: [String]) -> String { form(.list(texts.map { .text($0) })) }

  private static func form(_ value: Value) -> String { (try? JSONWriter.text(value)) ?? value.shortForm }
}

extension String {
  fileprivate var withoutLastBreak: String { last?.isNewline == true ? String(dropLast()) : self }
}
