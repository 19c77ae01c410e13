/// The actions and types that a file can name: its own, those of the files it uses, and the built-in ones. What is
/// defined is compiled when it is first named.
final class Library {
  let file: WorkflowFile
  unowned let linker: Linker
  /// What it says in the language of the person, where that is another.
  let translations: Translations?
  private var used: [(node: YAMLNode, library: Library)] = []
  private var kinds: [String: Kind] = [:]
  private var actions: [String: ActionDefinition] = [:]
  /// The types that are being read, which cannot hold themselves.
  private var kindsInWork: Set<String> = []
  /// The file's own workflow as an action, once it is compiled.
  private var workflowAction: ActionDefinition?
  private var permissions: [DeclaredPermission]?
  private var ownActivities: [ActivityDefinition]?
  /// What the file defines, by name: there may be very many, and each is looked for by others.
  private let (actionEntries, typeEntries, enumEntries): (Entries, Entries, Entries)
  private typealias Entries = [String: WorkflowFile.Entry]
  /// How many levels of definitions each one has that is compiled.
  private var heights: [Definition: Int] = [:]

  /// What of the file is compiled when it is named.
  fileprivate enum Definition: Hashable {
    case kind(String)
    case action(String)
    case workflow
  }

  init(_ file: WorkflowFile, linker: Linker) {
    self.file = file
    self.linker = linker
    translations = linker.locale.flatMap { Translations(of: file, in: $0) }
    func entries(_ list: [WorkflowFile.Entry]) -> Entries {
      Dictionary(list.map { ($0.key.text, $0) }) { first, _ in first }
    }
    (actionEntries, typeEntries, enumEntries) = (entries(file.actions), entries(file.types), entries(file.enums))
  }

  /// Reads the files that this one uses, and looks for names that are defined twice.
  func link() {
    used = file.uses.compactMap { node in linker.library(at: node, in: file.file).map { (node, $0) } }
    checkNames()
  }

  /// Compiles all that the file defines, so that its mistakes are told even where nothing uses it.
  func compileAll() {
    for (key, _) in file.enums + file.types { _ = kind(named: key.text) }
    for (key, _) in file.actions { _ = action(named: key.text) }
    _ = activities
  }
}

// MARK: - Names

extension Library {
  /// The custom type or enum of a name.
  func kind(named name: String) -> Kind? {
    if let own = ownKind(named: name) { return own }
    for (_, library) in used { if let kind = library.ownKind(named: name) { return kind } }
    return linker.catalogue.kind(named: name)
  }

  /// The action of a title, or the workflow of a name.
  func action(named title: String) -> ActionDefinition? {
    if let own = ownAction(named: title) { return own }
    for (_, library) in used {
      if let action = library.ownAction(named: title) { return action }
      if library.file.name == title, let workflow = library.workflow() { return workflow }
    }
    return linker.catalogue.action(named: title)
  }

  /// The activities of the file and of those it uses.
  var activities: [ActivityDefinition] { ([self] + used.map(\.library)).flatMap(\.declaredActivities) }

  /// Whether it names a file under `uses`.
  func uses(_ file: SourceFile) -> Bool { used.contains { $0.library.file.file === file } }

  private var declaredActivities: [ActivityDefinition] {
    if let ownActivities { return ownActivities }
    let found = file.activities.compactMap { key, node in settled { $0.activity(key, node) } }
    ownActivities = found
    return found
  }

  var kindNames: [String] {
    Kind.builtIn.map(\.name) + ([self] + used.map(\.library)).flatMap(\.ownKindNames)
      + linker.catalogue.kinds.map(\.description)
  }

  var titles: [String] {
    let workflows = used.filter { $0.library.isWorkflow }.map { $0.library.file.name }
    return ([self] + used.map(\.library)).flatMap { $0.file.actions.map(\.key.text) } + workflows
      + linker.catalogue.titles.flatMap(\.titles)
  }

