import Testing

@testable import Workflow

@Suite("What an expression may make")
struct MeterTests {
  private static let many = "[1, 2, 3, 4, 5, 6, 7, 8, 9]"
  private let evaluator = Evaluator()

  /// - Parameter behind: what makes of a result what the next level needs.
  private static func nested(_ levels: Int, _ function: String, _ inner: String, _ behind: String = "") -> String {
    (0..<levels).reduce(inner) { text, level in
      "numbers.\(function)(v\(level) => \(text)\(level == 0 ? "" : behind))"
    }
  }

  /// Evaluates with values that are not known before the run.
  private func evaluate(_ text: String, until cancellation: Cancellation = Cancellation()) throws -> Value {
    let scope = TestScope()
    scope.set("numbers", .list(.number), .list((1...10).map { .integer($0) }))
    scope.set("short", .text, "ab ")
    let compiled = Evaluator(scope).compile(text)
    let expression = try #require(compiled.expression, "\(compiled.diagnostics)")
    var frame = scope.frame(cancellation: cancellation)
    // As a run has it, but smaller.
    frame.meter = Meter(bytes: 1 << 20)
    return try expression.evaluate(&frame)
  }

  @Test(
    "What grows beyond the limit ends, however it is made",
    arguments: [
      nested(6, "map", "1"), nested(5, "map", "[v0, 2]"), nested(5, "map", "record(a=v0)"),
      nested(5, "map", "'a' + short.pad(99)"), nested(3, "map", "short.pad(10000)"),
    ])
  func memory(text: String) {
    let failure = #expect(throws: Failure.self) { try evaluate(text) }
    #expect(failure?.reason == .limit)
  }

  @Test(
    "What is left again does not count",
    arguments: [
      nested(4, "all", "numbers.map(it * 2).count() == 10"),
      nested(4, "filter", "numbers.map(it).count() > 0", ".count() > 0") + ".count() == 10",
      nested(4, "sum", "numbers.map(it).count()") + " == 100000",
    ])
  func garbage(text: String) throws {
    #expect(try evaluate(text).isEqual(to: true))
  }

  @Test(
    "A run that is cancelled ends within an expression",
    arguments: [
      nested(9, "map", "1"), nested(9, "all", "v0 > 0"), nested(9, "filter", "v0 > 0", ".count() > 0"),
      nested(9, "find", "v0 < 0", " != nothing"), nested(9, "sum", "1"), nested(9, "max", "1"),
    ])
  func cancelled(text: String) {
    let cancellation = Cancellation()
    cancellation.cancel()
    let failure = #expect(throws: Failure.self) { try evaluate(text, until: cancellation) }
    #expect(failure?.reason == .cancelled)
  }

  @Test(
    "Functions on long texts look whether the run was cancelled",
    arguments: [
      "upper()", "lower()", "title_case()", "words()", "lines()", "split()", "split('')", "split(' ')", "length()",
      "replace('a', 'b')", "replace('[a]', 'b', pattern=true)", "replace('A', 'b', case_sensitive=false)",
      "slice(2, 3)",
    ])
  func texts(call: String) {
    let cancellation = Cancellation()
    cancellation.cancel()
    let scope = TestScope()
    scope.set("long", .text, .text(String(repeating: "ab\n ", count: 50_000)))
    let failure = #expect(throws: Failure.self) {
      try Evaluator(scope).evaluate("long.\(call)", until: cancellation)
    }
    #expect(failure?.reason == .cancelled)
  }

  @Test(
    "What is known before the run is calculated before it, unless it is much work",
    arguments: [
      ("'a'.upper()", true), ("[1, 2, 3].sum()", true), ("'a'.pad(60000000).split('').count()", false),
      ("[1, 2, 3, 4, 5, 6, 7, 8, 9].map(a => \(many).map(b => \(many).map(c => \(many).map(d => 1)))).count()", false),
    ])
  func folding(text: String, isFolded: Bool) {
    #expect((evaluator.compile(text).expression?.constant != nil) == isFolded)
  }
}
