import Foundation
import Testing
import Workflow

@testable import runner

@Suite("Reading rows")
struct RowReaderTests {
  /// Reads what a thread writes into a pipe.
  private func read(
    _ format: RowFormat = .lines, separator: UInt8 = 0x0A, memoryLimit: Int = RowReader.memoryLimit,
    from write: @escaping @Sendable (FileHandle) throws -> Void
  ) -> RowStore {
    let pipe = Pipe()
    let store = RowStore()
    Thread.detachNewThread {
      // A pipe that nobody reads any more is an error of the call, and not the end of all tests.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      try? write(pipe.fileHandleForWriting)
      try? pipe.fileHandleForWriting.close()
    }
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    RowReader(descriptor: descriptor, format: format, separator: separator, store: store, memoryLimit: memoryLimit)
      .read()
    try? pipe.fileHandleForReading.close()
    return store
  }

  private func read(_ format: RowFormat = .lines, separator: UInt8 = 0x0A, bytes: [UInt8]) -> RowSnapshot {
    read(format, separator: separator) { try $0.write(contentsOf: Data(bytes)) }.snapshot
  }

  @Test(
    "Rows are what stands between separators, and the last one may lack its own",
    arguments: [
      ("a\nb\n", ["a", "b"]), ("a\nb", ["a", "b"]), ("", []), ("\n", [""]), ("a\n\nb", ["a", "", "b"]),
    ])
  func lines(text: String, names: [String]) {
    let rows = read(bytes: Array(text.utf8))
    #expect((0..<rows.count).map { rows.row(at: $0).name } == names)
  }

  @Test("Many rows of any length arrive whole, however they are cut on their way")
  func blocks() {
    let lines = (0..<30_000).map { "\($0) " + String(repeating: "x", count: $0 * 7919 % 200) }
    let rows = read { file in
      let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
      for start in stride(from: 0, to: bytes.count, by: 4999) {
        try file.write(contentsOf: Data(bytes[start..<min(start + 4999, bytes.count)]))
      }
    }.snapshot
    #expect(rows.count == lines.count)
    #expect(lines.indices.allSatisfy { rows.row(at: $0).name == lines[$0] })
    #expect(rows.chunks.count < 40)
  }

  @Test(
    "What is shown is clean, and what is printed is as it came",
    arguments: [
      (Array("tab\there".utf8), "tab here"), ([0x63, 0xE9, 0x21], "c\u{FFFD}!"), (Array("a\r".utf8), "a"),
      (Array("\u{1B}[31m".utf8), "\\x1b[31m"), (Array("a\u{202E}b".utf8), "ab"), ([0xFF], "\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), (Array("plain é 東 🍕".utf8), "plain é 東 🍕"),
    ])
  func cleaned(bytes: [UInt8], name: String) {
    let rows = read(bytes: Array("first\n".utf8) + bytes + Array("\nlast\n".utf8))
    #expect((0..<rows.count).map { rows.row(at: $0).name } == ["first", name, "last"])
    #expect((0..<rows.count).map { Array(rows.value(at: $0)) } == [Array("first".utf8), bytes, Array("last".utf8)])
  }

  @Test("Queries see what is shown")
  func searchesWhatIsShown() {
    let rows = read(bytes: Array("a\tb\n\u{1B}c\ncaf\u{E9}\r\n".utf8))
    let found = { (query: String) in RankedRows(of: Query(query), in: rows).count }
    #expect(found("'a\\ b") == 1)
    #expect(found("x1bc") == 1)
    #expect(found("cafe$") == 1)
  }

  @Test("What comes without end is cut at a limit, with a warning, and what came before is kept")
  func endless() throws {
    let store = read(memoryLimit: 1 << 20) { file in
      let block = Data(String(repeating: "y\n", count: 1000).utf8)
      while true { try file.write(contentsOf: block) }
    }
    #expect(store.snapshot.count > 10_000)
    #expect(store.snapshot.size < 2 << 20)
    guard case .cut(let diagnostic)? = store.snapshot.end else { throw Missing.end }
    #expect(diagnostic.code == "too-many-rows")
    #expect(diagnostic.severity == .warning)
  }

  private enum Missing: Error { case end }

  @Test("A row without end is an error")
  func endlessRow() throws {
    let store = read { file in
      let block = Data(repeating: 0, count: 1 << 16)
      while true { try file.write(contentsOf: block) }
    }
    #expect(store.fault?.code == "row-too-long")
  }

  @Test("JSON Lines and CSV give the same rows")
  func formats() {
    let json = """
      {"display": "Star Wars", "subtitle": "1977", "thumbnail": "star", "section": "Old"}
      {"display": "Dune", "thumbnail": "./dune.png", "section": "New"}
      """
    let csv = "section,display,subtitle,thumbnail\nOld,Star Wars,1977,star\nNew,Dune,,./dune.png\n"
    let expected = [
      DisplayRepresentation("Star Wars", subtitle: "1977", thumbnail: .symbol("star"), section: "Old"),
      DisplayRepresentation("Dune", thumbnail: .path("./dune.png"), section: "New"),
    ]
    for rows in [read(.jsonl, bytes: Array(json.utf8)), read(.csv, bytes: Array(csv.utf8))] {
      #expect((0..<rows.count).map { rows.row(at: $0) } == expected)
      #expect(rows.sections == ["Old", "New"])
    }
  }
}