  /// The built-in actions with those that were named in the file, or are defined in it.
  var catalogue: Catalogue {
    let entries = ([self] + used.map(\.library)).flatMap { library in
      library.file.actions.compactMap { library.actions[$0.key.text] }
        + (library === self ? [] : [library.workflowAction].compactMap(\.self))
    }
    return entries.isEmpty ? linker.catalogue : linker.catalogue.adding([Family(file.name, entries.map { Entry($0) })])
  }

  /// What the file itself defines.
  var definitions: Family {
    let types = ownKindNames.compactMap { name in kind(named: name).map { TypeEntry(name, $0) } }
    return Family(file.name, file.actions.compactMap { action(named: $0.key.text) }.map { Entry($0) }, types: types)
  }

  var isWorkflow: Bool { file.steps != nil }

  /// Whether something of this title is defined, though what it builds on may be too much to compile it.
  func defines(action title: String) -> Bool {
    actionEntries[title] != nil
      || used.map(\.library).contains { library in
        library.actionEntries[title] != nil || library.isWorkflow && library.file.name == title
      }
  }

  /// All that can be named, whether it is or not.
  var everything: Catalogue {
    for (_, library) in used where library !== self { library.compileAll() }
    let others = used.map(\.library).filter { $0 !== self }
    let workflows = others.compactMap { $0.workflow() }.map { Entry($0) }
    return linker.catalogue.adding(([self] + others).map(\.definitions) + [Family(file.name, workflows)])
  }

  private var ownKindNames: [String] { (file.enums + file.types).map(\.key.text) }

  /// A type with mistakes is known all the same, as `any`, so that those who use it are not blamed.
  private func ownKind(named name: String) -> Kind? {
    if let known = kinds[name] { return recalled(known, .kind(name)) }
    if let (key, node) = enumEntries[name] {
      kinds[name] = settled { $0.enumeration(key, node) }.map { .choice($0) } ?? .any
    } else if let (key, node) = typeEntries[name] {
      guard kindsInWork.insert(name).inserted else {
        linker.diagnostics.report(.holdsItself(key))
        return .record(RecordKind(name, []) { _ in DisplayRepresentation(name) })
      }
      defer { kindsInWork.remove(name) }
      let compiled = nested(.kind(name), at: key.range) { settled { $0.customType(key, node) } }
      guard let compiled else { return .any }
      kinds[name] = compiled.map { .record($0) } ?? .any
    }
    return kinds[name]
  }

  private func ownAction(named title: String) -> ActionDefinition? {
    if let known = actions[title] { return recalled(known, .action(title)) }
    guard let (key, node) = actionEntries[title] else { return nil }
    return nested(.action(title), at: key.range) {
      let routine = DefinedRoutine()
      var reader = ActionReader(key, node)
      let written = reader.read()
      linker.diagnostics.report(contentsOf: reader.diagnostics)
      // Known before its body is compiled, since it may call itself; what is wrong is told when all of it is compiled.
      actions[title] = CompilerPass(library: self, memory: KindMemory()).signature(written, routine: routine)
      let definition = settled { $0.definition(written, routine: routine) }
      actions[title] = definition
      return definition
    }
  }

  /// The workflow of the file as an action; nothing in a definition file, and where it builds on too much.
  func workflow() -> ActionDefinition? {
    guard let steps = file.steps else { return nil }
    if let known = workflowAction { return recalled(known, .workflow) }
    return nested(.workflow, at: steps.range) {
      let routine = DefinedRoutine()
      workflowAction = CompilerPass(library: self, memory: KindMemory()).workflowSignature(routine: routine)
      let plan = settled { $0.plan() }
      routine.plan = plan.routine
      let definition = plan.action(routine: routine)
      workflowAction = definition
      return definition
    }
  }

  private func settled<Result>(_ compile: (CompilerPass) -> Result) -> Result {
    linker.settled(in: self, compile).result
  }

  /// Compiles a definition on top of those in work.
  /// - Returns: nothing where there are too many, which is told.
  private func nested<Result>(
    _ definition: Definition, at range: SourceRange, _ compile: () -> Result
  ) -> Result? {
    guard linker.nesting.hasRoom else {
      linker.diagnostics.report(.tooNested(definition.words, at: range))
      return nil
    }
    linker.nesting.enter()
    let result = compile()
    let height = linker.nesting.leave()
    heights[definition] = height
    // Those that stand above it in the chain need not be told the same.
    if height == Nesting.limit + 1 { linker.diagnostics.report(.tooNested(definition.words, at: range)) }
    return result
  }

