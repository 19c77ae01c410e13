import Foundation
import Testing

/// Lists whose pictures the terminal draws itself, by kitty's protocol.
@Suite("Pictures by kitty's protocol", .serialized)
struct KittyScreenTests {
  private static let kitty = ["TERM": "xterm-kitty", "COLORTERM": "truecolor"]
  private static let question = "_Gi=2000000001,s=1,v=1,a=q,t=d,f=24;AAAA"
  private static let replies = "\u{1B}_Gi=2000000001;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;22c"

  private let scene: PictureScene

  init() throws { scene = try PictureScene() }

  private func start(
    _ flags: [String] = [], size: (UInt16, UInt16) = (60, 18), with environment: [String: String]
  ) throws -> PictureScene.Showing { try scene.start(flags, size: size, with: environment) }

  @Test("shows each picture as it is, once sent and placed in every row that has it")
  func shows() throws {
    let list = try start(["--density", "large"], size: (110, 20), with: KittyScreenTests.kitty)
    list.session.expect { list.model.pictures.placements.count == 8 }
    let model = list.model
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
    #expect(!list.session.screen.contains("▀") && !list.session.screen.contains("▄"))
    #expect(model.questions == [], "nothing is to be asked")
    list.end()
  }

  @Test("leaves no picture where its row was, wherever one scrolls")
  func scrolls() throws {
    let list = try start(with: KittyScreenTests.kitty)
    list.session.expect { list.model.pictures.placements.count == 6 }
    list.type(PictureScene.keys, expecting: { $0.pictures.placements.map(\.row) }, perRow: 1)
    #expect(list.model.pictures.transmissions == 1)
    list.end()
  }

  @Test("asks the terminal behind the first drawing, and shows what it can as soon as it has replied")
  func asks() throws {
    let list = try start(with: ["TERM": "xterm-256color"])
    list.session.expect(KittyScreenTests.question)
    let before = try #require(list.session.screen.range(of: KittyScreenTests.question))
    #expect(list.session.screen[..<before.lowerBound].contains("Row 1"))
    list.session.expect { list.session.screen.contains("▀") }
    list.session.type(KittyScreenTests.replies)
    list.type([""], expecting: { $0.pictures.placements.map(\.row) }, perRow: 1)
    let model = list.model
    #expect(!model.text.contains("▀") && !model.text.contains("▄"))
    #expect(model.text.contains("type to filter"))
    #expect(model.questions == ["CSI 16t", "CSI c"])
    list.end()
  }

  @Test("stays with blocks where the terminal says that it knows nothing, or says nothing")
  func silent() throws {
    for reply in ["", "\u{1B}[?62;22c", "\u{1B}_Gi=2000000001;ENOTSUPPORTED:no\u{1B}\\\u{1B}[?6c"] {
      let list = try start(with: ["TERM": "xterm-256color"])
      list.session.expect(KittyScreenTests.question)
      list.session.type(reply + "row 3")
      list.session.expect { list.model.text.contains("> row 3") }
      list.session.expect { list.model.text.contains("▀") }
      list.end()
    }
  }

  @Test("A reply that comes with the last key is not typed to the shell")
  func drains() throws {
    let session = try scene.runner.startShell(
      "TERM=xterm-256color $RUNNER run pictures.yaml; read -r line < /dev/tty; echo \"line: <$line>\"")
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
    let list = try start(flags, with: KittyScreenTests.kitty.merging(environment) { $1 })
    list.session.expect { list.model.text.contains("Row 6") }
    if hasBlocks { list.session.expect { list.session.screen.contains("▀") } }
    list.session.type("row 7")
    list.session.expect { list.model.text.contains("> row 7") }
    list.end()
    #expect(!list.session.screen.contains("\u{1B}_G"))
    #expect(list.session.screen.contains("▀") == hasBlocks)
  }

  @Test("takes everything away when it is killed", arguments: [SIGTERM, SIGHUP, SIGABRT, SIGQUIT])
  func killed(signal: Int32) throws {
    let list = try start(with: KittyScreenTests.kitty)
    list.session.expect { list.model.pictures.placements.count == 6 }
    list.session.send(signal)
    _ = list.session.wait()
    #expect(list.model.isAsBefore)
  }

  @Test("takes everything away while it is stopped, and shows it again behind that")
  func stopped() throws {
    let session = try scene.runner.startShell("TERM=xterm-kitty $RUNNER run pictures.yaml; echo stopped; fg")
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
