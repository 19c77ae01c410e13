import Workflow

/// Makes the summary of an action of the parameter combinations of an intent.
struct SummaryImport {
  /// None where there is no text.
  let entries: [Outline.Entry]
  /// What has no entry to stand above.
  let rest: [ImportNote]

  init(_ intent: Intent, _ parameters: [ImportedParameter], _ texts: ImportedTexts) {
    let titled = intent.managedCombinations.filter { $0.title != nil }
    let key =
      intent.managedCombinations.isEmpty
      ? "INIntentParameterCombinations" : "INIntentManagedParameterCombinations"
    let combinations = intent.managedCombinations.isEmpty ? intent.combinations.filter { $0.title != nil } : titled
    let known = Dictionary(parameters.map { ($0.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    let slots = TextSlots.plain(parameters)
    var notes: [ImportNote] = []
    func note(_ predicate: String) { notes.append(ImportNote(key, of: intent.name, predicate)) }

    let usable = combinations.filter { combination in
      guard let stranger = combination.parameters.first(where: { known[$0] == nil }) else { return true }
      note("has a combination with \(ImportNote.quoted(stranger)), which is no parameter, and which is not imported")
      return false
    }
    let common = Set(usable.first?.parameters ?? []).filter { name in
      usable.allSatisfy { $0.parameters.contains(name) }
    }
    var variants: [Variant] = []
    for combination in usable {
      guard let title = combination.title else { continue }
      let conditions = combination.parameters.filter { !common.contains($0) }.compactMap { known[$0] }
        .compactMap(SummaryImport.condition)
      if let last = variants.last, last.when == nil {
        note("has \(ImportNote.quoted(title.text)), which is not imported: another holds whenever it would")
        continue
      }
      let written = { (wording: Wording) in
        let (text, unknown) = texts.written(wording, slots)
        for slot in unknown { notes.append(.unknownSlot(slot, key, of: intent.name)) }
        return text
      }
      variants.append(
        Variant(
          when: conditions.isEmpty ? nil : conditions.joined(separator: " and "), text: written(title),
          subtitle: combination.subtitle.map(written)))
    }
    entries = variants.isEmpty ? [] : [Outline.Entry("summary", SummaryImport.outline(variants), notes: notes)]
    rest = variants.isEmpty ? notes : []
  }

  /// One combination as it is written.
  private struct Variant {
    let when: String?
    let text: String
    let subtitle: String?
  }

  private static func outline(_ variants: [Variant]) -> Outline {
    if variants.count == 1, variants[0].subtitle == nil { return .text(variants[0].text) }
    return .list(
      variants.map { variant in
        // One alone is that of all parameters, and has no condition.
        let when = variants.count == 1 ? nil : variant.when.map { Outline.Entry("when", .text("${\($0)}")) }
        let subtitle = variant.subtitle.map { Outline.Entry("subtitle", .text($0)) }
        return .mapping([when, Outline.Entry("text", .text(variant.text)), subtitle].compactMap(\.self))
      })
  }

  /// Whether a parameter is given; nothing for one that always is.
  private static func condition(_ parameter: ImportedParameter) -> String? {
    // What is asked for where it exists is given then, which its condition says in better words.
    if let condition = parameter.condition, !parameter.isOptional,
      parameter.source.relationship?.predicate != .hasAnyValue
    {
      return condition.contains(" or ") ? "(\(condition))" : condition
    }
    return parameter.mayBeNothing ? "\(parameter.name) != nothing" : nil
  }
}
