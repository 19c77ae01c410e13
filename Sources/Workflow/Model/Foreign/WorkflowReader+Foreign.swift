/// Steps that are written as other languages write them. What they mean is told, and read as if it were written so: what
/// else is wrong in them is told at once, and no name of theirs is missed.
extension WorkflowReader {
  /// The verb that a key means which is none, where the step has no other: a slip, or another language's word for it.
  mutating func meantVerb(_ keys: inout StepKeys) -> String? {
    guard let verb = keys.verb else {
      for entry in keys.others {
        guard let own = ForeignAction.meant(by: entry.key.text, value: entry.value) else { continue }
        take(entry, as: own, in: &keys)
        return own
      }
      return nil
    }
    // A verb that is another's clause may be one here.
    let owners = Keyword.verbs.filter { $0.clauses.contains(verb.key.text) }.map(\.verb)
    if owners.isEmpty { return nil }
    for entry in keys.others {
      let foreign = ForeignAction.meant(by: entry.key.text, value: entry.value)
      guard
        let own = foreign.flatMap({ owners.contains($0) ? $0 : nil })
          ?? Spelling.nearest(to: entry.key.text, among: owners)
      else { continue }
      take(entry, as: own, in: &keys)
      return own
    }
    return nil
  }

  private mutating func take(_ entry: WorkflowFile.Entry, as own: String, in keys: inout StepKeys) {
    // `for: name` with `in: list`.
    if own == "each", let list = keys.others.first(where: { ["in", "of"].contains($0.key.text) }) {
      report(.loopOverNames(entry, in: list.value))
      keys.drop(list)
      keys.mean("item", by: entry.value)
      keys.take(entry, value: list.value)
      return
    }
    let isForeign = ForeignAction.meant(by: entry.key.text, value: entry.value) == own
    report(.otherVerb(entry.key, own, isForeign: isForeign))
    keys.take(entry)
  }

  /// An action with a list beside it, for each item of which it is meant to run.
  mutating func loop(around step: Step, over entry: WorkflowFile.Entry) -> Step {
    report(
      .unknownKey(
        entry.key, of: "a step", known: Keyword.modifiers, advice: KeyAdvice.words(besideStep: entry.key.text)))
    let inner = Step(verb: step.verb, word: step.word, place: step.place, range: step.range, modifiers: nil)
    return Step(
      verb: .each(
        entry.value, Block(steps: [inner], range: step.range), item: nil, index: nil, parallel: nil), word: "each",
      place: entry.key.range, range: step.range, modifiers: step.modifiers)
  }
}

extension Diagnostic {
  fileprivate static func otherVerb(_ key: YAMLNode, _ own: String, isForeign: Bool) -> Diagnostic {
    Diagnostic(
      code: "no-verb", "`\(key.text)` is neither an action nor a verb.", at: key.range, hint: "did you mean `\(own)`?",
      fixes: [Fix("Write `\(own)`", replace: key.range, with: own, isSafe: !isForeign)])
  }

  fileprivate static func loopOverNames(_ entry: WorkflowFile.Entry, in list: YAMLNode) -> Diagnostic {
    let items = list.range.text.contains { $0.isNewline } ? "…" : list.range.text
    return Diagnostic(
      code: "no-verb", "`\(entry.key.text)` is neither an action nor a verb.", at: entry.key.range,
      hint: "write `each: \(items)` and `item: \(entry.value.text)`")
  }
}
