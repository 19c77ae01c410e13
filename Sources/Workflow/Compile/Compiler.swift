/// Turns a workflow as read into a plan: names become slots, types are inferred, actions are bound.
public struct Compiler {
  /// Far more passes than any chain of widening needs.
  private static let limit = 64

  private let catalogue: Catalogue

  public init(catalogue: Catalogue) { self.catalogue = catalogue }

  /// - Returns: a plan, unless there are errors; and all that is to be said of the file.
  public func compile(_ file: WorkflowFile) -> (plan: Plan?, diagnostics: Diagnostics) {
    // A variable's type is the common type of all that is assigned to it, also further down and in later turns. Each
    // pass starts from the types the one before has found; types only widen (`T`, `T?`, `any`), so that this ends.
    var memory = KindMemory()
    var passes = 0
    while true {
      passes += 1
      let pass = CompilerPass(file: file, catalogue: catalogue, memory: memory)
      let plan = pass.plan()
      if pass.memory.hasGrownAfterUse, passes < Compiler.limit {
        memory = pass.memory
        memory.hasGrownAfterUse = false
        continue
      }
      return (pass.diagnostics.hasErrors ? nil : plan, pass.diagnostics)
    }
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
