import Foundation
import Testing

/// Lists whose pictures the terminal draws itself, as sixel.
@Suite("Pictures as sixel", .serialized)
struct SixelScreenTests {
  private let scene: PictureScene

  init() throws { scene = try PictureScene() }

  private func start(
    _ flags: [String] = [], size: (UInt16, UInt16) = (60, 18), cell: (UInt16, UInt16) = (10, 20),
    with environment: [String: String] = [:]
  ) throws -> PictureScene.Showing {
    try scene.start(flags, size: size, cell: cell, with: ["TERM": "xterm-256color"].merging(environment) { $1 })
  }

  @Test("shows each picture as it is, within its cells")
  func shows() throws {
    let list = try start(["--density", "large", "--images", "sixel"], size: (110, 20))
    list.session.expect { list.model.sixels.columns(inRow: 11).contains(95) }
    list.session.expect { list.model.sixels.columns(inRow: 16).contains(3) }
    let model = list.model
    // A last strip that would not be whole is left away.
    for (row, column, columns, rows, width, height) in [(2, 2, 4, 2, 24, 36), (2, 90, 20, 10, 132, 198)] {
      let picture = model.sixels.picture(row: row, column: column, columns: columns, rows: rows)
      let shown = try #require(picture.covered)
      #expect((shown.width, shown.height) == (width, height))
      #expect(shown.likeness(to: .waves(width: width, height: height)) >= 0.9)
    }
    #expect(model.questions == [], "nothing is to be asked")
    list.end()
  }

  @Test("leaves no picture where its row was, wherever one scrolls")
  func scrolls() throws {
    let list = try start(["--images", "sixel"])
    list.type([""] + PictureScene.keys, expecting: \.sixelLines, perRow: 2)
    list.end()
  }

  @Test("draws none on the last line, behind which the screen would scroll")
  func lastLine() throws {
    let list = try start(["--images", "sixel"], size: (60, 4))
    list.session.expect { list.model.sixelLines == [2] }
    list.session.type("\u{1B}[B\u{1B}[B")
    list.session.expect { list.model.text.contains("Row 3") && list.model.sixelLines == [2] }
    list.end()
  }

  @Test("takes away what stood beside the list when the row has another, or none")
  func rests() throws {
    let list = try start(["--density", "large", "--images", "sixel"], size: (110, 20))
    list.session.expect { list.model.sixels.columns(inRow: 11).contains(95) }
    list.session.expect { list.model.sixelLines.contains(16) }
    list.session.type("\u{1B}[B\u{1B}[B\u{1B}[B\u{1B}[B")
    // The fifth row has a symbol.
    list.session.expect { !list.model.sixels.columns(inRow: 11).contains(95) }
    list.session.type("\u{1B}[A")
    list.session.expect { list.model.sixels.columns(inRow: 11).contains(95) && !list.model.isInFrame }
    list.end()
  }

  @Test("asks the terminal, and shows what it can as soon as it has replied")
  func asks() throws {
    let list = try start(cell: (0, 0))
    list.session.expect { list.model.text.contains("▀") }
    list.session.expect("\u{1B}[c")
    list.session.type("\u{1B}[6;18;9t\u{1B}[?62;4;22c")
    func seen() -> ScreenModel { list.session.model(columns: 60, rows: 18, cell: (9, 18)) }
    list.session.expect { !seen().text.contains("▀") && seen().sixels.columns(inRow: 15).contains(3) }
    let model = seen()
    #expect(model.questions == ["CSI 16t", "CSI c"])
    #expect(model.sixels.picture(row: 2, column: 2, columns: 4, rows: 2).covered?.height == 36)
    list.end()
  }

  @Test(
    "Without the size of its cells, or within a multiplexer, a terminal gets blocks",
    arguments: [[:], ["TMUX": "/tmp/tmux,1,0"], ["TERM": "screen-256color"]] as [[String: String]])
  func refused(environment: [String: String]) throws {
    let list = try start(cell: environment.isEmpty ? (0, 0) : (10, 20), with: environment)
    if environment.isEmpty {
      list.session.expect("\u{1B}[c")
      list.session.type("\u{1B}[?62;4;22c")
    }
    list.session.expect { list.model.text.contains("▀") }
    list.session.type("row 7")
    list.session.expect { list.model.text.contains("> row 7") }
    list.end()
    #expect(!list.session.screen.contains("\u{1B}P"))
  }

  @Test("Cells of another size get pictures of another size")
  func zooms() throws {
    let list = try start(["--images", "sixel"])
    list.session.expect { list.model.sixels.columns(inRow: 15).contains(3) }
    let before = list.session.screen.utf8.count
    list.session.terminal?.resize(columns: 60, rows: 18, cell: (5, 12))
    list.session.expect {
      let later = String(decoding: list.session.screen.utf8.dropFirst(before), as: UTF8.self)
      var model = ScreenModel(columns: 60, rows: 18, cell: (5, 12))
      model.feed(later)
      return model.sixels.columns(inRow: 15).contains(3)
    }
    list.session.type("\u{3}")
    #expect(list.session.wait() == 130)
  }
}
