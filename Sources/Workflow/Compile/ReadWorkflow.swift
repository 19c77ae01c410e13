/// A workflow file that was read, with those it uses, and is compiled for each language in which it is wanted.
public final class ReadWorkflow {
  /// What came of reading a file that is used.
  private typealias Used = Result<(file: WorkflowFile?, diagnostics: Diagnostics), any Error>

  public let source: SourceFile
  private let catalogue: Catalogue
  private let workflow: WorkflowFile?
  /// What is to be said of its YAML, and of its keys.
  private let (lines, keys): (Diagnostics, Diagnostics)
  private let read: Compiler.Reader
  private var used: [String: Used] = [:]

  init(_ source: SourceFile, catalogue: Catalogue, using read: @escaping Compiler.Reader) {
    self.source = source
    self.catalogue = catalogue
    self.read = read
    var lines = Diagnostics()
    var reader = WorkflowReader()
    workflow = YAMLParser.parse(source, into: &lines).flatMap { reader.read($0) }
    (self.lines, keys) = (lines, reader.diagnostics)
  }

  /// The workflow as it speaks to people in the language of a locale; without one, in that of the file.
  public func loaded(in locale: String?) -> Loaded {
    var diagnostics = lines
    guard let workflow else {
      diagnostics.report(contentsOf: keys)
      return Loaded(source: source, workflow: nil, plan: nil, catalogue: catalogue, diagnostics: diagnostics)
    }
    let compiled = Compiler(catalogue: catalogue, locale: locale, read: { try self.file(at: $0) }).compile(workflow)
    // A line that is no good YAML is not said to be no good workflow as well.
    let wrong = Set(lines.all.lazy.filter { $0.severity == .error }.compactMap { $0.range?.line })
    for further in [keys, compiled.diagnostics] {
      diagnostics.report(
        contentsOf: further.filtered { $0.range?.file !== source || !wrong.contains($0.range?.line ?? 0) })
    }
    for file in compiled.files {
      FormCheck.check(file.root, as: .workflow, into: &diagnostics)
      diagnostics = TwinKeys.guarded(diagnostics, in: file.root)
    }
    return Loaded(
      source: source, workflow: workflow, plan: diagnostics.hasErrors ? nil : compiled.plan,
      catalogue: compiled.catalogue, definitions: compiled.definitions, diagnostics: diagnostics,
      gaps: compiled.gaps)
  }

  private func file(at path: String) throws -> (file: WorkflowFile?, diagnostics: Diagnostics) {
    let found = used[path] ?? Used { try read(path) }
    used[path] = found
    return try found.get()
  }
}
