/// A variable while a workflow is compiled.
final class Variable {
  let name: String
  let slot: Int
  /// Where it is first set.
  let place: SourceRange
  /// The common type of all that is assigned to it so far.
  var kind: Kind
  /// Why it may not be set: the `when` under which it is.
  var unset: SourceRange?
  let isReadOnly: Bool
  /// What an expression per item is called with; nothing for a value.
  let item: Kind?
  var isRead = false

  init(
    _ name: String, slot: Int, kind: Kind, place: SourceRange, unset: SourceRange? = nil, isReadOnly: Bool = false,
    item: Kind? = nil
  ) {
    self.name = name
    self.slot = slot
    self.kind = kind.bounded
    self.place = place
    self.unset = unset
    self.isReadOnly = isReadOnly
    self.item = item
  }

  /// For an expression per item, the slot is the place of its parameter.
  var binding: Binding {
    item.map { .expression(slot, item: $0, result: kind) } ?? .slot(slot, kind, unset: unset)
  }
}

/// The output that a step finds before it.
struct Incoming {
  /// Nothing where no step before it has an output.
  var kind: Kind?
  var uses: [OutputUse]

  init(kind: Kind?, uses: [OutputUse] = []) {
    self.kind = kind?.bounded
    self.uses = uses
  }

  static let nothing = Incoming(kind: nil)
}

/// The names of one block.
final class Scope: NameScope {
  let unit: Unit
  let parent: Scope?
  private var variables: [String: Variable] = [:]
  /// What is known not to be nothing at this point of the block.
  var facts: Facts
  var incoming: Incoming {
    didSet { facts = facts.without(["previous"]) }
  }
  /// What ``names`` gave last, and how many slots there were then.
  private var lastNames: (slots: Int, names: [String])?
  /// The slots of lists that are begun by appending in this block.
  var begun: [Int] = []
  /// Whether the block is a turn or a branch that runs beside others: it may not assign outside.
  let isParallel: Bool
  /// What `break` and `continue` find around them.
  let loop: Enclosure
  /// What `return` and `stop` find around them.
  let exit: Enclosure

  enum Enclosure {
    case none, open
    /// A branch of `parallel`, a turn of `each` with `parallel`, a `finally`.
    case parallel, turn, finally
  }

  init(_ unit: Unit, incoming: Incoming) {
    self.unit = unit
    parent = nil
    facts = []
    self.incoming = incoming
    isParallel = false
    loop = .none
    exit = .open
  }

  init(
    in parent: Scope, incoming: Incoming, isParallel: Bool = false, loop: Enclosure? = nil, exit: Enclosure? = nil
  ) {
    unit = parent.unit
    self.parent = parent
    facts = parent.facts.without(["previous"])
    self.incoming = incoming
    self.isParallel = isParallel
    self.loop = loop ?? parent.loop
    self.exit = exit ?? parent.exit
  }

  /// The variable of a name, and whether it stands outside of a turn or branch that runs beside others.
  func variable(_ name: String) -> (variable: Variable, isBeyondParallel: Bool)? {
    var scope: Scope? = self
    var isBeyond = false
    while let current = scope {
      if let variable = current.variables[name] { return (variable, isBeyond) }
      if current.isParallel { isBeyond = true }
      scope = current.parent
    }
    return nil
  }

  /// The variable of a name that this very block has set.
  func own(_ name: String) -> Variable? { variables[name] }

  /// Says of all names of this block that they may not be set.
  func doubt(because place: SourceRange) {
    facts = []
    for variable in variables.values where !variable.isReadOnly { variable.unset = variable.unset ?? place }
  }

  func declare(_ variable: Variable) {
    variables[variable.name] = variable
    // What was known of a name outside says nothing of this one.
    facts = facts.without([variable.name])
    if unit.places[variable.name] == nil { unit.places[variable.name] = variable.place }
  }

  /// Declares the names of this block in one for what is said behind it.
  /// - Parameter isWhole: whether the block is known to have come to its end. Otherwise each name may be nothing.
  func hand(to scope: Scope, isWhole: Bool) {
    for variable in variables.values where variable.item == nil {
      let kind = isWhole && variable.unset == nil ? variable.kind : variable.kind.optional
      scope.declare(Variable(variable.name, slot: variable.slot, kind: kind, place: variable.place, isReadOnly: true))
    }
  }

  /// Forgets what was known of a name that is assigned, here and in the blocks around.
  func forget(_ name: String) {
    var scope: Scope? = self
    while let current = scope {
      current.facts = current.facts.without([name])
      scope = current.variables[name] == nil ? current.parent : nil
    }
  }

  /// Marks the previous output as read.
  func readPrevious() {
    for use in incoming.uses { use.markRead() }
    unit.readsPrevious = true
  }
}

extension Scope {
  /// All that can be read here, in order. There may be many, and whoever misspells one may misspell more.
  var names: [String] {
    if let (slots, names) = lastNames, slots == unit.slotCount { return names }
    let names = sortedNames
    lastNames = (unit.slotCount, names)
    return names
  }

  private var sortedNames: [String] {
    var names: Set<String> = ["now", "secrets", "environment"]
    if !unit.inputs.isEmpty { names.insert("inputs") }
    if incoming.kind != nil { names.insert("previous") }
    var scope: Scope? = self
    while let current = scope {
      names.formUnion(current.variables.keys)
      scope = current.parent
    }
    return names.sorted()
  }

  func absence(of name: String) -> Absence? {
    if let place = unit.places[name], !Keyword.reservedNames.contains(name) {
      return Absence(hint: "it is known only in its block; set it before, outside of the block", place: place)
    }
    if let later = unit.laterInputs[name] {
      return Absence(hint: "only the inputs above it are known; move that one up", place: later.place)
    }
    return switch name {
    case "item": Absence(hint: "it is the item of an `each`, and known only in its `do`")
    case "index": Absence(hint: "it counts the turns of a `repeat` or `each`, and is known only in its `do`")
    case "error": Absence(hint: "it is what a `catch` caught, and known only there")
    case "it": Absence(hint: "it is the item of an expression per item, such as `list.filter(it > 1)`")
    case "previous": Absence(hint: "no step before it in this block gives an output")
    case "inputs": Absence(hint: "the workflow has no `inputs`")
    default: nil
    }
  }

  func newSlot() -> Int { unit.newSlot() }

  func kind(named name: String) -> Kind? { unit.library.kind(named: name) }

  func binding(of name: String) -> Binding? {
    if let (variable, _) = variable(name) {
      variable.isRead = true
      return variable.binding
    }
    switch name {
    case "previous":
      guard let kind = incoming.kind else { return nil }
      readPrevious()
      return .previous(kind)
    case "now":
      unit.readsNow = true
      unit.readsOutsides = true
      return .slot(unit.nowSlot, .date)
    case "inputs":
      let inputs = unit.inputs
      return .members(noun: "input", members: inputs.map(\.name)) { name in
        guard let input = inputs.first(where: { $0.name == name }) else { return nil }
        input.isRead = true
        return input.binding
      }
    case "secrets":
      return .members(noun: "secret", members: []) { [unit] name in .secret(unit.secretSlot(name), name: name) }
    case "environment":
      return .members(noun: "environment variable", members: []) { [unit] name in
        .slot(unit.environmentSlot(name), .maybe(.text))
      }
    default: return nil
    }
  }
}

extension Facts {
  /// Those that say nothing of these names.
  func without(_ names: Set<String>) -> Facts {
    isEmpty || names.isEmpty
      ? self : filter { !names.contains(String($0.prefix { $0 != "." && $0 != "?" && $0 != "[" })) }
  }
}
