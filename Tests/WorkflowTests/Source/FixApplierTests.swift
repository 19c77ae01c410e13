import Testing

@testable import Workflow

@Suite struct FixApplierTests {
  private let file = SourceFile(path: "a.yaml", text: "one two three")

  private func diagnostic(_ fixes: (Range<Int>, String, Bool)...) -> Diagnostic {
    Diagnostic(
      code: "test", "Wrong.", at: nil,
      fixes: fixes.map { Diagnostic.Fix("Write it", replace: SourceRange(file, $0.0), with: $0.1, isSafe: $0.2) })
  }

  private func applied(_ diagnostics: Diagnostic...) -> (text: String, count: Int) {
    let (bytes, made) = FixApplier.apply(safeFixesOf: diagnostics, to: file)
    return (String(decoding: bytes, as: UTF8.self), made.count)
  }

  @Test("Safe fixes are made, whatever their order")
  func order() {
    #expect(applied(diagnostic((8..<13, "3", true)), diagnostic((0..<3, "eins", true))) == ("eins two 3", 2))
  }

  @Test("Unsafe, overlapping and second fixes are left out")
  func leftOut() {
    #expect(applied(diagnostic((0..<3, "x", false))) == ("one two three", 0))
    #expect(applied(diagnostic((0..<5, "x", true)), diagnostic((4..<7, "y", true))) == ("xwo three", 1))
    #expect(applied(diagnostic((0..<3, "x", true), (4..<7, "y", true))) == ("x two three", 1))
  }

  @Test("Insertions are made once at a place")
  func insertions() {
    #expect(applied(diagnostic((3..<3, "!", true)), diagnostic((3..<3, "!", true))) == ("one! two three", 1))
  }

  @Test("A fix of another file is not made")
  func otherFile() {
    let other = SourceFile(path: "b.yaml", text: "one two three")
    #expect(FixApplier.apply(safeFixesOf: [diagnostic((0..<3, "x", true))], to: other).made.isEmpty)
  }
}
