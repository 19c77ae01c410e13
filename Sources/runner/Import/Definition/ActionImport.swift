import Workflow

/// Makes an action of an intent. What it does is in code that the file does not have, so that its steps are to be written.
struct ActionImport {
  let outline: Outline
  private(set) var notes: [ImportNote] = []
  /// The actions that list the options of its parameters.
  private(set) var providers: [Outline.Entry] = []

  /// - Parameter titles: the titles that are still free.
  init(
    _ intent: Intent, title: String, names: DefinitionNames, texts: ImportedTexts, titles: inout NameBook
  ) throws {
    let imports = try ActionImport.parameters(of: intent, names: names, texts: texts)
    let parameters = imports.map(\.parameter)
    let known = Dictionary(parameters.map { ($0.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    var parts = ActionImport.head(intent, title: title, texts: texts)
    var entries: [Outline.Entry] = []
    for (index, item) in imports.enumerated() {
      let isFirst = known[item.parameter.source.name]?.name == item.parameter.name
      let roles = [("input", intent.input), ("key", intent.key)].filter { isFirst && $1 == item.parameter.source.name }
      let provider = OptionsProvider(item.parameter, of: title, known, &titles)
      if let provider { providers.append(provider.entry(for: intent.name)) }
      let slots = TextSlots.question(of: item.parameter, after: Array(parameters[..<index]), in: parameters)
      entries.append(item.entry(slots, roles: roles.map(\.0), options: provider?.call))
    }
    if !entries.isEmpty { parts.append(Outline.Entry("parameters", .mapping(entries))) }
    let summary = SummaryImport(intent, parameters, texts)
    let response = ResponseImport(intent, parameters, names, texts, rest: summary.rest)
    parts += summary.entries + response.entries
    parts.append(ActionImport.steps(of: title, notes: response.rest))
    outline = .mapping(parts)
    notes = ActionImport.notes(intent)
  }

  private static func parameters(of intent: Intent, names: DefinitionNames, texts: ImportedTexts) throws
    -> [ParameterImport]
  {
    var book = NameBook.ofParameters
    var imports: [ParameterImport] = []
    var known: [String: ImportedParameter] = [:]
    for source in intent.parameters {
      let item = try ParameterImport(
        source, name: book.name(source.name), of: intent.name, before: known, names: names, texts: texts)
      imports.append(item)
      known[source.name] = known[source.name] ?? item.parameter
    }
    return imports
  }

  /// What is said of the action as a whole.
  private static func head(_ intent: Intent, title: String, texts: ImportedTexts) -> [Outline.Entry] {
    var parts: [Outline.Entry] = []
    if let written = intent.title {
      // Translated also where it is the action's name and stands there alone.
      let text = texts.written(written).text
      if text != title { parts.append(Outline.Entry("title", .text(text))) }
    }
    if let description = intent.description {
      parts.append(Outline.Entry("description", .text(texts.written(description).text)))
    }
    parts += category(intent)
    let combinations = intent.managedCombinations + intent.combinations
    if !combinations.isEmpty, combinations.allSatisfy(\.runsInBackground) {
      parts.append(Outline.Entry("background", .plain("true")))
    }
    if !intent.isSuggested { parts.append(Outline.Entry("suggest", .plain("false"))) }
    return parts
  }

  /// One that fails, and says why.
  static func steps(of title: String, notes: [ImportNote] = []) -> Outline.Entry {
    let message = "\(title) was imported without its steps, which are still to be written."
    return Outline.Entry("steps", .list([.mapping([Outline.Entry("fail", .text(message))])]), notes: notes)
  }

  private static func category(_ intent: Intent) -> [Outline.Entry] {
    switch intent.verb {
    case "View": return [Outline.Entry("category", .plain(Category.view.rawValue))]
    case "Book": return [Outline.Entry("category", .plain(Category.book.rawValue))]
    default: break
    }
    guard let written = intent.category else { return [] }
    let category = Category(rawValue: written.lowercased())
    let note = ImportNote(
      "INIntentCategory", of: intent.name, "becomes `other`: there is no category \(ImportNote.quoted(written))")
    return [
      Outline.Entry(
        "category", .plain((category ?? .other).rawValue), notes: category == nil ? [note] : [])
    ]
  }

  /// Of what is said of the whole intent.
  private static func notes(_ intent: Intent) -> [ImportNote] {
    var notes: [ImportNote] = []
    func note(_ key: String, _ predicate: String) {
      notes.append(ImportNote(key, of: intent.name, predicate))
    }
    if intent.isForWidgets { note("INIntentEligibleForWidgets", "is not imported: there are no widgets") }
    if intent.isRestricted {
      note("INIntentRestrictions", "is not imported: nobody knows whether a terminal's owner is there")
    }
    if let image = intent.image {
      note("INIntentDefaultImageName", "is not imported: actions have no picture, as \(ImportNote.quoted(image))")
    }
    for (key, name) in [("INIntentInput", intent.input), ("INIntentKeyParameter", intent.key)] {
      if let name, !name.isEmpty, !intent.parameters.contains(where: { $0.name == name }) {
        note(key, "is not imported: there is no parameter \(ImportNote.quoted(name))")
      }
    }
    for combination in intent.managedCombinations + intent.combinations {
      notes += combination.untaken.map { .isUnknown($0, of: intent.name) }
    }
    return notes + (intent.untaken + intent.response.untaken).map { .isUnknown($0, of: intent.name) }
  }
}
