import Workflow

/// Makes a definition file of an intent definition file.
struct DefinitionImport {
  let outline: Outline

  /// - Parameters:
  ///   - strings: the translations beside it.
  ///   - name: what the file is called.
  /// - Throws: a ``Diagnostic`` where there is nothing to make a file of.
  init(_ file: IntentFile, strings: [Strings], name: String) throws {
    let names = DefinitionNames(file)
    let texts = ImportedTexts()
    let types = TypeImport(file, names, texts).entries
    let enums = EnumImport(file, names, texts).entries
    let (actions, rest) = try DefinitionImport.actions(file, names, texts)
    var sections: [Outline.Entry] = []
    for (key, entries) in [("types", types), ("enums", enums), ("actions", actions)] where !entries.isEmpty {
      sections.append(Outline.Entry(key, .mapping(entries, isSpaced: true)))
    }
    if sections.isEmpty { throw Diagnostic.nothingToImport(name, apples: rest.count) }
    let languages = strings.map { texts.translated($0) }
    // A language of which nothing comes along has no place for what is to be told of it.
    let (found, lost) = (languages.filter(\.hasEntries), languages.filter { !$0.hasEntries })
    sections[0].notes = file.untaken.map { .isUnknown($0, of: name) } + rest + lost.flatMap(\.notes)
    if !found.isEmpty { sections.append(Outline.Entry("localizations", .mapping(found))) }
    outline = .mapping(sections, isSpaced: true)
  }

  /// The intents, each with the actions that list its options, and what is to be told of those that have no action.
  private static func actions(_ file: IntentFile, _ names: DefinitionNames, _ texts: ImportedTexts) throws
    -> (entries: [Outline.Entry], rest: [ImportNote])
  {
    var titles = names.titles[...]
    var book = names.titleBook
    var entries: [Outline.Entry] = []
    var rest: [ImportNote] = []
    for intent in file.intents {
      guard intent.isCustom, let title = titles.popFirst() else {
        rest.append(
          ImportNote(
            "INIntentType", of: intent.name, "is not imported: the intent is one of Apple's own", isElsewhere: true))
        continue
      }
      let action = try ActionImport(intent, title: title, names: names, texts: texts, titles: &book)
      entries.append(Outline.Entry(title, action.outline, notes: action.notes))
      entries += action.providers
    }
    return (entries, rest)
  }
}

extension Outline.Entry {
  fileprivate var hasEntries: Bool { if case .mapping(let entries, _) = value { !entries.isEmpty } else { true } }
}

extension Diagnostic {
  fileprivate static func nothingToImport(_ name: String, apples: Int) -> Diagnostic {
    Diagnostic(
      code: "no-intent-definition",
      "`\(TerminalText.cleaned(name))` has nothing that could be imported: "
        + (apples > 0 ? "all its intents are Apple's own." : "no intent, no enum and no type."), at: nil)
  }
}
