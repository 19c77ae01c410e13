import Foundation
import Testing

/// Lists whose pictures the terminal draws itself, by kitty's protocol.
@Suite("Pictures by kitty's protocol", .serialized)
struct KittyScreenTests {
  private static let kitty = ["TERM": "xterm-kitty", "COLORTERM": "truecolor"]
  private static let question = "_Gi=4000000001,s=1,v=1,a=q,t=d,f=24;AAAA"
  private static let replies = "\u{1B}_Gi=4000000001;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;22c"

  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    let waves = SamplePicture(name: "waves.png").path
    let rows = (1...30).map { number in
      "{ title: Row \(number), subtitle: of a test, thumbnail: \(number % 5 == 0 ? "car" : waves) }"
    }
    try runner.file(
      "kitty.yaml", "steps:\n  - List: [\(rows.joined(separator: ", "))]\n  - Choose From List: Which picture?\n")
  }

  private func start(
    _ flags: [String] = [], size: (UInt16, UInt16) = (60, 18), with environment: [String: String]
  ) throws -> TerminalSession {
    let terminal = try PseudoTerminal(columns: size.0, rows: size.1)
    let session = try TerminalSession(
      runner, ["run", "kitty.yaml"] + flags, terminal: terminal, extra: environment)
    session.pipeIn("")
    return session
  }

  private func end(_ session: TerminalSession, size: (Int, Int) = (60, 18)) {
    session.expect { !session.model(columns: size.0, rows: size.1).isInFrame }
    let model = session.model(columns: size.0, rows: size.1)
    #expect(model.surprises + model.pictures.surprises == [])
    // With this, the system forgets what was written and not yet read.
    session.type("\u{3}")
    #expect(session.wait() == 130)
    #expect(session.model(columns: size.0, rows: size.1).isAsBefore)
  }

  @Test("shows each picture as it is, once sent and placed in every row that has it")
  func shows() throws {
    let session = try start(["--density", "large"], size: (110, 20), with: KittyScreenTests.kitty)
    session.expect { session.model(columns: 110, rows: 20).pictures.placements.count == 8 }
    let model = session.model(columns: 110, rows: 20)
    // Rows of two lines from the third on, the fifth of which has a symbol, and one beside the list.
    let placements = model.pictures.placements
    let places = placements.filter { $0.columns == 4 }.map { [$0.row, $0.column, $0.rows] }
    #expect(places == [2, 4, 6, 8, 12, 14, 16].map { [$0, 2, 2] })
    #expect(Set(placements.map(\.image)).count == 2)
    #expect(model.pictures.transmissions == 2)
    let small = try #require(model.pictures.picture(row: 2, column: 2))
    let large = try #require(model.pictures.picture(row: 2, column: 90))
    #expect((small.width, small.height) == (40, 40))
    #expect((large.width, large.height) == (200, 200))
    for (picture, width, height) in [(small, 27, 40), (large, 133, 200)] {
      let shown = try #require(picture.covered)
      #expect((shown.width, shown.height) == (width, height))
      #expect(shown.likeness(to: .waves(width: width, height: height)) >= 0.9)
    }
    // What is behind a picture is empty.
    #expect(!session.screen.contains("▀") && !session.screen.contains("▄"))
    #expect(model.questions == [], "nothing is to be asked")
    end(session, size: (110, 20))
  }

  @Test("leaves no picture where its row was, wherever one scrolls")
  func scrolls() throws {
    let session = try start(with: KittyScreenTests.kitty)
    session.expect { session.model(columns: 60, rows: 18).pictures.placements.count == 6 }
    for key in ["\u{1B}[6~", "\u{1B}[B", "\u{1B}[B", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[A", "\u{1B}[H"] {
      session.type(key)
      expectPicturesBesideTheirRows(session)
    }
    session.type("row 2")
    expectPicturesBesideTheirRows(session)
    #expect(session.model(columns: 60, rows: 18).pictures.transmissions == 1)
    end(session)
  }

  /// Every row in view has its picture beside it, and nothing else has one.
  private func expectPicturesBesideTheirRows(_ session: TerminalSession) {
    session.expect {
      let model = session.model(columns: 60, rows: 18)
      guard !model.isInFrame else { return false }
      let lines = model.cells.map { $0.map(\.text).joined() }
      let wanted = lines.indices.filter { line in
        guard let range = lines[line].range(of: "Row ") else { return false }
        return Int(lines[line][range.upperBound...].prefix { $0.isNumber }).map { $0 % 5 != 0 } ?? false
      }
      return !wanted.isEmpty && model.pictures.placements.map(\.row) == wanted
    }
    #expect(session.model(columns: 60, rows: 18).pictures.surprises == [])
  }

  @Test("asks the terminal behind the first drawing, and shows what it can as soon as it has replied")
  func asks() throws {
    let session = try start(with: ["TERM": "xterm-256color"])
    session.expect(KittyScreenTests.question)
    let before = try #require(session.screen.range(of: KittyScreenTests.question))
    #expect(session.screen[..<before.lowerBound].contains("Row 1"))
    session.expect { session.screen.contains("▀") }
    session.type(KittyScreenTests.replies)
    expectPicturesBesideTheirRows(session)
    let model = session.model(columns: 60, rows: 18)
    #expect(!model.text.contains("▀") && !model.text.contains("▄"))
    #expect(model.text.contains("type to filter"))
    #expect(model.questions == ["CSI 16t", "CSI c"])
    end(session)
  }

  @Test("stays with blocks where the terminal says that it knows nothing, or says nothing")
  func silent() throws {
    for reply in ["", "\u{1B}[?62;22c", "\u{1B}_Gi=4000000001;ENOTSUPPORTED:no\u{1B}\\\u{1B}[?6c"] {
      let session = try start(with: ["TERM": "xterm-256color"])
      session.expect(KittyScreenTests.question)
      session.type(reply + "row 3")
      session.expect { session.model(columns: 60, rows: 18).text.contains("> row 3") }
      session.expect { session.model(columns: 60, rows: 18).text.contains("▀") }
      end(session)
    }
  }

  @Test("A reply that comes with the last key is not typed to the shell")
  func drains() throws {
    let session = try runner.startShell(
      "TERM=xterm-256color $RUNNER run kitty.yaml; read -r line < /dev/tty; echo \"line: <$line>\"")
    session.expect(KittyScreenTests.question)
    session.type("\r")
    session.type(KittyScreenTests.replies)
    session.expect("?1049l")
    session.type("of mine\r")
    session.expect("line: <of mine>")
    #expect(session.wait() == 0)
  }

  @Test(
    "asks and shows nothing where it must not",
    arguments: [
      (["TMUX": "/tmp/tmux,1,0"], [], true), (["STY": "1.pts"], [], true), (["TERM": "tmux-256color"], [], true),
      (["TERM": "screen"], ["--images", "kitty"], true), ([:], ["--images", "blocks"], true),
      ([:], ["--images", "none"], false), (["NO_COLOR": "1"], ["--images", "kitty"], false),
    ] as [([String: String], [String], Bool)])
  func refused(environment: [String: String], flags: [String], hasBlocks: Bool) throws {
    let session = try start(flags, with: KittyScreenTests.kitty.merging(environment) { $1 })
    session.expect { session.model(columns: 60, rows: 18).text.contains("Row 6") }
    if hasBlocks { session.expect { session.screen.contains("▀") } }
    session.type("row 7")
    session.expect { session.model(columns: 60, rows: 18).text.contains("> row 7") }
    end(session)
    #expect(!session.screen.contains("\u{1B}_G"))
    #expect(session.screen.contains("▀") == hasBlocks)
  }

  @Test("takes everything away when it is killed", arguments: [SIGTERM, SIGHUP, SIGABRT, SIGQUIT])
  func killed(signal: Int32) throws {
    let session = try start(with: KittyScreenTests.kitty)
    session.expect { session.model(columns: 60, rows: 18).pictures.placements.count == 6 }
    session.send(signal)
    _ = session.wait()
    #expect(session.model(columns: 60, rows: 18).isAsBefore)
  }

  @Test("takes everything away while it is stopped, and shows it again behind that")
  func stopped() throws {
    let session = try runner.startShell("TERM=xterm-kitty $RUNNER run kitty.yaml; echo stopped; fg")
    session.expect { session.model().pictures.placements.count == 8 }
    session.type("\u{1A}")
    session.expect("stopped")
    let away = try #require(session.screen.range(of: "stopped"))
    var model = ScreenModel()
    model.feed(String(session.screen[..<away.lowerBound]))
    #expect(model.isAsBefore)
    session.expect { session.model().pictures.placements.count == 8 }
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.model().isAsBefore)
  }
}
