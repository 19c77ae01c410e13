/// Reads, parses and compiles a workflow file: the whole way from a path to a plan.
public struct Loader: Sendable {
  private let catalogue: Catalogue
  private let files: any FileSystem

  /// The largest file that is read, in bytes.
  static let limit = 8 << 20

  public init(catalogue: Catalogue, files: any FileSystem) {
    self.catalogue = catalogue
    self.files = files
  }

  /// - Throws: a ``Failure`` where the file cannot be read at all.
  public func load(path: String) throws -> Loaded {
    // One byte more than is allowed, so that the parser can say so with a place.
    load(SourceFile(path: path, bytes: try files.read(path, limit: Loader.limit + 1)))
  }

  public func load(_ source: SourceFile) -> Loaded {
    var diagnostics = Diagnostics()
    guard let document = YAMLParser.parse(source, into: &diagnostics) else {
      return Loaded(source: source, workflow: nil, plan: nil, catalogue: catalogue, diagnostics: diagnostics)
    }
    var reader = WorkflowReader()
    let workflow = reader.read(document)
    guard let workflow else {
      diagnostics.report(contentsOf: reader.diagnostics)
      return Loaded(source: source, workflow: nil, plan: nil, catalogue: catalogue, diagnostics: diagnostics)
    }
    let compiled = Compiler(catalogue: catalogue, read: read).compile(workflow)
    // A line that is no good YAML is not said to be no good workflow as well.
    let lines = Set(diagnostics.all.lazy.filter { $0.severity == .error }.compactMap { $0.range?.line })
    for further in [reader.diagnostics, compiled.diagnostics] {
      diagnostics.report(
        contentsOf: further.filtered { $0.range?.file !== source || !lines.contains($0.range?.line ?? 0) })
    }
    return Loaded(
      source: source, workflow: workflow, plan: diagnostics.hasErrors ? nil : compiled.plan,
      catalogue: compiled.catalogue, definitions: compiled.definitions, diagnostics: diagnostics)
  }

  /// What can be named in a file; nothing where it is no workflow or definition file at all.
  /// - Throws: a ``Failure`` where the file cannot be read.
  public func names(in path: String) throws -> (names: FileNames?, diagnostics: Diagnostics) {
    let (file, diagnostics) = try read(path)
    return (file.map { Compiler(catalogue: catalogue, read: read).names(in: $0) }, diagnostics)
  }

  /// A file that another uses.
  private func read(_ path: String) throws -> (file: WorkflowFile?, diagnostics: Diagnostics) {
    let source = SourceFile(path: path, bytes: try files.read(path, limit: Loader.limit + 1))
    var diagnostics = Diagnostics()
    guard let document = YAMLParser.parse(source, into: &diagnostics) else { return (nil, diagnostics) }
    var reader = WorkflowReader()
    let file = reader.read(document)
    diagnostics.report(contentsOf: reader.diagnostics)
    return (file, diagnostics)
  }
}

/// A workflow file as it was found.
public struct Loaded: Sendable {
  public let source: SourceFile
  /// Nothing where the file is no workflow at all.
  public let workflow: WorkflowFile?
  /// Nothing where there are errors.
  public let plan: Plan?
  /// The actions and types that the file can name.
  public let catalogue: Catalogue
  /// What the file itself defines.
  public let definitions: Family
  public let diagnostics: Diagnostics

  init(
    source: SourceFile, workflow: WorkflowFile?, plan: Plan?, catalogue: Catalogue,
    definitions: Family = Family("", []), diagnostics: Diagnostics
  ) {
    self.source = source
    self.workflow = workflow
    self.plan = plan
    self.catalogue = catalogue
    self.definitions = definitions
    self.diagnostics = diagnostics
  }
}
