/// What one workflow or definition has in common while it is compiled: its slots, its inputs, what it reads from
/// outside.
final class Unit {
  /// The actions and types that it can name.
  let library: Library
  private(set) var slotCount = 1
  /// The slot of `now`.
  let nowSlot = 0
  var inputs: [Variable] = []
  /// What may be touched, by this file and those it uses. Steps that say what may be picked for an input stand before it
  /// is known, as it may depend on inputs: what they touch is looked at then.
  var declared: [DeclaredPermission]? {
    didSet {
      for check in laterChecks { check() }
      laterChecks = []
    }
  }
  private var laterChecks: [() -> Void] = []
  /// The steps that touch something.
  var touches: [Touch] = []
  private(set) var secrets: [String: Outside] = [:]
  private(set) var environment: [String: Outside] = [:]
  /// Where each name is first set, whatever block that is in.
  var places: [String: SourceRange] = [:]
  /// The inputs that are not read yet, with their titles.
  var laterInputs: [String: (place: SourceRange, title: String)] = [:]
  /// Set by reading, cleared by whoever wants to know.
  var readsNow = false
  var readsPrevious = false

  /// The scalar that is compiled at the moment, for the place of what it reads from outside.
  var place: SourceRange?

  /// The places of the inputs that were read since ``forgetReads()``.
  var readInputs: [Int] { inputs.indices.filter { inputs[$0].isRead } }

  func forgetReads() { for input in inputs { input.isRead = false } }

  /// Looks at something once it is known what is declared.
  func onceDeclared(_ check: @escaping () -> Void) {
    if declared == nil { laterChecks.append(check) } else { check() }
  }

  /// A name that is read from outside when the run starts.
  struct Outside {
    let slot: Int
    let range: SourceRange
  }

  init(_ library: Library) { self.library = library }

  func newSlot() -> Int {
    defer { slotCount += 1 }
    return slotCount
  }

  /// Set by reading the time, a variable or a secret, cleared by whoever wants to know.
  var readsOutsides = false

  func secretSlot(_ name: String) -> Int {
    readsOutsides = true
    return slot(of: name, in: &secrets)
  }

  func environmentSlot(_ name: String) -> Int {
    readsOutsides = true
    return slot(of: name, in: &environment)
  }

  private func slot(of name: String, in outsides: inout [String: Outside]) -> Int {
    if let known = outsides[name] { return known.slot }
    let slot = newSlot()
    outsides[name] = Outside(slot: slot, range: place ?? SourceRange(library.file.file, 0..<0))
    return slot
  }
}
