import Foundation
import Testing

/// A list of thirty rows on a terminal that draws pictures itself: all have the same poster, but for every fifth, a symbol.
struct PictureScene {
  /// Ways through the list: a page on, on, to the end, back, to the beginning, and what is typed at last.
  static let keys = ["\u{1B}[6~", "\u{1B}[B", "\u{1B}[B", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[A", "\u{1B}[H", "row 2"]

  let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    let waves = SamplePicture(name: "waves.png").path
    let rows = (1...30).map { number in
      "{ title: Row \(number), subtitle: of a test, thumbnail: \(number % 5 == 0 ? "car" : waves) }"
    }
    try runner.file(
      "pictures.yaml", "steps:\n  - List: [\(rows.joined(separator: ", "))]\n  - Choose From List: Which picture?\n")
  }

  /// - Parameter cell: the pixels of a cell; 0 for a terminal that does not say.
  func start(
    _ flags: [String] = [], size: (UInt16, UInt16) = (60, 18), cell: (UInt16, UInt16) = (0, 0),
    with environment: [String: String]
  ) throws -> Showing {
    let terminal = try PseudoTerminal(columns: size.0, rows: size.1, cell: cell)
    let session = try TerminalSession(
      runner, ["run", "pictures.yaml"] + flags, terminal: terminal, extra: environment)
    session.pipeIn("")
    return Showing(session: session, size: (Int(size.0), Int(size.1)))
  }

  /// The list while it is on a terminal.
  struct Showing {
    let session: TerminalSession
    fileprivate let size: (columns: Int, rows: Int)

    var model: ScreenModel { session.model(columns: size.columns, rows: size.rows) }

    /// Types keys one after the other, and expects after each that every row in view has its picture beside it, and nothing
    /// else has one.
    /// - Parameter lines: those that have a part of a picture, from the top.
    func type(_ keys: [String], expecting lines: (ScreenModel) -> [Int], perRow height: Int) {
      for key in keys {
        session.type(key)
        session.expect {
          let model = model
          let wanted = PictureScene.pictureRows(in: model).flatMap { $0..<$0 + height }
          return !model.isInFrame && !wanted.isEmpty && lines(model) == wanted
        }
      }
    }

    /// Ends it, and expects that nothing of it is left.
    func end() {
      session.expect { !model.isInFrame }
      let before = model
      #expect(before.surprises + before.pictures.surprises + before.sixels.surprises == [])
      // With this, the system forgets what was written and not yet read.
      session.type("\u{3}")
      #expect(session.wait() == 130)
      #expect(model.isAsBefore)
    }
  }

  /// The first lines of the rows in view that have a picture.
  private static func pictureRows(in model: ScreenModel) -> [Int] {
    let lines = model.cells.map { $0.map(\.text).joined() }
    return lines.indices.filter { line in
      guard let range = lines[line].range(of: "Row ") else { return false }
      return Int(lines[line][range.upperBound...].prefix { $0.isNumber }).map { $0 % 5 != 0 } ?? false
    }
  }
}

extension ScreenModel {
  /// The lines that have a part of a sixel picture.
  var sixelLines: [Int] { (0..<rows).filter { !sixels.columns(inRow: $0).isEmpty } }
}
