import TestSupport
import Testing
import Workflow

@Suite("How far values go")
struct ExtentTests {
  /// A value with so many levels, and what makes one more of them.
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let wrap: @Sendable (Value) -> Value

    static let list = Shape(testDescription: "lists") { .list([$0]) }
    static let dictionary = Shape(testDescription: "dictionaries") { ["a": $0] }
    static let table = Shape(testDescription: "lists of dictionaries") { $0.isDictionary ? [$0] : ["a": $0] }
    static let record = Shape(testDescription: "items of custom types") { .record(Record(kind, [$0])) }
    static let all = [list, dictionary, table, record]

    private static let kind = RecordKind("Node", [.init("next", .any, isIdentifier: true)]) { node in
      DisplayRepresentation("node of \(node.values[0].shortForm)")
    }

    func value(levels: Int) -> Value { (0..<levels).reduce(1) { value, _ in wrap(value) } }
  }

  @Test("What goes down a value of the deepest kind needs less than a small stack", arguments: Shape.all)
  func smallStack(shape: Shape) async throws {
    try await SmallStack.run {
      let (value, other) = (shape.value(levels: 128), shape.value(levels: 128))
      #expect(value.isEqual(to: other))
      #expect(Set([ValueKey(value), ValueKey(other)]).count == 1)
      let written = try JSONWriter.write(value)
      #expect(try JSONReader.read(written).isNothing == false)
      #expect(try JSONWriter.text(value, pretty: true).count > 128)
      #expect(try YAMLWriter.write(value).count > 128)
      #expect(try TextForm.print(value).isEmpty == false)
      #expect(value.shortForm.count < 200)
      #expect("\(value.kind)".isEmpty == false)
      #expect(value.display.name.isEmpty == false)
      let mask = Mask()
      mask.add(Secret("hidden"))
      mask.add(secretsIn: value)
      #expect(mask.masked(value).isEqual(to: value))
      #expect("\(Presentation(of: value))".isEmpty == false)
    }
  }

  @Test("A value that stands in many places is stopped before going through it takes for ever", arguments: shared)
  func sharing(_ steps: String) async throws {
    let steps = "- set: { d: [a] }\n- repeat: 100\n  do:\n    \(steps)\n- return: ${d == d}"
    let run = try await WorkflowRun(steps: steps)
    #expect(
      try run.outcome
        == "failed limit: A value holds more than 32 million others, counting each place where one stands.",
      "\(run.diagnostics)")
  }

  private static let shared = [
    "- set: { d: [\"${d}\", \"${d}\"] }",
    "- set: { d: { a: \"${d}\", b: \"${d}\" } }",
    "- set: { d: \"${[d, d]}\" }",
    "- set: { d: \"${record(a=d, b=[d])}\" }",
    "- append: { d: \"${d}\" }",
    "- set: { d: \"${[d] + [d]}\" }",
    "- set: { d: \"${[1, 2].map(d)}\" }",
  ]

  @Test("A conversion makes no value that is too deep")
  func conversion() throws {
    let value = Shape.dictionary.value(levels: 127)
    #expect(try value.converted(to: .list(.any)).items.count == 1)
    #expect {
      try Shape.dictionary.value(levels: 128).converted(to: .list(.any))
    } throws: { ($0 as? Failure)?.reason == .limit }
  }
}

extension Value {
  fileprivate var isDictionary: Bool { if case .dictionary = self { true } else { false } }
}
