import Foundation
import Testing

@testable import Workflow

@Suite struct DiagnosticRendererTests {
  private static let movies = SourceFile(
    path: "Workflows/movie-night.yaml",
    text: String(repeating: "\n", count: 9)
      + "name: 日本\te\u{301}🎬 x\nsteps:\n  - Get Movies: { lists: popular }\n  - Do:\n      a: 1\n"
      + "      b: 2\n")
  private static let boards = SourceFile(
    path: "b\u{1B}[31m.yaml", text: "one\n" + String(repeating: "long ", count: 2000) + "end")

  private static func range(_ text: String, in file: SourceFile = movies) -> SourceRange {
    let (bytes, part) = (file.bytes, Array(text.utf8))
    let start = bytes.indices.first { bytes[$0...].starts(with: part) } ?? 0
    return SourceRange(file, start..<start + part.count)
  }

  /// One of each form.
  static let diagnostics: [Diagnostic] = [
    Diagnostic(
      code: "unknown-parameter", "`Get Movies` has no parameter `lists`.", at: range("lists"),
      hint: "did you mean `list`?",
      notes: [Diagnostic.Note("its parameters are `list`, `page`, `language`, `region`.")],
      fixes: [Diagnostic.Fix("Write `list`", replace: range("lists"), with: "list", isSafe: true)]),
    Diagnostic(.warning, code: "wide", "Wide characters move the caret.", at: range("🎬 x"), hint: "here"),
    Diagnostic(code: "tab", "A tab is one column.", at: range("e\u{301}")),
    Diagnostic(code: "lines", "A range of several lines.", at: range("Do:\n      a: 1\n      b"), hint: "all of it"),
    Diagnostic(code: "two-lines", "A range of two lines.", at: range("a: 1\n      b: 2\n")),
    Diagnostic(
      code: "two-files", "Another file explains it.", at: range("steps"),
      notes: [
        Diagnostic.Note("its end is far.", at: range("end", in: boards)), Diagnostic.Note("the first line is short."),
        Diagnostic.Note("it is this.", at: range("one", in: boards)),
      ]),
    Diagnostic(code: "no-place", "It has no\nplace.\u{1B}[0m", at: nil, hint: "none at all"),
    Diagnostic(code: "end", "It is at the end.", at: SourceRange(boards, 10_007..<10_007)),
  ]

  @Test("Each form of a diagnostic is shown as in its golden", arguments: diagnostics)
  func text(_ diagnostic: Diagnostic) throws {
    try Golden.expect(
      DiagnosticRenderer(isColored: false).text(diagnostic), equals: "diagnostics/\(diagnostic.code).txt")
  }

  @Test("Colours are the only control characters")
  func colours() throws {
    let text = DiagnosticRenderer(isColored: true).text(Self.diagnostics)
    try Golden.expect(text.replacing("\u{1B}", with: "␛"), equals: "diagnostics/coloured.txt")
  }

  @Test("What is beyond the limit is counted")
  func limit() {
    let many = Self.diagnostics + [Self.diagnostics[0]]
    let text = DiagnosticRenderer(isColored: false, limit: 1).text(many)
    #expect(text.hasSuffix("\n7 more errors and 1 more warning.\n"))
    #expect(DiagnosticRenderer(isColored: false, limit: 1).text(Array(many.prefix(2))).hasSuffix("\n1 more warning.\n"))
  }

  @Test("The report for editors is JSON")
  func json() throws {
    try Golden.expect(DiagnosticReport.json(Self.diagnostics), equals: "diagnostics/report.json")
    #expect(DiagnosticReport.json([]) == "[]\n")
  }

  @Test("The report for code hosts is SARIF")
  func sarif() throws {
    try Golden.expect(SARIFReport.sarif(Self.diagnostics, version: "1.0"), equals: "diagnostics/report.sarif")
  }
}