  private func recalled<Result>(_ known: Result, _ definition: Definition) -> Result {
    if let height = heights[definition] { linker.nesting.note(height) }
    return known
  }
}

// MARK: - Permissions

extension Library {
  /// What the file declares, but for what depends on its inputs.
  var ownPermissions: [DeclaredPermission] {
    if let permissions { return permissions }
    let pass = CompilerPass(library: self, memory: KindMemory())
    let root = Scope(pass.unit, incoming: .nothing)
    _ = pass.compileParameters(file.inputs, .input, in: root)
    let own = pass.compilePermissions(in: root).filter { $0.constants != nil }
    // What is wrong with those of a workflow is told where the workflow is compiled.
    if !isWorkflow { linker.diagnostics.report(contentsOf: pass.diagnostics) }
    permissions = own
    return own
  }

  /// What the files declare that it uses, and those that they use.
  var usedPermissions: [DeclaredPermission] {
    var found: [Library] = []
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    // A list of what is still to be looked at, as files may use one another in a chain of any length.
    var rest = Array(used.map(\.library).reversed())
    while let next = rest.popLast() {
      guard known.insert(ObjectIdentifier(next)).inserted else { continue }
      found.append(next)
      rest += next.used.map(\.library).reversed()
    }
    return found.flatMap(\.ownPermissions)
  }
}

// MARK: - Names that clash

extension Library {
  private func checkNames() {
    for (key, _) in file.actions {
      if linker.catalogue.action(named: key.text) != nil { linker.diagnostics.report(.builtInAction(key)) }
    }
    for (key, _) in file.enums + file.types {
      if Kind.builtIn.contains(where: { $0.name == key.text }) || linker.catalogue.kind(named: key.text) != nil {
        linker.diagnostics.report(.builtInType(key))
      }
    }
    for (key, _) in file.types {
      if let twin = enumEntries[key.text] {
        linker.diagnostics.report(.sameName(key.range, "`\(key.text)` is an enum of this file too.", twin.key.range))
      }
    }
    for (place, (node, library)) in used.enumerated() {
      let others = [(file.file.path, self)] + used[..<place].map { ($0.node.text, $0.library) }
      for (path, other) in others where other !== library {
        for twin in library.clashes(with: other) {
          linker.diagnostics.report(
            .sameName(node.range, "`\(twin.name)` of `\(node.text)` is defined in `\(path)` too.", twin.range))
        }
      }
    }
  }

  private func clashes(with other: Library) -> [(name: String, range: SourceRange)] {
    let own = Set(ownKindNames + file.actions.map(\.key.text) + (isWorkflow ? [file.name] : []))
    return (other.file.actions + other.file.types + other.file.enums).filter { own.contains($0.key.text) }
      .map { ($0.key.text, $0.key.range) }
  }
}

extension Library.Definition {
  fileprivate var words: String {
    switch self {
    case .kind(let name): "the type `\(name)`"
    case .action(let title): "the action `\(title)`"
    case .workflow: "the workflow"
    }
  }
}

extension Diagnostic {
  fileprivate static func holdsItself(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "recursive-type", "`\(key.text)` has a property that holds a `\(key.text)` again.", at: key.range,
      hint: "keep the identifier of the other item instead")
  }

  fileprivate static func builtInAction(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "same-name", "There is a built-in action `\(key.text)` already.", at: key.range, hint: "choose another name"
    )
  }

  fileprivate static func builtInType(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "same-name", "There is a type `\(key.text)` already.", at: key.range, hint: "choose another name")
  }

  fileprivate static func sameName(_ range: SourceRange, _ message: String, _ twin: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "same-name", message, at: range, hint: "choose another name for one of them",
      notes: [Note("here is the other.", at: twin)])
  }
}
