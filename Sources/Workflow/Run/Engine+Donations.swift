/// What was done, as whoever suggests it is told.
extension Engine {
  /// Donates a run that has succeeded.
  /// - Parameter given: what was given for the inputs. Where nothing was, a default that is calculated each time anew is
  ///   none of the habit.
  func donate(_ given: [String: GivenInput], _ frame: Frame) {
    guard let donor = surroundings.donor, plan.isSuggested else { return }
    let inputs = plan.inputs.filter { input in
      if case .calculated? = input.declaration.standard { given[input.declaration.name] != nil } else { true }
    }.map { (name: $0.declaration.name, value: frame.slots[$0.slot]) }
    guard let parameters = Deed.parameters(inputs, without: surroundings.mask) else { return }
    donor.donate(
      Deed(
        .run, plan.name, path: plan.file.path, parameters: parameters, title: plan.name,
        subtitle: Deed.subtitle(inputs.filter { parameters[$0.name] != nil }), symbol: plan.icon))
  }

  /// Donates an action that a file defines, where the workflow itself calls it: what the action does inside is its own.
  /// Parameters that belong to no combination are told, and not donated.
  func donate(_ routine: RoutinePlan, _ frame: inout Frame, _ context: Context) {
    guard let interaction = routine.interaction, let donor = surroundings.donor, context.depth == 0 else { return }
    let given = zip(interaction.names, routine.parameterSlots).map { (name: $0, value: frame.slots[$1]) }
    guard let combination = interaction.combination(&frame) else {
      surroundings.noteOnce(interaction.complaint)
      return
    }
    guard let parameters = Deed.parameters(given, without: surroundings.mask) else { return }
    let sentence = { (parts: [ActionDefinition.SummaryPart]) in
      let text = parts.map { part in
        switch part {
        case .text(let text): text
        case .parameter(let place): given[place].value.isNothing ? "" : given[place].value.display.name
        }
      }.joined()
      return self.surroundings.mask.masked(text)
    }
    let subtitle = sentence(combination.subtitle)
    donor.donate(
      Deed(
        .interaction, interaction.title, path: interaction.path, parameters: parameters,
        title: sentence(combination.title), subtitle: subtitle.isEmpty ? nil : subtitle))
  }
}

extension InteractionPlan {
  /// The one that the parameters in a frame belong to. A condition that cannot be told does not hold.
  fileprivate func combination(_ frame: inout Frame) -> ActionDefinition.Combination? {
    for combination in combinations where (try? combination.when?.isTrue(&frame) ?? true) ?? false {
      return combination
    }
    return nil
  }

  /// Why parameters are not donated.
  fileprivate var complaint: String {
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
