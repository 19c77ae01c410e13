/// Turns a workflow as read into a plan: names become slots, types are inferred, actions are bound.
public struct Compiler {
  /// Gives the file at a path that another names, with what is to be said of it.
  /// - Throws: a ``Failure`` where it cannot be read.
  public typealias Reader = (String) throws -> (file: WorkflowFile?, diagnostics: Diagnostics)

  private let catalogue: Catalogue
  private let read: Reader

  public init(catalogue: Catalogue, read: @escaping Reader) {
    self.catalogue = catalogue
    self.read = read
  }

  /// - Returns: a plan, unless there are errors; the actions and types that the file can name; and all that is to be
  ///   said of it and of those it uses.
  public func compile(_ file: WorkflowFile) -> (plan: Plan?, catalogue: Catalogue, diagnostics: Diagnostics) {
    let linker = Linker(catalogue: catalogue, read: read)
    let library = linker.library(of: file)
    library.compileAll()
    let plan = linker.settled(in: library) { $0.plan() }.result
    return (linker.diagnostics.hasErrors ? nil : plan, library.catalogue, linker.diagnostics)
  }

  /// What can be named in a file, whatever mistakes there are in its steps.
  func names(in file: WorkflowFile) -> FileNames {
    let linker = Linker(catalogue: catalogue, read: read)
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
