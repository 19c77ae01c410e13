/// A failure of a run: what went wrong, at which step, and the steps around it.
public struct StepFailure: PlacedFailure, Sendable {
  /// A step that the failed one stands in.
  public struct Enclosure: Sendable {
    public let step: StepName
    /// The turn, counted from 1, of a loop.
    public let turn: Int?
  }

  public let failure: Failure
  public let step: StepName
  /// From the inside out.
  public private(set) var enclosures: [Enclosure] = []
  /// The arguments that the action got, with what they were.
  public private(set) var values: [(name: String, text: String)] = []

  init(_ failure: Failure, at step: StepName) {
    self.failure = failure
    self.step = step
  }

  /// The failure as seen from a step around it.
  func within(_ step: StepName, turn: Int?) -> StepFailure {
    var outer = self
    outer.enclosures.append(Enclosure(step: step, turn: turn))
    return outer
  }

  /// The same in other words; what was said first is a hint.
  func saying(_ message: String) -> StepFailure {
    let hint = failure.message == message ? failure.hint : failure.message
    var told = StepFailure(
      Failure(
        failure.reason, message, code: failure.code, data: failure.data, at: failure.range, hint: hint,
        unresolved: failure.unresolved), at: step)
    (told.enclosures, told.values) = (enclosures, values)
    return told
  }

  /// The same with what it is about in front, unless the person gave up.
  func naming(_ words: String) -> StepFailure {
    if failure.reason == .cancelled { return self }
    var named = StepFailure(failure.naming(words), at: step)
    (named.enclosures, named.values) = (enclosures, values)
    return named
  }

  /// With what the action got, unless one that it called has told already.
  func with(_ arguments: [Argument?], of action: ActionDefinition, mask: Mask) -> StepFailure {
    guard values.isEmpty else { return self }
    var told = self
    told.values = zip(action.parameters, arguments).compactMap { parameter, argument in
      guard case .value(let value)? = argument else { return nil }
      if case .nothing = value { return nil }
      // What is as it always is did not matter.
      if case .value(let standard)? = parameter.standard, standard.isEqual(to: value) { return nil }
      return (parameter.name, mask.masked(value.shortForm))
    }
    return told
  }
}

extension StepFailure {
  /// As it is shown: the place in the workflow, the steps around it, the values that mattered.
  public var diagnostic: Diagnostic {
    var notes: [Diagnostic.Note] = []
    var times = 1
    var inner = step
    for (index, enclosure) in enclosures.enumerated() {
      // What calls itself is told once.
      if index + 1 < enclosures.count, enclosures[index + 1].step === enclosure.step, enclosure.turn == nil {
        times += 1
        continue
      }
      // A definition and what it does have one place, where that is a program or a request.
      if times == 1, enclosure.turn == nil, enclosure.step !== inner, enclosure.step.isBeside(inner) { continue }
      inner = enclosure.step
      let turn = enclosure.turn.map { ", turn \($0)" } ?? ""
      let count = times > 1 ? ", \(times) times" : ""
      notes.append(Diagnostic.Note("in `\(enclosure.step.title)`\(turn)\(count).", at: enclosure.step.range))
      times = 1
    }
    let told = values.prefix(5).map { "`\($0.name)` was \($0.text)" }
    if !told.isEmpty { notes.insert(Diagnostic.Note(told.joined(separator: ", ") + "."), at: 0) }
    notes.insert(contentsOf: failure.notes.map { Diagnostic.Note($0) }, at: 0)
    return Diagnostic(
      code: failure.code.map { TerminalText.cleaned($0) } ?? failure.reason.rawValue.kebabCase,
      failure.message,
      at: failure.range ?? step.range, hint: failure.hint, notes: notes)
  }
}

extension StepName {
  /// Whether both stand at one place.
  fileprivate func isBeside(_ other: StepName) -> Bool {
    range.file === other.range.file && range.offsets == other.range.offsets
  }
}
