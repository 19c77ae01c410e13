/// How far the parameters of a step, or the inputs of a workflow, are resolved.
struct Resolution {
  /// What nobody gave or could be asked for, or what was refused, so that all of it is told at once.
  private struct Lack {
    let parameter: ParameterDeclaration
    let failure: Failure
  }

  private let parameters: [ParameterDeclaration]
  private let context: Context
  /// One argument a parameter so far; nothing for one that does not apply, or is not known.
  private(set) var resolved: [Argument?] = []
  private var lacking: [Lack] = []
  /// The places of those that are not known.
  private var open: [Int] = []

  init(of parameters: [ParameterDeclaration], in context: Context) {
    self.parameters = parameters
    self.context = context
  }

  mutating func append(_ argument: Argument?) { resolved.append(argument) }

  /// Whether what the parameter may be, or how it is asked for where it is not given, depends on one that is not known.
  func isOpen(_ parameter: ParameterDeclaration, isGiven: Bool) -> Bool {
    parent(of: parameter, isGiven: isGiven) != nil
  }

  /// Goes on without what depends on a value that is not known.
  mutating func depend(_ parameter: ParameterDeclaration, isGiven: Bool) {
    if !isGiven, parameter.isRequired, let parent = parent(of: parameter, isGiven: false) {
      let flag = AnswerBook.flag(of: context.step, parameter: parameters[parent].name)
      let failure = Failure.depending(parameter, on: flag)
      lacking.append(Lack(parameter: parameter, failure: failure))
    }
    leaveOpen()
  }

  /// Goes on without a value.
  /// - Throws: a failure that is no missing or refused value, unless it may well be the consequence of one. Somebody who
  ///   is there is not asked for the rest before hearing of a mistake.
  mutating func lack(_ parameter: ParameterDeclaration, because failure: Failure) throws {
    if context.presenter.silence == nil { throw failure }
    if failure.reason == .input || failure.unresolved != nil {
      lacking.append(Lack(parameter: parameter, failure: failure))
    } else if failure.reason == .cancelled || lacking.isEmpty {
      throw failure
    }
    leaveOpen()
  }

  mutating func leaveOpen() {
    open.append(resolved.count)
    resolved.append(nil)
  }

  private func parent(of parameter: ParameterDeclaration, isGiven: Bool) -> Int? {
    open.first { parameter.parents.contains($0) || !isGiven && parameter.questionParents.contains($0) }
  }

  /// - Throws: all that is missing or refused, as one failure.
  func finish() throws {
    guard let first = lacking.first?.failure else { return }
    guard lacking.count > 1 else { throw first }
    let refused = lacking.filter { $0.failure.unresolved == .refused }.map { "`\($0.parameter.name)`" }
    let missing = lacking.filter { $0.failure.unresolved != .refused }.map { "`\($0.parameter.name)`" }
    throw Failure(
      .input, Resolution.heading(context.step.title, missing: missing, refused: refused), at: first.range,
      hint: first.hint,
      notes: lacking.map(\.failure.message), unresolved: missing.isEmpty ? .refused : .missing)
  }

  private static func heading(_ title: String, missing: [String], refused: [String]) -> String {
    let lacks =
      missing.count == 1
      ? "`\(title)` lacks \(missing[0])" : "`\(title)` lacks \(missing.count) values: \(missing.enumeration)"
    if refused.isEmpty { return lacks + "." }
    let refusals =
      refused.count == 1
      ? "\(refused[0]) is refused" : "\(refused.count) values are refused: \(refused.enumeration)"
    return missing.isEmpty ? "Of `\(title)` \(refusals)." : "\(lacks); \(refusals)."
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  fileprivate var enumeration: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Failure {
  fileprivate static func depending(_ parameter: ParameterDeclaration, on flag: String) -> Failure {
    Failure(
      .input, "`\(parameter.name)` can be told after `\(flag)` is given, which it depends on.", unresolved: .missing)
  }
}
