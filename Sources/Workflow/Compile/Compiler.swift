/// Turns a workflow as read into a plan: names become slots, types are inferred, actions are bound.
public struct Compiler {
  /// Gives the file at a path that another names, with what is to be said of it.
  /// - Throws: a ``Failure`` where it cannot be read.
  public typealias Reader = (String) throws -> (file: WorkflowFile?, diagnostics: Diagnostics)

  private let catalogue: Catalogue
  private let locale: String?
  private let read: Reader

  /// - Parameter locale: in whose language people are spoken to: `de_DE`. Without it, in that of the files.
  public init(catalogue: Catalogue, locale: String? = nil, read: @escaping Reader) {
    self.catalogue = catalogue
    self.locale = locale
    self.read = read
  }

  /// What is known of a file.
  public struct Result {
    /// Nothing where there are errors.
    public let plan: Plan?
    /// The actions and types that the file can name.
    public let catalogue: Catalogue
    /// Those that it defines itself.
    public let definitions: Family
    /// All that is to be said of it and of those it uses.
    public let diagnostics: Diagnostics
    let gaps: TranslationGaps
    /// It and those it uses.
    let files: [WorkflowFile]
  }

  public func compile(_ file: WorkflowFile) -> Result {
    let linker = Linker(catalogue: catalogue, locale: locale, read: read)
    let library = linker.library(of: file)
    library.compileAll()
    let plan = linker.settled(in: library) { pass in
      defer { pass.checkUsedActivities() }
      return pass.plan()
    }.result
    return Result(
      plan: linker.diagnostics.hasErrors ? nil : plan, catalogue: library.catalogue,
      definitions: library.definitions, diagnostics: linker.diagnostics,
      gaps: library.translations?.gaps ?? TranslationGaps(), files: linker.files)
  }

  /// What can be named in a file, whatever mistakes there are in its steps.
  func names(in file: WorkflowFile) -> FileNames {
    let linker = Linker(catalogue: catalogue, locale: locale, read: read)
    let library = linker.library(of: file)
    library.compileAll()
    return FileNames(
      catalogue: library.everything, inputs: library.workflow()?.parameters, isIncomplete: linker.isIncomplete,
      diagnostics: linker.diagnostics)
  }
}

/// The types of variables and of what comes into loops, by the place in the file where each begins.
struct KindMemory {
  private var kinds: [Int: Kind] = [:]
  /// Whether a type has widened after something was checked with the narrower one.
  var hasGrownAfterUse = false

  subscript(_ place: SourceRange) -> Kind? { kinds[place.start] }

  mutating func remember(_ kind: Kind, at place: SourceRange) { kinds[place.start] = kind }
}
