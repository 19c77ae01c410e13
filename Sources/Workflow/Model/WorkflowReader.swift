/// Reads a parsed YAML file as a workflow or definition file: which keys there are and where blocks and steps stand.
public struct WorkflowReader {
  public private(set) var diagnostics = Diagnostics()

  public init() {}

  /// - Returns: nothing where the file is no mapping; otherwise what could be read, with what could not in
  ///   ``diagnostics``.
  public mutating func read(_ document: YAMLDocument) -> WorkflowFile? {
    let root = document.root
    guard root.form == .mapping else {
      diagnostics.report(.notAWorkflow(root, in: document.file))
      return nil
    }
    var keys: [String: YAMLNode] = [:]
    for (key, value) in root.pairs {
      if MappingForm.workflow.has(key.text) {
        keys[key.text] = value
      } else {
        let taken = Set(root.pairs.map(\.key.text))
        diagnostics.report(
          .unknownKey(
            key, of: MappingForm.workflow.owner, known: MappingForm.workflow.names, in: .workflow, besides: taken))
      }
    }
    let isDefinitionFile = WorkflowReader.definitions.contains { keys[$0] != nil }
    // A key that means `steps` has been told of already.
    let isMisspelled = root.pairs.contains {
      keys[$0.key.text] == nil && ForeignKey.meant(by: $0.key.text, among: MappingForm.workflow.names) == "steps"
    }
    if keys["steps"] == nil, !isDefinitionFile, !isMisspelled {
      diagnostics.report(.missingSteps(root))
    }
    return WorkflowFile(
      file: document.file, root: root, name: name(keys["name"], file: document.file), writtenName: keys["name"],
      description: text(keys["description"]),
      icon: text(keys["icon"]), requires: text(keys["requires"]), phrases: items(keys["phrases"], "phrases"),
      suggest: keys["suggest"], uses: items(keys["uses"], "uses"), types: entries(keys["types"], "types"),
      enums: entries(keys["enums"], "enums"),
      actions: entries(keys["actions"], "actions"), activities: entries(keys["activities"], "activities"),
      inputs: entries(keys["inputs"], "inputs"),
      permissions: entries(keys["permissions"], "permissions"),
      localizations: entries(keys["localizations"], "localizations"), steps: keys["steps"].map { block($0) },
      output: keys["output"])
  }

  private static let definitions = ["types", "enums", "actions", "activities"]

  /// Whether a file says of itself that it is a workflow or has definitions, however wrong they are.
  static func definesSomething(_ document: YAMLDocument) -> Bool {
    let root = document.root
    return root.form == .mapping && root.pairs.contains { $0.key.text == "steps" || definitions.contains($0.key.text) }
  }

  private mutating func name(_ node: YAMLNode?, file: SourceFile) -> String {
    if let node = text(node), !node.text.isEmpty { return node.text }
    let base = file.path.split(separator: "/").last.map(String.init) ?? file.path
    return base.lastIndex(of: ".").map { String(base[..<$0]) } ?? base
  }

  private mutating func text(_ node: YAMLNode?) -> YAMLNode? {
    guard let node, !node.isNothing else { return nil }
    if node.form != .scalar {
      diagnostics.report(.wrongForm(node, wanted: "a text"))
      return nil
    }
    return node
  }

  private mutating func items(_ node: YAMLNode?, _ name: String) -> [YAMLNode] {
    guard let node, !node.isNothing else { return [] }
    switch node.form {
    case .sequence:
      return node.items.filter { item in
        if item.form != .scalar { diagnostics.report(.wrongForm(item, wanted: "a text")) }
        return item.form == .scalar
      }
    case .scalar: return [node]
    case .mapping:
      diagnostics.report(.wrongForm(node, wanted: "a list under `\(name)`"))
      return []
    }
  }

  mutating func entries(_ node: YAMLNode?, _ name: String) -> [WorkflowFile.Entry] {
    guard let node, !node.isNothing else { return [] }
    guard node.form == .mapping else {
      diagnostics.report(.wrongForm(node, wanted: "a mapping under `\(name)`"))
      return []
    }
    return node.pairs.map { ($0.key, $0.value) }
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.report(diagnostic) }

  mutating func reportUnknownKeys(of node: YAMLNode, in form: MappingForm) {
    diagnostics.reportUnknownKeys(of: node, in: form)
  }
}

extension Diagnostic {
  fileprivate static func notAWorkflow(_ root: YAMLNode, in file: SourceFile) -> Diagnostic {
    Diagnostic(
      code: "not-a-workflow", "A workflow is a mapping with `steps`.",
      at: root.range, hint: "write `steps:` and a list of actions under it")
  }

  fileprivate static func missingSteps(_ root: YAMLNode) -> Diagnostic {
    let first = root.pairs.first { _ in true }?.key.range ?? root.range
    return Diagnostic(
      code: "missing-steps", "The file has no `steps`, and defines no types, enums or actions either.", at: first,
      hint: "write `steps:` and a list of actions under it")
  }

  /// - Parameters:
  ///   - form: what has other ways of saying some things that are keys elsewhere.
  ///   - taken: the keys that are there already, which cannot be meant.
  ///   - advice: what to write instead, where that is known.
  static func unknownKey(
    _ key: YAMLNode, of owner: String, known: [String], in form: MappingForm? = nil, besides taken: Set<String> = [],
    advice: String? = nil, note: String? = nil
  ) -> Diagnostic {
    let message = "`\(key.text)` is not a key of \(owner)."
    let note = note ?? "its keys are \(known.map { "`\($0)`" }.joined(separator: ", "))."
    let names = known.filter { !taken.contains($0) }
    if let advice = advice ?? form.flatMap({ KeyAdvice.words(on: key.text, in: $0) }) {
      return Diagnostic(code: "unknown-key", message, at: key.range, hint: advice, notes: [Note(note)])
    }
    return unknownKey(key, code: "unknown-key", message, among: names, note: note)
  }

  /// A key or a parameter that should be one of a few, with the one that is meant.
  static func unknownKey(
    _ key: YAMLNode, code: String, _ message: String, among known: [String], note: String
  ) -> Diagnostic {
    let near = ForeignKey.meant(by: key.text, among: known)
    // What stands under another language's word may have to be written in another way too.
    let isSafe = near.map { !ForeignKey.isForeign(key.text, for: $0) } ?? false
    return Diagnostic(
      code: code, message, at: key.range, hint: near.map { "did you mean `\($0)`?" }, notes: [Note(note)],
      fixes: near.map { [Fix("Write `\($0)`", replace: key.range, with: $0, isSafe: isSafe)] } ?? [])
  }

  /// A word that should be one of a few, with the nearest of them.
  static func unknownWord(
    _ node: YAMLNode, code: String, _ message: String, among known: [String], note: String
  ) -> Diagnostic {
    let near = Spelling.nearest(to: node.text, among: known)
    return Diagnostic(
      code: code, message, at: node.range, hint: near.map { "did you mean `\($0)`?" }, notes: [Note(note)],
      fixes: near.map { [Fix("Write `\($0)`", replace: node.range, with: $0, isSafe: true)] } ?? [])
  }

  static func wrongForm(_ node: YAMLNode, wanted: String) -> Diagnostic {
    let found =
      switch node.form {
      case .scalar: node.isNothing ? "nothing" : "a text"
      case .sequence: "a list"
      case .mapping: "a mapping"
      }
    return Diagnostic(code: "wrong-form", "Here should be \(wanted), not \(found).", at: node.range)
  }
}
