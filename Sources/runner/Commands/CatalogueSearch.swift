import Workflow

/// What a word may mean to somebody who looks for an action: actions about it, and the language's own words.
struct CatalogueSearch {
  /// The families with their actions that are about the word, in the order of the catalogue.
  let families: [(family: String, actions: [ActionDefinition])]
  /// Verbs and functions that are about it.
  let words: [LanguageWord]
  /// The action or verb that other languages call so.
  let meant: String?

  /// - Parameter word: nothing for all actions.
  init(for word: String?, in catalogue: Catalogue) {
    let wanted = FoldedText(word ?? "")
    let meant = word.flatMap { LanguageWord.meant(by: $0) }
    families = catalogue.titles.compactMap { family, titles in
      let actions = titles.compactMap { catalogue.action(named: $0) }.filter { action in
        action.title == meant || FoldedText(family).contains(wanted)
          || ([action.title, action.description, action.category.rawValue] + action.parameters.map(\.name))
            .contains { FoldedText($0).contains(wanted) }
      }
      return actions.isEmpty ? nil : (family, actions)
    }
    words = word == nil ? [] : LanguageWord.all.filter { FoldedText($0.name) == wanted || $0.name == meant }
    self.meant = meant
  }

  var actions: [ActionDefinition] { families.flatMap(\.actions) }
}
