public import Actions
public import Workflow

/// A workflow as it was compiled and run, with all that came of it.
public struct WorkflowRun: Sendable {
  /// The workflow in text form.
  public let text: String
  /// What the checker said: its codes with its sentences.
  public var diagnostics: [String] { reports.map { "\($0.code): \($0.message)" } }
  /// What the checker said, in the order of the file.
  public let reports: [Diagnostic]
  public private(set) var output: Value = .nothing
  public private(set) var failure: StepFailure?
  public private(set) var shown: [String] = []
  public private(set) var asked: [String] = []
  /// The visual lists that were shown, where there were replies to pick from them.
  public private(set) var lists: [VisualList] = []
  public private(set) var slept: [Span] = []
  public private(set) var progresses: [Progress?] = []
  /// What was said beside the run.
  public private(set) var notes: [String] = []
  public private(set) var unusedAnswers: [String] = []

  /// - Parameters:
  ///   - answers: as `--answer` takes them: `movie=Up`.
  ///   - files: by their paths.
  ///   - otherFiles: where those are that are not among `files`.
  ///   - readsFromDisk: whether the files that the workflow uses are those of the disk.
  ///   - catalogue: the built-in actions, if no other.
  ///   - replies: what a person says to the questions that have no answer in advance; without any, nobody is there.
  ///   - takesDefaults: as `--defaults` does.
  ///   - clock: what waits, instead of ``slept``'s clock.
  ///   - transport: how requests go out; without one there is no network.
  ///   - programs: by default there are none.
  public init(
    _ text: String, answers: [String] = [], inputs: [String: GivenInput] = [:], files: [String: String] = [:],
    otherFiles: (any FileSystem)? = nil, readsFromDisk: Bool = false, secrets: [String: String] = [:],
    environment: [String: String] = [:],
    catalogue: Catalogue = .builtIn,
    replies: [Reply] = [], takesDefaults: Bool = false, clock otherClock: (any Clock)? = nil,
    transport: any Transport = NoNetwork(), programs: any Programs = NoPrograms(), locale: String = "en_US",
    cancellation: Cancellation = Cancellation()
  ) async throws {
    self.text = text
    var text = text
    if !(transport is NoNetwork && programs is NoPrograms && files.isEmpty && otherFiles == nil) {
      text += WorkflowRun.permissions(in: text, secrets: secrets, environment: environment)
    }
    let loaded = Loader(catalogue: catalogue, files: TestFiles(files, others: readsFromDisk ? SystemFiles() : nil))
      .load(SourceFile(path: "test.yaml", text: text))
    reports = loaded.diagnostics.sorted
    guard let plan = loaded.plan else { return }
    let (clock, presenter, book) = (TestClock(), TestPresenter(replies: replies), AnswerBook())
    for answer in answers { try book.add(answer) }
    let interviewer = TestInterviewer(
      book, presenter: presenter, clock: otherClock ?? clock, takesDefaults: takesDefaults)
    let services = Services.test(
      clock: otherClock ?? clock,
      files: files.isEmpty ? otherFiles ?? TestFiles() : TestFiles(files, others: otherFiles),
      environment: environment,
      secrets: secrets,
      transport: transport, programs: programs, locale: locale)
    let surroundings = Surroundings(
      services: services, interviewer: interviewer, presenter: presenter, authorizer: DeclaredIsGranted())
    do {
      output = try await Engine(plan, in: surroundings, cancellation: cancellation).run(inputs)
    } catch let failure as StepFailure {
      self.failure = failure
    }
    shown = presenter.shown
    asked = interviewer.asked
    lists = presenter.questions.compactMap { if case .choose(let list) = $0.form { list } else { nil } }
    slept = clock.slept
    progresses = presenter.progresses
    notes = presenter.notes
    unusedAnswers = book.unused
  }

  /// What a workflow declares that says nothing of it and is given a network, programs or files: all there is in a test.
  private static func permissions(in text: String, secrets: [String: String], environment: [String: String]) -> String {
    if text.contains("permissions:") { return "" }
    let names = { (values: [String: String]) in values.keys.sorted().joined(separator: ", ") }
    return """

      permissions:
        read: [/]
        write: [/]
        run: ["*"]
        network: ["*", localhost, 127.0.0.1, "[::1]"]
        secrets: [\(names(secrets))]
        environment: [\(names(environment))]

      """
  }

  /// Steps alone, as examples have them.
  public init(
    steps: String, answers: [String] = [], files: [String: String] = [:], replies: [Reply] = [],
    takesDefaults: Bool = false, transport: any Transport = NoNetwork(), programs: any Programs = NoPrograms()
  ) async throws {
    let indented = steps.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    try await self.init(
      "steps:\n" + indented.joined(separator: "\n") + "\n", answers: answers, files: files, replies: replies,
      takesDefaults: takesDefaults, transport: transport, programs: programs)
  }

  /// The plan of a workflow that is right.
  public static func plan(of text: String) throws -> Plan {
    let loaded = Loader(catalogue: .builtIn, files: TestFiles()).load(SourceFile(path: "test.yaml", text: text))
    if let plan = loaded.plan { return plan }
    throw loaded.diagnostics.sorted.first ?? Diagnostic(code: "no-plan", "There is no plan.", at: nil)
  }

  /// The output as compact JSON.
  public func json() throws -> String { try JSONWriter.text(output) }
}
