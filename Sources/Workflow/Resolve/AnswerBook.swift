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
    /// Where its name stands, if it is of a file.
    let range: SourceRange?
    var isUsed = false

    /// Whether it stands in a file, where it is for all runs and may be overruled for one.
    var isKept: Bool { range != nil }
  }

  private let entries = Mutex<[Entry]>([])

  public init() {}

  /// - Parameter range: where the name stands, if a file gives it.
  public func add(_ text: String, for name: Name, at range: SourceRange? = nil) {
    entries.withLock { $0.append(Entry(name: name, text: text, range: range)) }
  }

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

  /// The names of the answers that no question took, one for each turn, for a warning at the end. What they say stays
  /// untold: nobody asked, so that nothing is known of its being a secret. One of a file that the command line overruled is none.
  public var unused: [String] {
    entries.withLock { entries in
      let overruling = Set(entries.lazy.filter { !$0.isKept && $0.isUsed }.map(\.name))
      return entries.filter { !$0.isUsed && !($0.isKept && overruling.contains($0.name)) }.map(\.name.text)
    }
  }

  /// One report for each name that is no question of a step or for an input.
  public func unknownNames(among steps: [StepName], inputs: [ParameterDeclaration] = []) -> [Diagnostic] {
    var reported: Set<String> = []
    return entries.withLock { $0.map { ($0.name, $0.range) } }.filter { reported.insert($0.0.text).inserted }
      .compactMap { name, range in
        if name.step == Name.inputs { return AnswerBook.fault(ofInput: name.parameter ?? "", at: range, inputs) }
        let named = steps.filter { $0.output == name.step || "step:\($0.line)" == name.step }
        if named.isEmpty {
          return inputs.contains { $0.name == name.step }
            ? Diagnostic.answerToInput(name.step, at: range)
            : Diagnostic.unknownAnswer(name.step, at: range, outputs: steps.compactMap(\.output))
        }
        guard let parameter = name.parameter, parameter != StepName.confirmation else { return nil }
        // Where one of them asks for what its action alone knows, any name may be right.
        let asked = named.compactMap(\.questions)
        let isKnown = asked.count < named.count || asked.contains { $0.contains(parameter) }
        return isKnown ? nil : Diagnostic.unknownQuestion(parameter, of: name.step, at: range, asked.flatMap(\.self))
      }
  }

  private static func fault(
    ofInput name: String, at range: SourceRange?, _ inputs: [ParameterDeclaration]
  ) -> Diagnostic? {
    if inputs.contains(where: { $0.questions.contains(name) }) { return nil }
    return .unknownInput(name, at: range, inputs: inputs.map(\.name))
  }
}

extension StepName {
  /// The line on which the step stands, from 1.
  public var line: Int { range.file.position(at: range.start).line }
}

extension Diagnostic {
  fileprivate static func unnamedAnswer(_ text: String) -> Diagnostic {
    Diagnostic(
      code: "unnamed-answer",
      "`--answer \(text.hasPrefix("=") ? "=…" : Value.cleaned(text))` does not say which step it answers.", at: nil,
      hint: "write `--answer NAME=VALUE`, where NAME is the step's `as`")
  }

  fileprivate static func answerToInput(_ name: String, at range: SourceRange?) -> Diagnostic {
    let flag = "--" + name.kebabCase
    return Diagnostic(
      code: "unknown-answer", "`\(name)` is an input, and no step is called so.", at: range, hint: "write `\(flag) …`")
  }

  fileprivate static func unknownInput(_ name: String, at range: SourceRange?, inputs: [String]) -> Diagnostic {
    Diagnostic(
      code: "unknown-answer", "No input is called `\(Value.cleaned(name))`.", at: range,
      hint: choice(of: name, among: inputs, "the inputs are") ?? "the workflow has no inputs")
  }

  fileprivate static func unknownQuestion(
    _ name: String, of step: String, at range: SourceRange?, _ asked: [String]
  ) -> Diagnostic {
    Diagnostic(
      code: "unknown-answer", "`\(Value.cleaned(step))` asks for no `\(Value.cleaned(name))`.", at: range,
      hint: choice(of: name, among: asked, "it may ask for") ?? "write `--answer \(Value.cleaned(step))=…`")
  }

  /// The name that was meant, or all that there are.
  private static func choice(of name: String, among names: [String], _ words: String) -> String? {
    if let near = Spelling.nearest(to: name, among: names) { return "did you mean `\(near)`?" }
    var told: Set<String> = []
    let all = names.filter { told.insert($0).inserted }
    return all.isEmpty ? nil : "\(words) " + all.prefix(20).map { "`\($0)`" }.joined(separator: ", ")
  }

  fileprivate static func unknownAnswer(_ name: String, at range: SourceRange?, outputs: [String]) -> Diagnostic {
    let hint: String
    if name.hasPrefix("step:") {
      hint = "`step:` takes the line on which the step begins"
    } else {
      hint =
        choice(of: name, among: outputs, "the names are") ?? "no step has an `as`; name one by its line: `step:12`"
    }
    return Diagnostic(code: "unknown-answer", "No step is called `\(Value.cleaned(name))`.", at: range, hint: hint)
  }
}
