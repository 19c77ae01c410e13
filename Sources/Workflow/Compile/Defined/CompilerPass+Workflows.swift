/// `Run Workflow`, which is known by the file that it names and therefore no entry of the catalogue.
extension CompilerPass {
  static let runWorkflow = "Run Workflow"

  func runWorkflow(_ step: Step, _ value: YAMLNode?, name: StepName, in scope: Scope) -> CompiledOperation {
    let failed = CompiledOperation(operation: .nothing, output: Incoming(kind: .any))
    guard let path = path(in: value, of: step) else { return failed }
    guard let library = unit.library.linker.library(at: path, in: file.file) else { return failed }
    guard let action = library.workflow() else {
      if !library.isWorkflow { diagnostics.report(.noWorkflow(path)) }
      return failed
    }
    var given = [YAMLNode?](repeating: nil, count: action.parameters.count)
    if let with = value?.form == .mapping ? value?["with"] : nil, !with.isNothing {
      guard with.form == .mapping else {
        diagnostics.report(.wrongForm(with, wanted: "a mapping of inputs to values"))
        return failed
      }
      for (key, node) in with.pairs {
        if let place = action.place(of: key.text) {
          given[place] = node
        } else {
          diagnostics.report(.unknownParameter(key, action: action))
        }
      }
    }
    return call(action, given, step: step, name: name, in: scope)
  }

  /// The file, which is a constant: what a workflow runs is known before it runs.
  private func path(in value: YAMLNode?, of step: Step) -> YAMLNode? {
    guard let value, !value.isNothing else {
      diagnostics.report(.noFile(step.place))
      return nil
    }
    if value.form == .mapping {
      diagnostics.reportUnknownKeys(of: value, in: .call)
    }
    let path = value.form == .mapping ? value["file"] : value
    guard let path, path.form == .scalar, !path.isNothing else {
      diagnostics.report(.noFile(path?.range ?? step.place))
      return nil
    }
    guard !path.text.contains("${") else {
      diagnostics.report(.calculatedFile(path))
      return nil
    }
    return path
  }
}

extension Diagnostic {
  fileprivate static func noFile(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "missing-parameter", "`Run Workflow` needs `file`, the path of a workflow.", at: range,
      hint: "write `Run Workflow: { file: ./pick.yaml }`")
  }

  fileprivate static func calculatedFile(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "not-constant", "The file of a workflow is a constant, so that what runs is known before.", at: node.range,
      hint: "choose between several steps by `switch`")
  }

  fileprivate static func noWorkflow(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "not-a-workflow", "`\(node.text)` has no `steps`: it defines actions and types for others.",
      at: node.range, hint: "name it under `uses`, and call its actions")
  }
}
