/// Reads, parses and compiles a workflow file: the whole way from a path to a plan.
public struct Loader: Sendable {
  private let catalogue: Catalogue
  private let files: any FileSystem
  private let environment: any Environment
  private let locale: String?

  /// The largest file that is read, in bytes.
  public static let limit = 8 << 20

  /// - Parameters:
  ///   - environment: says where the runner's own folders are, no file of which is a workflow.
  ///   - locale: in whose language people are spoken to: `de_DE`. Without it, in that of the files.
  public init(
    catalogue: Catalogue, files: any FileSystem, environment: any Environment = SystemEnvironment(),
    locale: String? = nil
  ) {
    self.catalogue = catalogue
    self.files = files
    self.environment = environment
    self.locale = locale
  }

  /// - Throws: a ``Failure`` where the file cannot be read at all.
  public func load(path: String) throws -> Loaded {
    load(try source(at: path))
  }

  public func load(_ source: SourceFile) -> Loaded { read(source).loaded(in: locale) }

  /// Reads a file that is wanted in several languages; only compiling it has to be done for each.
  /// - Throws: a ``Failure`` where the file cannot be read at all.
  public func read(path: String) throws -> ReadWorkflow { read(try source(at: path)) }

  public func read(_ source: SourceFile) -> ReadWorkflow {
    ReadWorkflow(source, catalogue: catalogue, using: files(usedBy: source.path))
  }

  /// What can be named in a file; nothing where it is no workflow or definition file at all.
  /// - Throws: a ``Failure`` where the file cannot be read.
  public func names(in path: String) throws -> (names: FileNames?, diagnostics: Diagnostics) {
    let read = files(usedBy: path)
    let (file, diagnostics) = try read(path)
    return (file.map { Compiler(catalogue: catalogue, read: read).names(in: $0) }, diagnostics)
  }
}

// MARK: - Files

extension Loader {
  /// - Throws: a ``Failure`` where the file cannot be read, or is one of the runner's own.
  private func source(at path: String) throws -> SourceFile {
    if let place = try? files.place(of: path, followsLast: true),
      let content = OwnFolders(environment, in: files).content(at: place.path, for: .read)
    {
      throw Failure.isOwn(path, content)
    }
    // One byte more than is allowed, so that the parser can say so with a place.
    return SourceFile(path: path, bytes: try files.read(path, limit: Loader.limit + 1))
  }

  /// What reads the files that a workflow uses.
  private func files(usedBy workflow: String) -> Compiler.Reader {
    let folder = try? files.place(of: SourcePath.resolved(".", beside: workflow).orWorkingFolder, followsLast: true)
      .path
    return { path in
      let source = try source(at: path)
      var diagnostics = Diagnostics()
      let document = YAMLParser.parse(source, into: &diagnostics)
      // Whoever wrote a workflow chooses what it names, and who runs it is shown the lines of what is wrong there.
      guard document.map(WorkflowReader.definesSomething) == true || isBeside(folder, path) else {
        throw Failure.definesNothing(path)
      }
      guard let document else { return (nil, diagnostics) }
      var reader = WorkflowReader()
      let file = reader.read(document)
      diagnostics.report(contentsOf: reader.diagnostics)
      return (file, diagnostics)
    }
  }

  /// Whether a file belongs to a workflow by where it is and by its name.
  private func isBeside(_ folder: String?, _ path: String) -> Bool {
    guard let folder, let place = try? files.place(of: path, followsLast: true) else { return false }
    return FilePath.isIn(folder, place.path) && ["yaml", "yml"].contains(File.pathExtension(of: place.name))
  }
}

extension String {
  /// An empty path means the working folder.
  fileprivate var orWorkingFolder: String { isEmpty ? "." : self }
}

extension Failure {
  fileprivate static func isOwn(_ path: String, _ content: String) -> Failure {
    Failure(
      .permission,
      "`\(TerminalText.cleaned(path))` is where the runner keeps \(content), and no file of workflows or definitions.")
  }

  fileprivate static func definesNothing(_ path: String) -> Failure {
    Failure(
      .input, "`\(TerminalText.cleaned(path))` has no workflow and no definitions.",
      hint: "it must have `steps`, `actions`, `types` or `enums`")
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
  /// In the language that it was loaded for.
  public let gaps: TranslationGaps

  /// The languages in which the file says something besides its own.
  public var locales: [String] {
    workflow?.localizations.map(\.key.text).filter { LocaleName.isTag($0) } ?? []
  }

  init(
    source: SourceFile, workflow: WorkflowFile?, plan: Plan?, catalogue: Catalogue,
    definitions: Family = Family("", []), diagnostics: Diagnostics, gaps: TranslationGaps = TranslationGaps()
  ) {
    self.source = source
    self.workflow = workflow
    self.plan = plan
    self.catalogue = catalogue
    self.definitions = definitions
    self.diagnostics = diagnostics
    self.gaps = gaps
  }
}
