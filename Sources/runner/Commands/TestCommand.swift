import Actions
import Workflow

/// `runner test`: runs the tests of workflows, with nothing real touched.
enum TestCommand {
  private static let timeout = Flag(
    "timeout", .one, "DURATION", help: "what one test may take: 10s, 5m; a minute where it is not given")

  static let command = Command(
    verb: "test", summary: "runs the tests of workflows, with nothing real touched",
    positionals: [
      Positional(
        "PATH|NAME", .several, candidates: .sources,
        help: "a file of tests, a workflow that has one beside it by its path or name, or a folder of them")
    ],
    flags: [timeout],
    details: ["The tests of NAME.yaml stand in NAME\(TestFile.ending) beside it."], run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let timeout = try arguments.duration(timeout) ?? WorkflowTest.usualTimeout
    let paths: [String]
    do {
      let finder = WorkflowFinder(environment: SystemEnvironment())
      paths = try arguments.positionals.flatMap { try TestFinder.files(at: try finder.located($0)) }
    } catch let diagnostic as Diagnostic {
      throw Ending(.noInput, [diagnostic])
    } catch let failure as Failure {
      Report(output: output).tell(failure)
      return .noInput
    }
    var tally = Tally()
    for path in paths { try run(path, timeout, &tally, output) }
    try output.write(tally.sentence + "\n")
    return tally.isBroken ? .refused : tally.failed > 0 ? .failed : .done
  }

  /// Runs the tests of one file, and writes a line for each.
  private static func run(_ path: String, _ timeout: Span, _ tally: inout Tally, _ output: Output) throws {
    let report = Report(output: output)
    let file: TestFile
    let workflow: ReadWorkflow
    do {
      file = try TestFile(path: path, in: SystemFiles())
      workflow = try Loader(catalogue: .builtIn, files: SystemFiles()).read(
        path: TestFile.workflow(testedBy: path) ?? path)
    } catch let failure as Failure {
      report.tell(failure)
      tally.isBroken = true
      return
    }
    let loaded = workflow.loaded(in: nil)
    var (said, diagnostics) = (file.diagnostics, loaded.diagnostics)
    said.report(contentsOf: file.diagnostics(against: loaded))
    let plans = TestPlans(of: loaded, workflow, for: file.tests, into: &diagnostics)
    report.tell(said)
    report.tell(diagnostics)
    guard let plans, !said.hasErrors else {
      tally.isBroken = true
      return
    }
    try output.write(TerminalText.cleaned(path) + "\n")
    let results = Workers.shared.result {
      var results: [TestResult] = []
      for test in file.tests { results.append(await test.run(plans[test], disk: SystemFiles(), timeout: timeout)) }
      return results
    }
    for result in results {
      tally.count(result)
      let name = TerminalText.cleaned(result.test.name)
      try output.write(
        result.isPassed ? "  passed  \(name)\n" : "  FAILED  \(name) (line \(result.test.range.position.line))\n")
      for complaint in result.complaints { try output.write("          \(TerminalText.cleaned(complaint))\n") }
    }
  }

  /// How many tests there were, and how they ended.
  private struct Tally {
    private(set) var all = 0
    private(set) var failed = 0
    /// Whether a file could not be run at all.
    var isBroken = false

    mutating func count(_ result: TestResult) {
      all += 1
      if !result.isPassed { failed += 1 }
    }

    var sentence: String {
      let tests = all == 1 ? "1 test" : "\(all) tests"
      return failed == 0 ? "\(tests) passed." : "\(failed) of \(tests) failed."
    }
  }
}
