import Testing

@testable import Workflow

@Suite struct SourceFileTests {
  @Test("Lines end with LF, CR LF and CR; columns count scalars and UTF-16 units")
  func positions() {
    let file = SourceFile(path: "a", text: "é🎬x\r\nb\rc\nd")
    let places = [0, 2, 6, 7, 9, 11, 13, 14, 99].map { file.position(at: $0) }
    #expect(places.map(\.line) == [1, 1, 1, 1, 2, 3, 4, 4, 4])
    #expect(places.map(\.column) == [1, 2, 3, 4, 1, 1, 1, 2, 2])
    #expect(places.map(\.utf16Column) == [1, 2, 4, 5, 1, 1, 1, 2, 2])
  }

  @Test("A byte order mark is no column, and an empty file has a first line")
  func edges() {
    #expect(SourceFile(path: "a", text: "\u{FEFF}ab").position(at: 4).column == 2)
    #expect(SourceFile(path: "a", text: "").position(at: 0).line == 1)
    #expect(SourceFile(path: "a", text: "a\n").position(at: 2).line == 2)
  }

  @Test("Reports are sorted by file and place, and an equal one is given once")
  func sorting() {
    let (a, b) = (SourceFile(path: "a", text: "xyz"), SourceFile(path: "b", text: "xyz"))
    var diagnostics = Diagnostics()
    for (file, place, code) in [(a, 2, "one"), (b, 1, "two"), (a, 0, "three"), (a, 2, "one"), (b, 0, "four")] {
      diagnostics.report(Diagnostic(code: code, "A.", at: SourceRange(file, place..<place + 1)))
    }
    diagnostics.report(Diagnostic(code: "five", "A.", at: nil))
    #expect(diagnostics.sorted.map(\.code) == ["five", "three", "one", "four", "two"])
  }
}
