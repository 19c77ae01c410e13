/// The texts of one file in one language, as they stand in its `localizations`. What is compiled in the place of a text is
/// the node of its translation, so that a mistake in one is shown where it is.
final class Translations {
  private let nodes: [String: YAMLNode]
  private var used: Set<String> = []
  private var missed: Set<String> = []
  private var untranslated: [YAMLNode] = []

  /// - Returns: nothing where the file says nothing in the language.
  init?(of file: WorkflowFile, in locale: String) {
    let tags = Localization.tags(of: locale)
    let languages = tags.compactMap { tag in file.localizations.first { Translations.tag($0.key) == tag }?.value }
    if languages.isEmpty { return nil }
    var nodes: [String: YAMLNode] = [:]
    // What the nearest language does not say, a wider one does.
    for language in languages {
      for (key, node) in language.pairs where nodes[key.text] == nil { nodes[key.text] = node }
    }
    self.nodes = nodes
  }

  /// As languages are compared.
  static func tag(_ key: YAMLNode) -> String {
    String(key.text.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// The texts as they are, for what no file writes.
  var localization: Localization { Localization(nodes.mapValues(\.text)) }

  /// - Returns: the text itself where it has no translation.
  func translation(of node: YAMLNode) -> YAMLNode {
    guard node.form == .scalar else { return node }
    let text = node.text
    use(text)
    if let found = nodes[text] { return found }
    if Translations.hasWords(text), missed.insert(text).inserted { untranslated.append(node) }
    return node
  }

  /// Notes that a text is shown.
  func use(_ text: String) { used.insert(text) }

  /// Known when all is compiled.
  var gaps: TranslationGaps {
    let unused = nodes.filter { !used.contains($0.key) }.map(\.value)
    func inOrder(_ nodes: [YAMLNode]) -> [YAMLNode] { nodes.sorted { $0.range.start < $1.range.start } }
    return TranslationGaps(untranslated: inOrder(untranslated), unused: inOrder(unused))
  }

  /// Whether there is something to translate outside of `${…}`.
  private static func hasWords(_ text: String) -> Bool {
    var depth = 0
    var last: Character?
    for character in text {
      if character == "{", depth > 0 || last == "$" { depth += 1 }
      if depth == 0, character.isLetter { return true }
      if character == "}", depth > 0 { depth -= 1 }
      last = character
    }
    return false
  }
}

extension CompilerPass {
  /// The text in the language of the person, as the file has it.
  func localized(_ node: YAMLNode) -> YAMLNode { unit.library.translations?.translation(of: node) ?? node }

  func localized(_ node: YAMLNode?) -> YAMLNode? { node.map { localized($0) } }

  /// Notes what an action says of its parameters and its output, which the file may translate too.
  func noteTexts(of action: ActionDefinition, giving output: Kind?) {
    guard let translations = unit.library.translations else { return }
    for text in action.parameters.flatMap(\.shownTexts) + (output?.shownTexts ?? []) { translations.use(text) }
  }

  func noteTexts(of input: ParameterDeclaration) {
    for text in input.shownTexts { unit.library.translations?.use(text) }
  }
}

extension ParameterDeclaration {
  /// What a person reads when they are asked for it.
  var shownTexts: [String] {
    [question.written] + [description?.written].compactMap(\.self) + kind.shownTexts
  }
}

extension Kind {
  /// What the type itself says to a person: the titles of cases and properties.
  fileprivate var shownTexts: [String] {
    switch element ?? unwrapped {
    case .choice(let kind): kind.labels.flatMap { [$0.title] + [$0.subtitle].compactMap(\.self) }
    case .record(let kind): kind.properties.map { $0.title ?? $0.name }
    default: []
    }
  }
}
