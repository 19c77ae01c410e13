import Foundation
import Testing

/// Lists whose pictures the terminal draws itself, as sixel.
@Suite("Pictures as sixel", .serialized)
struct SixelScreenTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    let waves = SamplePicture(name: "waves.png").path
    let rows = (1...30).map { number in
      "{ title: Row \(number), subtitle: of a test, thumbnail: \(number % 5 == 0 ? "car" : waves) }"
    }
    try runner.file(
      "sixel.yaml", "steps:\n  - List: [\(rows.joined(separator: ", "))]\n  - Choose From List: Which picture?\n")
  }

  private func start(
    _ flags: [String] = [], size: (UInt16, UInt16) = (60, 18), cell: (UInt16, UInt16) = (10, 20),
    with environment: [String: String] = [:]
  ) throws -> TerminalSession {
    let terminal = try PseudoTerminal(columns: size.0, rows: size.1, cell: cell)
    let extra = ["TERM": "xterm-256color"].merging(environment) { $1 }
    let session = try TerminalSession(runner, ["run", "sixel.yaml"] + flags, terminal: terminal, extra: extra)
    session.pipeIn("")
    return session
  }

  private func end(_ session: TerminalSession, size: (Int, Int) = (60, 18)) {
    session.expect { !session.model(columns: size.0, rows: size.1).isInFrame }
    let model = session.model(columns: size.0, rows: size.1)
    #expect(model.surprises + model.sixels.surprises == [])
    // With this, the system forgets what was written and not yet read.
    session.type("\u{3}")
    #expect(session.wait() == 130)
    #expect(session.model(columns: size.0, rows: size.1).isAsBefore)
  }

  @Test("shows each picture as it is, within its cells")
  func shows() throws {
    let session = try start(["--density", "large", "--images", "sixel"], size: (110, 20))
    session.expect { session.model(columns: 110, rows: 20).sixels.columns(inRow: 11).contains(95) }
    session.expect { session.model(columns: 110, rows: 20).sixels.columns(inRow: 16).contains(3) }
    let model = session.model(columns: 110, rows: 20)
    // A last strip that would not be whole is left away.
    for (row, column, columns, rows, width, height) in [(2, 2, 4, 2, 24, 36), (2, 90, 20, 10, 132, 198)] {
      let picture = model.sixels.picture(row: row, column: column, columns: columns, rows: rows)
      let shown = try #require(picture.covered)
      #expect((shown.width, shown.height) == (width, height))
      #expect(shown.likeness(to: .waves(width: width, height: height)) >= 0.9)
    }
    #expect(model.questions == [], "nothing is to be asked")
    end(session, size: (110, 20))
  }

  @Test("leaves no picture where its row was, wherever one scrolls")
  func scrolls() throws {
    let session = try start(["--images", "sixel"])
    for key in ["", "\u{1B}[6~", "\u{1B}[B", "\u{1B}[B", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[A", "\u{1B}[H", "row 2"] {
      session.type(key)
      expectPicturesBesideTheirRows(session)
    }
    end(session)
  }

  private func expectPicturesBesideTheirRows(_ session: TerminalSession) {
    session.expect {
      let model = session.model(columns: 60, rows: 18)
      guard !model.isInFrame else { return false }
      let lines = model.cells.map { $0.map(\.text).joined() }
      let wanted = lines.indices.filter { line in
        guard let range = lines[line].range(of: "Row ") else { return false }
        return Int(lines[line][range.upperBound...].prefix { $0.isNumber }).map { $0 % 5 != 0 } ?? false
      }
      let found = lines.indices.filter { !model.sixels.columns(inRow: $0).isEmpty }
      return !wanted.isEmpty && found == wanted.flatMap { [$0, $0 + 1] }
    }
  }

  @Test("asks the terminal, and shows what it can as soon as it has replied")
  func asks() throws {
    let session = try start(cell: (0, 0))
    session.expect { session.model(columns: 60, rows: 18).text.contains("▀") }
    session.expect("\u{1B}[c")
    session.type("\u{1B}[6;18;9t\u{1B}[?62;4;22c")
    session.expect { !session.model(columns: 60, rows: 18, cell: (9, 18)).text.contains("▀") }
    session.expect { session.model(columns: 60, rows: 18, cell: (9, 18)).sixels.columns(inRow: 15).contains(3) }
    let model = session.model(columns: 60, rows: 18, cell: (9, 18))
    #expect(model.questions == ["CSI 16t", "CSI c"])
    #expect(model.sixels.picture(row: 2, column: 2, columns: 4, rows: 2).covered?.height == 36)
    end(session)
  }

  @Test(
    "Without the size of its cells, or within a multiplexer, a terminal gets blocks",
    arguments: [[:], ["TMUX": "/tmp/tmux,1,0"], ["TERM": "screen-256color"]] as [[String: String]])
  func refused(environment: [String: String]) throws {
    let session = try start(cell: environment.isEmpty ? (0, 0) : (10, 20), with: environment)
    if environment.isEmpty {
      session.expect("\u{1B}[c")
      session.type("\u{1B}[?62;4;22c")
    }
    session.expect { session.model(columns: 60, rows: 18).text.contains("▀") }
    session.type("row 7")
    session.expect { session.model(columns: 60, rows: 18).text.contains("> row 7") }
    end(session)
    #expect(!session.screen.contains("\u{1B}P"))
  }

  @Test("Cells of another size get pictures of another size")
  func zooms() throws {
    let session = try start(["--images", "sixel"])
    session.expect { session.model(columns: 60, rows: 18).sixels.columns(inRow: 15).contains(3) }
    let before = session.screen.utf8.count
    session.terminal?.resize(columns: 60, rows: 18, cell: (5, 12))
    session.expect {
      let later = String(decoding: session.screen.utf8.dropFirst(before), as: UTF8.self)
      var model = ScreenModel(columns: 60, rows: 18, cell: (5, 12))
      model.feed(later)
      return model.sixels.columns(inRow: 15).contains(3)
    }
    session.type("\u{3}")
    #expect(session.wait() == 130)
  }
}
