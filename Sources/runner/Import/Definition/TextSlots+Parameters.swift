extension TextSlots {
  /// For summaries: the parameters by their names alone.
  static func plain(_ parameters: [ImportedParameter]) -> TextSlots {
    let slots = parameters.map { ($0.source.name, TextSlot($0.name)) }
    return TextSlots(slots: Dictionary(slots, uniquingKeysWith: { first, _ in first }), isPlain: true)
  }

  /// For all that is said while it runs: the parameters as text, whether they are given or not.
  static func embedding(_ parameters: [ImportedParameter]) -> TextSlots {
    let slots = parameters.map { parameter in
      let slot = TextSlot(
        embedding: parameter.name, parameter.type, isMultiple: parameter.isMultiple,
        mayBeNothing: parameter.mayBeNothing)
      return (parameter.source.name, slot)
    }
    return TextSlots(slots: Dictionary(slots, uniquingKeysWith: { first, _ in first }))
  }

  /// For the question of a parameter: what was answered before it as text, and what comes later by its name, which stands for
  /// its title.
  static func question(
    of parameter: ImportedParameter, after earlier: [ImportedParameter], in all: [ImportedParameter]
  ) -> TextSlots {
    let later = plain(all.filter { $0.name != parameter.name }).slots
    return TextSlots(slots: embedding(earlier).slots.merging(later) { known, _ in known })
  }
}
