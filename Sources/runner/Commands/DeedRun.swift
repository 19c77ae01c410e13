import Workflow

/// Does again what was done before.
struct DeedRun {
  private let deed: Deed

  init(_ deed: Deed) { self.deed = deed }

  /// - Parameter arguments: the flags of `run`.
  func run(_ arguments: Arguments, _ output: Output, interruption: Interruption? = nil) throws -> ExitStatus {
    switch deed.kind {
    case .run:
      return try Repetition(path: deed.path, parameters: deed.parameters)
        .run(arguments, output, interruption: interruption)
    case .activity:
      let plan = try ReadyWorkflow(named: deed.path, needsSteps: false, output: output).plan
      guard let activity = plan.activities.first(where: { $0.type == deed.name }) else {
        throw Ending(.refused, [.undeclared(deed)])
      }
      return try ActivityHandler(activity).run(
        try activity.info(from: deed.parameters), arguments, output, interruption: interruption)
    case .interaction:
      let workflow = try ReadyWorkflow(try step, output: output)
      return try WorkflowRun(
        workflow, InputFlags([]), Repetition.runFlags(of: arguments), output, interruption: interruption
      ).run()
    }
  }

  /// A workflow of one step, which does it. JSON is YAML; a text in it is no expression.
  var step: SourceFile {
    get throws {
      let folder = deed.path.lastIndex(of: "/").map { deed.path[...$0] } ?? ""
      let file: Value = [
        "name": .text("\(deed.name) again"), "suggest": false, "uses": [.text(deed.path)],
        "steps": [.dictionary([deed.name: .dictionary(deed.parameters)])],
      ]
      let text = try JSONWriter.text(file, pretty: true).replacing("${", with: "$${")
      return SourceFile(path: "\(folder)\(deed.name) again.yaml", text: text)
    }
  }
}

extension Diagnostic {
  fileprivate static func undeclared(_ deed: Deed) -> Diagnostic {
    Diagnostic(
      code: "refused-activity",
      "`\(TerminalText.cleaned(deed.path))` declares no activity `\(TerminalText.cleaned(deed.name))` any more.",
      at: nil,
      hint: "`runner activities delete ID` forgets it")
  }
}
