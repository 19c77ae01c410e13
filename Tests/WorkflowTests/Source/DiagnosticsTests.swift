import Testing

@testable import Workflow

@Suite("Very many diagnostics")
struct DiagnosticsTests {
  private let file = SourceFile(path: "a.yaml", text: "a")

  private func diagnostic(_ severity: Diagnostic.Severity = .error, _ number: Int = 0) -> Diagnostic {
    Diagnostic(severity, code: "wrong", "Number \(number) is wrong.", at: SourceRange(file, 0..<1))
  }

  @Test("Beyond the limit they are counted, and not even made")
  func counted() {
    var diagnostics = Diagnostics()
    var made = 0
    func make() -> Diagnostic {
      made += 1
      return diagnostic(.error, made)
    }
    for _ in 0..<10_000 { diagnostics.report(make()) }
    #expect(made == Diagnostics.limit)
    #expect(diagnostics.all.count == Diagnostics.limit)
    #expect(diagnostics.omitted == 10_000 - Diagnostics.limit)
  }

  @Test("Warnings do not hide an error")
  func warnings() {
    var diagnostics = Diagnostics()
    for _ in 0..<Diagnostics.limit { diagnostics.report(diagnostic(.warning)) }
    #expect(!diagnostics.hasErrors)
    diagnostics.report(diagnostic())
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.all.last?.severity == .error)
  }

  @Test("What comes behind others has the room that they leave")
  func behind() {
    var first = Diagnostics()
    for _ in 0..<Diagnostics.limit { first.report(diagnostic()) }
    var second = Diagnostics(behind: first)
    second.report(diagnostic())
    #expect(second.all.isEmpty)
    #expect(second.hasErrors)
    first.report(contentsOf: second)
    #expect(first.omitted == 1)
  }

  @Test("A person is told how many there are")
  func told() {
    let shown = (0..<60).map { diagnostic(.error, $0) }
    let text = DiagnosticRenderer(isColored: false).text(shown, omitted: 5)
    #expect(text.hasSuffix("\n15 more problems.\n"))
  }
}
