import Actions
import Workflow

extension FileNames {
  /// What can be named in a workflow, a definition file, or the workflow that a file of tests is about.
  /// - Parameter word: its path, or the name of a workflow.
  /// - Throws: an ``Ending`` where the file, or one that it uses, cannot be read. Other mistakes are not told: names are
  ///   asked for while a file is being written.
  init(in word: String, output: Output) throws {
    do {
      let path = try WorkflowFinder(environment: SystemEnvironment()).located(word)
      let (names, diagnostics) = try Loader(catalogue: .builtIn, files: SystemFiles())
        .names(in: TestFile.workflow(testedBy: path) ?? path)
      guard let names else { throw Ending(.refused, diagnostics.sorted) }
      if names.isIncomplete { throw Ending(.refused, names.diagnostics.sorted.filter { $0.severity == .error }) }
      self = names
    } catch let diagnostic as Diagnostic {
      throw Ending(.noInput, [diagnostic])
    } catch let failure as Failure {
      Report(output: output).tell(failure)
      throw Ending(.noInput)
    }
  }

  /// What can be named where the first of several words is the path of a file; nothing where it is none.
  /// - Throws: as ``init(in:output:)``.
  init?(namedFirstAmong words: [String], output: Output) throws {
    guard words.count > 1, let path = words.first, path.hasSuffix(".yaml") || path.hasSuffix(".yml") else { return nil }
    try self.init(in: path, output: output)
  }
}
