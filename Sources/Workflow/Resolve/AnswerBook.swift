import Synchronization

/// Answers given in advance by `--answer NAME=VALUE` and `--answers FILE`. Each answers one question; a name that is given
/// again answers the next turn of its step.
public final class AnswerBook: Sendable {
  /// Which question an answer is for, as the person names it.
  public struct Name: Hashable, Sendable {
    /// The name of the step's output (`movie`), or its line (`step:12`).
    public let step: String
    /// What stands for the step where a workflow asks for its inputs: no step can be called so.
    static let inputs = "inputs"
    /// The parameter that is asked for, after a dot.
    public let parameter: String?

    public init(_ text: String) {
      let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      step = String(parts.first ?? "")
      parameter = parts.count > 1 ? String(parts[1]) : nil
    }

    fileprivate init(step: String, parameter: String?) {
      self.step = step
      self.parameter = parameter
    }

    public var text: String { parameter.map { "\(step).\($0)" } ?? step }
  }

  private struct Entry {
    let name: Name
    let text: String
    var isUsed = false
  }

  private let entries = Mutex<[Entry]>([])

  public init() {}

  public func add(_ text: String, for name: Name) { entries.withLock { $0.append(Entry(name: name, text: text)) } }

  /// Takes one `NAME=VALUE`.
  /// - Throws: a ``Diagnostic`` where it has no `=` or no name.
  public func add(_ assignment: String) throws {
    guard let equals = assignment.firstIndex(of: "="), equals != assignment.startIndex else {
      throw Diagnostic.unnamedAnswer(assignment)
    }
    add(String(assignment[assignment.index(after: equals)...]), for: Name(String(assignment[..<equals])))
  }
}

extension AnswerBook {
  /// Whether an answer for a question is left.
  func hasNext(for step: StepName, parameter: String?) -> Bool {
    let names = AnswerBook.names(of: step, parameter: parameter)
    return entries.withLock { $0.contains { !$0.isUsed && names.contains($0.name) } }
  }

  /// The next answer for a question, which counts as used.
  func next(for step: StepName, parameter: String?) -> String? {
    let names = AnswerBook.names(of: step, parameter: parameter)
    return entries.withLock { entries in
      guard let index = entries.firstIndex(where: { !$0.isUsed && names.contains($0.name) }) else { return nil }
      entries[index].isUsed = true
      return entries[index].text
    }
  }

  /// The names by which a question can be answered, the one that is recommended first.
  private static func names(of step: StepName, parameter: String?) -> [Name] {
    if step.isWorkflow { return [Name(step: Name.inputs, parameter: parameter)] }
    return ([step.output, "step:\(step.line)"] as [String?]).compactMap { $0 }
      .map { Name(step: $0, parameter: parameter) }
  }

  /// The name that is recommended for a question: `movie`, `step:12.size`, `inputs.list`.
  static func name(of step: StepName, parameter: String?) -> String {
    names(of: step, parameter: parameter).first?.text ?? ""
  }

  /// What answers a question on the command line: `--list`, `--answer movie=…`, `--answer step:12.size=…`.
  static func flag(of step: StepName, parameter: String?) -> String {
    if step.isWorkflow, let parameter, !parameter.contains(".") { return "--" + parameter.kebabCase }
    return "--answer \(name(of: step, parameter: parameter))=…"
  }

  /// The name of the question whether a definition may run.
  static let confirmation = "confirm"

  /// The name of the question whether a value of a parameter may be used.
  static func confirmation(of parameter: String) -> String { "\(parameter).\(confirmation)" }

  /// The answers that no question took, for a warning at the end.
  public var unused: [String] { entries.withLock { $0.filter { !$0.isUsed }.map { "\($0.name.text)=\($0.text)" } } }

  /// One report for each name that is neither a step's nor a question for an input.
  public func unknownNames(among steps: [StepName], inputs: [ParameterDeclaration] = []) -> [Diagnostic] {
    let known = Set(steps.flatMap { [$0.output, "step:\($0.line)"].compactMap(\.self) })
    let asked = inputs.flatMap { $0.confirm == nil ? [$0.name] : [$0.name, AnswerBook.confirmation(of: $0.name)] }
    let questions = Set(asked.map { Name(step: Name.inputs, parameter: $0).text })
    var reported: Set<String> = []
    return entries.withLock { $0.map(\.name) }
      .filter { !known.contains($0.step) && !questions.contains($0.text) && reported.insert($0.text).inserted }
      .map { name in
        inputs.contains { $0.name == name.step }
          ? Diagnostic.answerToInput(name.step)
          : Diagnostic.unknownAnswer(name.step, outputs: steps.compactMap(\.output))
      }
  }
}

extension StepName {
  /// The line on which the step stands, from 1.
  public var line: Int { range.file.position(at: range.start).line }
}

extension Diagnostic {
  fileprivate static func unnamedAnswer(_ text: String) -> Diagnostic {
    Diagnostic(
      code: "unnamed-answer", "`--answer \(Value.cleaned(text))` does not say which step it answers.", at: nil,
      hint: "write `--answer NAME=VALUE`, where NAME is the step's `as`")
  }

  fileprivate static func answerToInput(_ name: String) -> Diagnostic {
    let flag = "--" + name.kebabCase
    return Diagnostic(
      code: "unknown-answer", "`\(name)` is an input, and no step is called so.", at: nil, hint: "write `\(flag) …`")
  }

  fileprivate static func unknownAnswer(_ name: String, outputs: [String]) -> Diagnostic {
    let hint: String
    if name.hasPrefix("step:") {
      hint = "`step:` takes the line on which the step begins"
    } else if let near = Spelling.nearest(to: name, among: outputs) {
      hint = "did you mean `\(near)`?"
    } else if outputs.isEmpty {
      hint = "no step has an `as`; name one by its line: `step:12`"
    } else {
      hint = "the names are " + outputs.prefix(20).map { "`\($0)`" }.joined(separator: ", ")
    }
    return Diagnostic(code: "unknown-answer", "No step is called `\(Value.cleaned(name))`.", at: nil, hint: hint)
  }
}
