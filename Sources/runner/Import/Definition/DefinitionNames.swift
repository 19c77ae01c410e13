import Actions
import Workflow

/// What the types, enums and actions of an intent definition file are called in the language.
struct DefinitionNames {
  struct Choice {
    let name: String
    /// By the names in the file.
    let cases: [String: String]
  }

  struct Record {
    struct Property {
      let name: String
      let isMultiple: Bool
      let isFile: Bool
    }

    let name: String
    /// By the names in the file.
    let properties: [String: Property]
  }

  /// By the names in the file; of two that are equal there, the first.
  private(set) var enums: [String: Choice] = [:]
  private(set) var types: [String: Record] = [:]
  /// What each is called, in the order of the file.
  private(set) var enumNames: [String] = []
  private(set) var typeNames: [String] = []
  private(set) var titles: [String] = []
  /// The titles that are still free.
  private(set) var titleBook: NameBook

  init(_ file: IntentFile) {
    titleBook = NameBook { Catalogue.builtIn.action(named: $0) == nil }
    var kinds = NameBook { Catalogue.builtIn.kind(named: $0) == nil }
    for choice in file.enums {
      let name = kinds.typeName(choice.name)
      enumNames.append(name)
      var book = NameBook()
      let cases = choice.cases.map { ($0.name, book.caseName($0.name)) }
      if enums[choice.name] == nil {
        enums[choice.name] = Choice(name: name, cases: Dictionary(cases, uniquingKeysWith: { first, _ in first }))
      }
    }
    for type in file.types {
      let name = kinds.typeName(type.name)
      typeNames.append(name)
      var book = NameBook.ofParameters
      let properties = type.properties.map { property in
        let name = book.name(property.name)
        return (
          property.name,
          Record.Property(
            name: name, isMultiple: property.type.isMultiple, isFile: property.type.name == "File")
        )
      }
      if types[type.name] == nil {
        types[type.name] = Record(
          name: name, properties: Dictionary(properties, uniquingKeysWith: { first, _ in first }))
      }
    }
    for intent in file.intents where intent.isCustom {
      titles.append(DefinitionNames.title(of: intent, in: &titleBook))
    }
  }

  /// Its title, or, where that is none or taken, the words of its name.
  private static func title(of intent: Intent, in book: inout NameBook) -> String {
    let title = intent.title.flatMap { ActionTitle.title(of: $0.text) }
    if let title, !book.has(title) { return book.title(title) }
    return book.title(ActionTitle.title(ofName: intent.name) ?? title ?? "Action")
  }
}

extension NameBook {
  /// Of parameters and properties, which are variables in expressions.
  static var ofParameters: NameBook { NameBook { !Keyword.reservedNames.contains($0) } }
}
