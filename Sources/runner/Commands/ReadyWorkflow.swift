import Actions
import Workflow

/// A workflow or a definition file that is to be run or told about: as it is written, and as it is compiled.
struct ReadyWorkflow {
  let file: WorkflowFile
  let plan: Plan
  /// The actions and types that the file can name.
  let catalogue: Catalogue
  /// Those that it defines itself.
  let definitions: Family

  /// Reads, checks and compiles a workflow.
  /// - Parameters:
  ///   - needsSteps: whether a definition file will not do.
  ///   - locale: in whose language people are spoken to; without it, in that of the environment.
  /// - Throws: an ``Ending`` where it is not there or has errors. Its warnings are told.
  init(named name: String, needsSteps: Bool = true, locale: String? = nil, output: Output) throws {
    let environment = SystemEnvironment()
    let path: String
    do {
      path = try WorkflowFinder(environment: environment).path(of: name)
    } catch let diagnostic as Diagnostic {
      throw Ending(.noInput, [diagnostic])
    }
    do {
      let loaded = try Loader(
        catalogue: .builtIn, files: SystemFiles(), locale: locale ?? environment.locale
      ).load(path: path)
      try self.init(loaded, needsSteps: needsSteps, output: output)
    } catch let failure as Failure {
      Report(output: output).tell(failure)
      throw Ending(.noInput)
    }
  }

  /// A workflow that is in no file.
  /// - Throws: an ``Ending`` where it has errors.
  init(_ source: SourceFile, output: Output) throws {
    try self.init(Loader(catalogue: .builtIn, files: SystemFiles()).load(source), needsSteps: true, output: output)
  }

  private init(_ loaded: Loaded, needsSteps: Bool, output: Output) throws {
    guard let file = loaded.workflow, let plan = loaded.plan else {
      throw Ending(.refused, loaded.diagnostics.sorted, omitted: loaded.diagnostics.omitted)
    }
    if needsSteps, file.steps == nil { throw Ending(.refused, [.noSteps(file)]) }
    Report(output: output).tell(loaded.diagnostics)
    (self.file, self.plan, catalogue, definitions) = (file, plan, loaded.catalogue, loaded.definitions)
  }

  /// In sentences.
  /// - Parameter inputs: what is known of them, in short form.
  func description(inputs: [String: String] = [:]) -> WorkflowDescription {
    WorkflowDescription(of: file, catalogue: catalogue, inputs: inputs)
  }
}

extension Diagnostic {
  fileprivate static func noSteps(_ file: WorkflowFile) -> Diagnostic {
    Diagnostic(
      code: "definition-file",
      "`\(TerminalText.cleaned(file.name))` has no steps: it defines actions and types for others.", at: nil,
      hint: "name it under `uses` in a workflow; `runner describe` tells what it defines")
  }
}
