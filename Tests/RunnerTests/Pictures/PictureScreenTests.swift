import Foundation
import Testing

/// Pictures in lists on the whole screen.
@Suite("Pictures in lists", .serialized)
struct PictureScreenTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    let rows = [
      ("Plain", SamplePicture(name: "plain.png").path), ("Palette", SamplePicture(name: "palette.png").path),
      ("With a hole", SamplePicture(name: "lossless.webp").path), ("None", "\(runner.folder.path)/none.png"),
      ("Damaged", try runner.file("damaged.png", "\u{89}PNG")), ("Symbol", "car"),
    ]
    let list = rows.map { "{ title: \($0), subtitle: of a test, thumbnail: \($1) }" }.joined(separator: ", ")
    try runner.file("pictures.yaml", "steps:\n  - List: [\(list)]\n  - Choose From List: Which picture?\n")
  }

  private static let depths = [
    "true-colour": ["COLORTERM": "truecolor"], "256-colours": ["TERM": "xterm-256color"],
    "16-colours": ["TERM": "xterm"],
  ]
  private static let sizes = ["compact": (60, 12), "normal": (60, 18), "large": (110, 18)]

  @Test("looks as it did", arguments: depths.keys.sorted(), sizes.keys.sorted())
  func looks(depth: String, density: String) throws {
    let (columns, rows) = try #require(PictureScreenTests.sizes[density])
    let session = try start(["--density", density], size: (columns, rows), PictureScreenTests.depths[depth] ?? [:])
    // Three rows have pictures, of as many lines as rows have; the highlighted one has one of seven lines beside the list.
    session.expect {
      let model = session.model(columns: columns, rows: rows)
      return model.text.contains("Symbol") && !model.isInFrame
        && PictureScreenTests.lines(of: model, columns: 0..<8) == (density == "compact" ? 3 : 6)
        && PictureScreenTests.lines(of: model, columns: 88..<110) == (density == "large" ? 7 : 0)
    }
    let model = session.model(columns: columns, rows: rows)
    try GoldenScreen.expect(model.styledText, equals: "pictures-\(density)-\(depth)")
    #expect(model.surprises == [])
    session.type("\u{3}")
    #expect(session.wait() == 130)
    session.expect { session.model(columns: columns, rows: rows).isAsBefore }
  }

  @Test("No colours, no pictures", arguments: [["NO_COLOR": "1"], ["LANG": "C"]])
  func refused(environment: [String: String]) throws {
    let session = try start([], size: (60, 18), environment)
    session.expect { session.model(columns: 60, rows: 18).text.contains("Symbol") }
    session.type("sym")
    session.expect { session.model(columns: 60, rows: 18).text.contains("1/6") }
    #expect(!session.screen.contains("▀") && !session.screen.contains("▄"))
    session.type("\u{3}")
    #expect(session.wait() == 130)
  }

  private func start(
    _ flags: [String], size: (Int, Int), _ environment: [String: String]
  ) throws -> TerminalSession {
    let terminal = try PseudoTerminal(columns: UInt16(size.0), rows: UInt16(size.1))
    let session = try TerminalSession(
      runner, ["run", "pictures.yaml"] + flags, terminal: terminal, extra: environment)
    session.pipeIn("")
    return session
  }

  /// How many lines of the screen have a part of a picture in some columns.
  private static func lines(of model: ScreenModel, columns: Range<Int>) -> Int {
    model.cells.count { line in line.indices.clamped(to: columns).contains { "▀▄".contains(line[$0].text) } }
  }
}
