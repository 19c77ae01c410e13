import Workflow

/// Makes enums of the enums of an intent definition file.
struct EnumImport {
  let entries: [Outline.Entry]

  init(_ file: IntentFile, _ names: DefinitionNames, _ texts: ImportedTexts) {
    let used = EnumImport.usedUnknowns(file)
    entries = zip(file.enums, names.enumNames).compactMap { choice, name in
      EnumImport.entry(choice, name, keepsUnknown: used.contains(choice.name), texts)
    }
  }

  /// The enums whose case `unknown` is a default, or decides whether a parameter exists.
  private static func usedUnknowns(_ file: IntentFile) -> Set<String> {
    var found: Set<String> = []
    for intent in file.intents {
      let types = Dictionary(
        intent.parameters.map { ($0.name, $0.type.choice) }, uniquingKeysWith: { first, _ in first })
      for parameter in intent.parameters {
        let relationship = parameter.relationship
        if let parent = relationship?.parent, relationship?.values.contains(.text("unknown")) == true,
          let choice = types[parent] ?? nil
        {
          found.insert(choice)
        }
        if let choice = parameter.type.choice, parameter.metadata?.value("DefaultValue") == .text("unknown") {
          found.insert(choice)
        }
      }
    }
    return found
  }

  private static func entry(_ choice: IntentEnum, _ name: String, keepsUnknown: Bool, _ texts: ImportedTexts)
    -> Outline.Entry
  {
    var notes: [ImportNote] = []
    if name != choice.name { notes.append(.isRenamed("INEnumName", choice.name, to: name, of: choice.name)) }
    if let title = choice.title, title.text != choice.name, title.text != ActionTitle.title(ofName: choice.name) {
      notes.append(
        ImportNote(
          "INEnumDisplayName", of: choice.name,
          "is not imported: enums have no title, as \(ImportNote.quoted(title.text))"))
    }
    if choice.isOptionSet {
      notes.append(ImportNote("INEnumType", of: choice.name, "is not imported: cases of an enum exclude one another"))
    }
    notes += choice.untaken.map { .isUnknown($0, of: choice.name) }
    var book = NameBook()
    let cases = choice.cases.map { (book.caseName($0.name), $0) }
    let kept = cases.filter { keepsUnknown || !$0.1.isUnknown }
    let entries = (kept.isEmpty ? cases : kept).map { entry($1, $0, of: choice.name, texts) }
    if entries.isEmpty {
      notes.append(ImportNote("INEnumValues", of: choice.name, "is empty, and an enum has a case: write those it has"))
      return Outline.Entry(name, .mapping([Outline.Entry("none", .text("None"))]), notes: notes)
    }
    return Outline.Entry(name, .mapping(entries), notes: notes)
  }

  private static func entry(_ item: IntentEnum.Case, _ name: String, of owner: String, _ texts: ImportedTexts)
    -> Outline.Entry
  {
    var notes = item.untaken.map { ImportNote.isUnknown($0, of: "\(owner).\(item.name)") }
    if name != item.name {
      notes.append(.isRenamed("INEnumValueName", item.name, to: name, of: "\(owner).\(item.name)"))
    }
    let title = item.title.map { texts.written($0).text } ?? TextSlots.escaped(Words(item.name).capitalized)
    if item.synonyms.isEmpty { return Outline.Entry(name, .text(title), notes: notes) }
    let synonyms = item.synonyms.map { Outline.text(texts.written($0).text) }
    return Outline.Entry(
      name, .mapping([Outline.Entry("title", .text(title)), Outline.Entry("synonyms", .list(synonyms))]), notes: notes)
  }
}

extension ImportNote {
  static func isRenamed(_ key: String, _ old: String, to new: String, of owner: String) -> ImportNote {
    ImportNote(key, of: owner, "becomes `\(new)`: \(quoted(old)) cannot be a name here, or is one already")
  }
}
