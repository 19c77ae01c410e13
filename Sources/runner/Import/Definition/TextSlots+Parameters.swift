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
}
