import Workflow

/// The sentences that start something: those that a person has saved, those of what is remembered, and those of workflows.
struct KnownPhrases {
  /// In this order.
  let phrases: [(phrase: Phrase, target: PhraseTarget)]
  /// Why others are left out.
  let gaps: [Diagnostic]

  init(environment: any Environment, locale: String?, clock: any Clock) throws {
    let known = KnownWorkflows(having: ["phrases", "activities"], locale: locale, environment: environment)
    let own = known.plans.flatMap { plan in plan.phrases.map { (phrase: Phrase($0), target: PhraseTarget(plan)) } }
    guard environment.stateFolder != nil else {
      (phrases, gaps) = (own, known.gaps)
      return
    }
    let store = try Store.opened(in: environment)
    let (saved, broken) = try KnownPhrases.saved(in: ShortcutBook(store))
    let donated = try KnownPhrases.donated(in: DonationBook(store, clock: clock), known.activities)
    phrases = saved + donated + own
    gaps = known.gaps + broken
  }

  private static func saved(
    in book: ShortcutBook
  ) throws -> (phrases: [(phrase: Phrase, target: PhraseTarget)], gaps: [Diagnostic]) {
    var gaps: [Diagnostic] = []
    let phrases = try book.all().map { shortcut in
      let phrase = Phrase(shortcut.phrase)
      // What may stand in its slots is known to the workflow alone.
      let plan = phrase.slots.isEmpty ? nil : WorkflowFinder.plan(of: shortcut.path)
      if plan == nil, !phrase.slots.isEmpty { gaps.append(.hasErrors(shortcut.path)) }
      let target =
        plan.map { PhraseTarget($0, title: shortcut.name, parameters: shortcut.parameters) }
        ?? PhraseTarget(path: shortcut.path, title: shortcut.name, parameters: shortcut.parameters)
      return (phrase: phrase, target: target)
    }
    return (phrases, gaps)
  }

  /// The phrases of activities, with the keys of those that are remembered in their slots, the latest first.
  private static func donated(
    in book: DonationBook, _ known: [ActivityDefinition]
  ) throws -> [(phrase: Phrase, target: PhraseTarget)] {
    let known = known.filter { $0.phrase != nil }
    if known.isEmpty { return [] }
    let handlers = Dictionary(known.map { ($0.type, ActivityHandler($0)) }) { first, _ in first }
    return try book.all().reversed().compactMap { donation in
      let deed = donation.deed
      guard deed.kind == .activity, let activity = known.first(where: { $0.type == deed.name }),
        let text = activity.phrase, let handler = activity.handler
      else { return nil }
      // Without one of its words the sentence would be another.
      guard Phrase(text).slots.allSatisfy({ deed.parameters[$0]?.text?.isEmpty == false }) else { return nil }
      let phrase = Phrase(text).filled { deed.parameters[$0]?.text }
      let parameters = handlers[deed.name]?.parameters(of: deed.parameters) ?? [:]
      return (phrase, PhraseTarget(path: handler, title: deed.title, symbol: deed.symbol, parameters: parameters))
    }
  }
}
