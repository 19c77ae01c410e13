/// How far the parameters of a step, or the inputs of a workflow, are resolved.
struct Resolution {
  var resolved: [Argument?] = []
  /// What nobody gave or could be asked for, so that all of it is told at once.
  private var lacking: [(name: String, failure: Failure)] = []

  /// Goes on without a value.
  /// - Throws: a failure that is no missing value, unless it may well be the consequence of one.
  mutating func lack(_ parameter: ParameterDeclaration, because failure: Failure) throws {
    if failure.reason == .input {
      lacking.append((parameter.name, failure))
    } else if failure.reason == .cancelled || lacking.isEmpty {
      throw failure
    }
    resolved.append(nil)
  }

  /// - Throws: all that is missing, as one failure.
  func finish(step: StepName) throws {
    guard let first = lacking.first?.failure else { return }
    guard lacking.count > 1 else { throw first }
    let names = lacking.map { "`\($0.name)`" }
    throw Failure(
      .input,
      "`\(step.title)` lacks \(lacking.count) values: \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]).",
      at: first.range, hint: first.hint, notes: lacking.map(\.failure.message))
  }
}
