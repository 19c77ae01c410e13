/// What was done, as whoever suggests it is told.
extension Engine {
  /// Donates a run that has succeeded.
  /// - Parameter given: what was given for the inputs.
  func donate(_ given: [String: GivenInput], _ frame: Frame) {
    guard let donor = surroundings.donor, plan.isSuggested, !given.values.contains(where: \.isPassing) else { return }
    let values = plan.inputs.map { frame.slots[$0.slot] }
    if let deed = plan.deed(values, given: Set(given.keys), without: surroundings.mask) { donor.donate(deed) }
  }

  /// Donates an action that a file defines, where the workflow itself calls it: what the action does inside is its own.
  /// Parameters that belong to no combination are told, and not donated.
  func donate(_ routine: RoutinePlan, _ frame: inout Frame, _ context: Context) {
    guard let interaction = routine.interaction, let donor = surroundings.donor, context.depth == 0 else { return }
    let values = routine.parameterSlots.map { frame.slots[$0] }
    guard let combination = interaction.combination(&frame) else {
      surroundings.noteOnce(interaction.complaint)
      return
    }
    if let deed = interaction.deed(values, as: combination, without: surroundings.mask) { donor.donate(deed) }
  }
}

extension Plan {
  /// A run of it, as it is remembered.
  /// - Parameters:
  ///   - values: of its inputs, in their order.
  ///   - given: the inputs that were given. Where one was not, a default that is calculated each time anew is none of the
  ///     habit.
  /// - Returns: nothing for what cannot be done again.
  public func deed(_ values: [Value], given: Set<String>, without mask: Mask) -> Deed? {
    let kept = zip(inputs, values).filter { input, _ in
      if case .calculated? = input.declaration.standard { given.contains(input.declaration.name) } else { true }
    }.map { (name: $0.declaration.name, value: $1) }
    guard let parameters = Deed.parameters(kept, without: mask) else { return nil }
    return Deed(
      .run, name, path: file.path, parameters: parameters, title: name,
      subtitle: Deed.subtitle(kept.filter { parameters[$0.name] != nil }), symbol: icon)
  }
}

extension InteractionPlan {
  /// The action with values for its parameters.
  /// - Returns: nothing for what cannot be done again.
  func deed(
    _ values: [Value], as combination: ActionDefinition.Combination, without mask: Mask
  ) -> Deed? {
    let given = zip(names, values).map { (name: $0, value: $1) }
    guard let parameters = Deed.parameters(given, without: mask) else { return nil }
    let sentence = { (parts: [ActionDefinition.SummaryPart]) in
      let text = parts.map { part in
        switch part {
        case .text(let text): text
        case .parameter(let place): values[place].isNothing ? "" : values[place].display.name
        }
      }.joined()
      return mask.masked(text)
    }
    let subtitle = sentence(combination.subtitle)
    return Deed(
      .interaction, title, path: path, parameters: parameters, title: sentence(combination.title),
      subtitle: subtitle.isEmpty ? nil : subtitle)
  }

  /// The one that the parameters in a frame belong to. A condition that cannot be told does not hold.
  func combination(_ frame: inout Frame) -> ActionDefinition.Combination? {
    for combination in combinations where (try? combination.when?.isTrue(&frame) ?? true) ?? false {
      return combination
    }
    return nil
  }

  /// Why parameters are not donated.
  var complaint: String {
    let known = combinations.map { combination in
      let words = combination.title.map { part in
        switch part {
        case .text(let text): text
        case .parameter(let place): "${\(names[place])}"
        }
      }
      return "“\(words.joined())”"
    }.joined(separator: ", ")
    return "`\(title)` is not remembered: its parameters belong to none of \(known)."
  }
}

extension Deed {
  /// With what it is done, in a line: `Popular, Page 2`.
  static func subtitle(_ parameters: [(name: String, value: Value)]) -> String? {
    let words = parameters.filter { !$0.value.isNothing }.map { $0.value.display.name }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
