import Actions
import Workflow

extension WorkflowFile {
  /// Reads, checks and compiles a workflow that is to be run or told about.
  /// - Throws: an ``Ending`` where it is not there or has errors. Its warnings are told.
  static func load(_ name: String, output: Output) throws -> Plan {
    let environment = SystemEnvironment()
    let path: String
    do {
      path = try WorkflowFinder(environment: environment).path(of: name)
    } catch let diagnostic as Diagnostic {
      throw Ending(.noInput, [diagnostic])
    }
    let loaded: Loaded
    do {
      loaded = try Loader(catalogue: .builtIn, files: SystemFiles()).load(path: path)
    } catch let failure as Failure {
      Report(output: output).tell(failure)
      throw Ending(.noInput)
    }
    guard let plan = loaded.plan else { throw Ending(.refused, loaded.diagnostics.sorted) }
    if let workflow = loaded.workflow, workflow.steps == nil { throw Ending(.refused, [.noSteps(workflow)]) }
    Report(output: output).tell(loaded.diagnostics.sorted)
    return plan
  }
}

extension Diagnostic {
  fileprivate static func noSteps(_ file: WorkflowFile) -> Diagnostic {
    Diagnostic(
      code: "definition-file",
      "`\(TerminalText.cleaned(file.name))` has no steps: it defines actions and types for others.", at: nil,
      hint: "name it under `uses` in a workflow; `runner check` checks it")
  }
}
