/// Brings the files together that use one another. Each is read and compiled once, whoever uses it.
final class Linker {
  let catalogue: Catalogue
  /// What is to be said of the definitions that were compiled.
  var diagnostics = Diagnostics()
  /// The steps of definitions that touch something.
  private(set) var touches: [Touch] = []
  /// The steps of definitions and of called workflows that answers given in advance may name.
  private(set) var steps: [StepName] = []
  /// The types of activities that definition files donate, which the workflow may declare that uses them.
  private(set) var donations: [(type: String, range: SourceRange)] = []
  /// In whose language people are spoken to; nothing for that of the files.
  let locale: String?
  private let read: Compiler.Reader
  private var libraries: [String: Library] = [:]
  /// How deep the definitions in work name one another.
  var nesting = Nesting()
  /// Files that are known and whose own files are still to be read.
  private var unlinked: [Library] = []
  private var isLinking = false
  /// The paths that could not be read, which is told once.
  private var unreadable: Set<String> = []

  init(catalogue: Catalogue, locale: String?, read: @escaping Compiler.Reader) {
    self.catalogue = catalogue
    self.locale = locale
    self.read = read
  }

  /// The definitions of a file.
  func library(of file: WorkflowFile) -> Library {
    let path = SourcePath.normal(file.file.path)
    if let known = libraries[path] { return known }
    let library = Library(file, linker: self)
    // Known before its own files are read, since those may use it.
    libraries[path] = library
    unlinked.append(library)
    link()
    return library
  }

  /// Reads the files that others use one after the other, not within one another: a chain of them may be long.
  private func link() {
    guard !isLinking else { return }
    isLinking = true
    defer { isLinking = false }
    while let next = unlinked.popLast() { next.link() }
  }

  /// The definitions of the file that a path in another names.
  func library(at node: YAMLNode, in user: SourceFile) -> Library? {
    let path = SourcePath.resolved(node.text, beside: user.path)
    if let known = libraries[path] { return known }
    guard !unreadable.contains(path) else { return nil }
    do {
      let (file, found) = try read(path)
      diagnostics.report(contentsOf: found)
      if let file { return library(of: file) }
    } catch {
      diagnostics.report(.unreadable(node, error as? Failure ?? Failure(.failed, "It cannot be read.")))
    }
    unreadable.insert(path)
    return nil
  }

  /// Compiles something until the types of its variables no longer widen: a variable's type is the common type of all
  /// that is assigned to it, also further down and in later turns. Each pass starts from the types the one before has
  /// found; types only widen (`T`, `T?`, `any`), so that this ends.
  func settled<Result>(in library: Library, _ compile: (CompilerPass) -> Result) -> (result: Result, pass: CompilerPass)
  {
    var memory = KindMemory()
    var passes = 0
    while true {
      passes += 1
      let pass = CompilerPass(library: library, memory: memory)
      let result = compile(pass)
      guard pass.memory.hasGrownAfterUse, passes < Linker.passLimit else {
        diagnostics.report(contentsOf: pass.diagnostics)
        touches += pass.unit.touches
        steps += pass.stepNames
        return (result, pass)
      }
      memory = pass.memory
      memory.hasGrownAfterUse = false
    }
  }

  func note(donation type: String, at range: SourceRange) {
    if donations.contains(where: { $0.range.file === range.file && $0.range.start == range.start }) { return }
    donations.append((type, range))
  }

  /// Whether a file that another names could not be read.
  var isIncomplete: Bool { !unreadable.isEmpty }

  /// All files that were read, the order being the same each time.
  var files: [WorkflowFile] { libraries.sorted { $0.key < $1.key }.map(\.value.file) }
  var sources: [SourceFile] { files.map(\.file) }

  /// The texts of all files in the language, those of one before the others.
  func localization(before library: Library) -> Localization {
    ([library] + libraries.sorted { $0.key < $1.key }.map(\.value)).compactMap(\.translations)
      .reduce(Localization.none) { $0.merging($1.localization) }
  }

  /// What all files but one declare.
  func permissions(besides library: Library) -> [DeclaredPermission] {
    libraries.sorted { $0.key < $1.key }.map(\.value).filter { $0 !== library }.flatMap(\.ownPermissions)
  }

  /// Far more passes than any chain of widening needs.
  private static let passLimit = 64
}

extension Diagnostic {
  fileprivate static func unreadable(_ node: YAMLNode, _ failure: Failure) -> Diagnostic {
    Diagnostic(
      code: "unreadable-file", failure.message, at: node.range,
      hint: failure.hint ?? "paths are relative to the file that names them")
  }
}
