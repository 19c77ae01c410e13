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
}

extension Deed {
  /// With what it is done, in a line: `Popular, Page 2`.
  static func subtitle(_ parameters: [(name: String, value: Value)]) -> String? {
    let words = parameters.filter { !$0.value.isNothing }.map { $0.value.display.name }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
