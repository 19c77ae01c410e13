@testable import Workflow

/// A scope with the variables of a test.
final class TestScope: NameScope {
  private var variables: [(name: String, kind: Kind, value: Value)] = []
  private var slots = 0
  private var members: [String: [String: Value]] = [:]
  private var kinds: [String: Kind] = [:]

  func set(_ name: String, _ kind: Kind, _ value: Value) {
    variables.append((name, kind, value))
    slots += 1
  }

  func setMembers(_ name: String, _ values: [String: Value]) { members[name] = values }
  func setKind(_ name: String, _ kind: Kind) { kinds[name] = kind }

  var names: [String] { variables.map(\.name) + members.keys.sorted() }

  func binding(of name: String) -> Binding? {
    if let values = members[name] {
      return .members(noun: "secret", members: values.keys.sorted()) { name in
        values[name].map { .constant($0, $0.kind) }
      }
    }
    guard let slot = variables.firstIndex(where: { $0.name == name }) else { return nil }
    return .slot(slot, variables[slot].kind)
  }

  func newSlot() -> Int {
    defer { slots += 1 }
    return slots
  }

  func kind(named name: String) -> Kind? { kinds[name] }

  /// With slots for what has been compiled so far.
  func frame(cancellation: Cancellation = Cancellation()) -> Frame {
    var frame = Frame(slots: slots, cancellation: cancellation)
    for (slot, variable) in variables.enumerated() { frame.slots[slot] = variable.value }
    return frame
  }
}

/// Compiles and evaluates expressions as they stand in a file.
struct Evaluator {
  let scope: TestScope

  init(_ scope: TestScope = .sample()) { self.scope = scope }

  func template(_ text: String) -> (template: Template?, diagnostics: [Diagnostic], range: SourceRange) {
    let file = SourceFile(path: "test.yaml", text: text)
    var diagnostics = Diagnostics()
    let template = Template.parse(ScalarText(text) { SourceRange(file, $0) }, into: &diagnostics)
    return (template, diagnostics.all, SourceRange(file, 0..<text.utf8.count))
  }

  func compile(
    scalar text: String, as wanted: Kind = .text, facts: Facts = []
  ) -> (expression: CompiledExpression?, diagnostics: [Diagnostic]) {
    let (template, problems, range) = template(text)
    guard let template else { return (nil, problems) }
    var diagnostics = Diagnostics()
    let compiled = ExpressionCompiler(scope: scope, facts: facts)
      .compile(template, as: wanted, range: range, into: &diagnostics)
    return (compiled, diagnostics.all)
  }

  /// - Parameter text: without `${` and `}`.
  func compile(_ text: String, facts: Facts = []) -> (expression: CompiledExpression?, diagnostics: [Diagnostic]) {
    compile(scalar: "${\(text)}", facts: facts)
  }

  func evaluate(_ text: String, until cancellation: Cancellation = Cancellation()) throws -> Value {
    try evaluate(scalar: "${\(text)}", until: cancellation)
  }

  func evaluate(
    scalar text: String, as wanted: Kind = .text, until cancellation: Cancellation = Cancellation()
  ) throws -> Value {
    let (expression, diagnostics) = compile(scalar: text, as: wanted)
    guard let expression else { throw diagnostics.first ?? Diagnostic(code: "none", "Nothing.", at: nil) }
    var frame = scope.frame(cancellation: cancellation)
    return try expression.evaluate(&frame)
  }

  /// The first error and the text it points at.
  func mistake(_ text: String) -> (code: String, at: String, hint: String?)? {
    mistake(scalar: "${\(text)}")
  }

  func mistake(scalar text: String, as wanted: Kind = .text) -> (code: String, at: String, hint: String?)? {
    compile(scalar: text, as: wanted).diagnostics.first.map { ($0.code, $0.range?.text ?? "", $0.hint) }
  }

  /// What a failing evaluation says, and the text it points at.
  func failure(_ text: String) -> (failure: Failure, at: String)? {
    failure(scalar: "${\(text)}")
  }

  func failure(scalar text: String, as wanted: Kind = .text) -> (failure: Failure, at: String)? {
    do {
      _ = try evaluate(scalar: text, as: wanted)
      return nil
    } catch let failure as Failure {
      return (failure, failure.range?.text ?? "")
    } catch {
      return nil
    }
  }
}
