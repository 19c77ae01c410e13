import TestSupport
import Testing

@testable import runner

@Suite("Frames are painted by their differences")
struct FramePainterTests {
  private func frame(_ lines: String..., columns: Int = 10) -> Frame {
    var frame = Frame(columns: columns, rows: lines.count)
    for (row, line) in lines.enumerated() { frame.put(line, row: row, column: 0) }
    return frame
  }

  private func painted(_ frames: Frame..., depth: ColorDepth = .sixteen) -> String {
    var painter = FramePainter(depth: depth)
    return frames.map { String(decoding: painter.bytes(for: $0), as: UTF8.self) }.last ?? ""
  }

  private static func update(_ text: String) -> String { "\u{1B}[?2026h\u{1B}[?25l" + text + "\u{1B}[?2026l" }

  @Test("What is shown already costs nothing")
  func same() {
    #expect(painted(frame("abc"), frame("abc")) == "")
  }

  @Test("Only what changed in a row of ASCII is written, at its place")
  func changes() {
    #expect(painted(frame("abcdef"), frame("abXdeY")) == Self.update("\u{1B}[1;3HX\u{1B}[6GY"))
  }

  @Test("A row in which a wide character comes or goes is written whole, and behind each such character its place")
  func wide() {
    let text = painted(frame("a日b"), frame("a月b"))
    #expect(text == Self.update("\u{1B}[1;1H\u{1B}[2K\u{1B}[1;1Ha月\u{1B}[4Gb"))
  }

  @Test(
    "A character that some terminals think to be wide takes the one behind it with it, and no other",
    arguments: [
      ("aéb", "aèb", "\u{1B}[1;2Hè\u{1B}[3Gb"), ("aéb", "axb", "\u{1B}[1;2Hxb"),
      ("▀▀ab", "▀▄ab", "\u{1B}[1;2H▄\u{1B}[3Ga"), ("é日b", "é日c", "\u{1B}[1;4Hc"),
      ("a·  b", "a·  c", "\u{1B}[1;5Hc"), ("a   b", "a·  b", "\u{1B}[1;2H·"),
    ])
  func doubtful(old: String, new: String, written: String) {
    #expect(painted(frame(old), frame(new)) == Self.update(written))
  }

  @Test("However a screen came about, it shows what its last frame says", arguments: 1...40)
  func anyWay(seed: Int) {
    var chance = SplitMix(seed: UInt64(seed))
    let characters = ["a", "b", " ", " ", "é", "·", "▀", "▄", "❯", "日", "🖼", "👩‍👩‍👧", "e\u{301}", "ש"]
    let styles = [CellStyle.plain, .heading, .subtitle, CellStyle(.rgb(red: 1, green: 2, blue: 3), on: .palette(9))]
    func change(_ frame: inout Frame) {
      for _ in 0..<Int.random(in: 1...6, using: &chance) {
        let text = (0..<Int.random(in: 1...5, using: &chance)).map { _ in
          characters.randomElement(using: &chance) ?? ""
        }
        frame.put(
          text.joined(), row: Int.random(in: 0..<4, using: &chance), column: Int.random(in: 0..<20, using: &chance),
          style: styles.randomElement(using: &chance) ?? .plain)
      }
    }
    var (painter, model) = (FramePainter(depth: .full), ScreenModel(columns: 20, rows: 4))
    for _ in 0..<30 {
      var frame = Frame(columns: 20, rows: 4)
      change(&frame)
      model.feed(String(decoding: painter.bytes(for: frame), as: UTF8.self))
      var (other, fresh) = (FramePainter(depth: .full), ScreenModel(columns: 20, rows: 4))
      fresh.feed(String(decoding: other.bytes(for: frame), as: UTF8.self))
      #expect(model.styledText == fresh.styledText)
      #expect(model.surprises == [])
    }
  }

  @Test("Where a terminal draws a character wider than it is, all that stands behind it is seen", arguments: 1...40)
  func wider(seed: Int) {
    var chance = SplitMix(seed: UInt64(seed))
    let characters = ["a", "b", " ", " ", " ", "日", "👩‍👩‍👧", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽"]
    var (painter, model) = (FramePainter(depth: .full), ScreenModel(columns: 24, rows: 1, counting: .scalars))
    model.feed("\u{1B}[?7l")
    for _ in 0..<30 {
      let text = (0..<12).map { _ in characters.randomElement(using: &chance) ?? "" }.joined()
      let style = [CellStyle.plain, .heading].randomElement(using: &chance) ?? .plain
      var frame = Frame(columns: 24, rows: 1)
      frame.put(text, row: 0, column: 0, style: style)
      model.feed(String(decoding: painter.bytes(for: frame), as: UTF8.self))
      for (cell, shown) in zip(frame.row(0), model.cells[0]) where cell.isPlain { #expect(cell.text == shown.text) }
      #expect(model.surprises == [])
    }
  }

  @Test("Twenty posters, each of twelve colours of its own, take less than the 6 kB that a page of them may")
  func posters() {
    var chance = SplitMix(seed: 6)
    func shade() -> UInt8 { UInt8.random(in: 100...255, using: &chance) }
    var (painter, frame) = (FramePainter(depth: .full), Frame(columns: 90, rows: 43))
    var size = painter.bytes(for: frame).count
    for poster in 0..<20 {
      let pixels = (0..<12 * 4).map { $0 % 4 == 3 ? 255 : shade() }
      let picture = BlockPicture(Bitmap(width: 3, height: 4, pixels: pixels), .full)
      frame.put(picture, row: 3 + poster * 2, column: 3, columns: 4, rows: 2)
      // One after the other, as they come at worst.
      size += painter.bytes(for: frame).count
    }
    #expect(size < 6000)
  }

  @Test("Another size, and what was lost, are drawn from an empty screen")
  func whole() {
    #expect(painted(frame("a"), frame("a", columns: 5)).contains("\u{1B}[2J"))
    var painter = FramePainter(depth: .none)
    _ = painter.bytes(for: frame("a"))
    painter.forget()
    #expect(String(decoding: painter.bytes(for: frame("a")), as: UTF8.self).contains("\u{1B}[2J"))
  }

  @Test("The screen has no room for a wide character in its last column, nor beyond its edges for anything")
  func edges() {
    var frame = Frame(columns: 3, rows: 1)
    frame.put("日本", row: 0, column: 0)
    #expect(frame.text == "日…")
    frame.put("x", row: 1, column: 0)
    frame.put("x", row: 0, column: 3)
    frame.put("x", row: -1, column: -1)
    #expect(frame.text == "日…")
    var nothing = Frame(columns: 0, rows: 0)
    nothing.put("x", row: 0, column: 0)
    #expect(nothing.text == "")
    #expect(painted(Frame(columns: 1, rows: 1)).contains("\u{1B}[2J"))
  }

  @Test("What is put into a frame is cleaned, and marks stay with their letter")
  func cleaned() {
    var frame = Frame(columns: 10, rows: 1)
    frame.put("a\u{1B}b", row: 0, column: 0)
    #expect(frame.text == "a\\x1bb")
    frame = Frame(columns: 10, rows: 1)
    frame.put("e\u{301}\u{200B}x", row: 0, column: 0)
    #expect(frame.row(0).prefix(2).map(\.text) == ["e\u{301}\u{200B}", "x"])
  }

  static let colors: [(CellStyle, ColorDepth, String)] = [
    (CellStyle(.rgb(red: 255, green: 0, blue: 0), .bold), .full, "1;38;2;255;0;0"),
    (CellStyle(.rgb(red: 255, green: 0, blue: 0), .bold), .palette, "1;38;5;196"),
    (CellStyle(.rgb(red: 250, green: 5, blue: 5), .bold), .sixteen, "1;91"),
    (CellStyle(.rgb(red: 128, green: 128, blue: 128), .bold), .palette, "1;38;5;244"),
    (CellStyle(.theme(3), on: .palette(236)), .palette, "33;48;5;236"),
    (CellStyle(.theme(3), on: .palette(236)), .sixteen, "33;40"),
    (CellStyle(.theme(12), on: .theme(9), .underlined), .sixteen, "4;94;101"),
    (CellStyle(.theme(3), on: .palette(236), .reversed), .none, "7"),
  ]

  @Test("A colour is the nearest that the terminal has", arguments: colors)
  func depths(_ style: CellStyle, _ depth: ColorDepth, _ parameters: String) {
    #expect(style.sequence(depth, after: .plain) == "\u{1B}[\(parameters)m")
    #expect(style.sequence(depth, after: style) == "")
  }

  static let successions: [(CellStyle, CellStyle, String)] = [
    (CellStyle(.theme(3), on: .theme(4)), CellStyle(.theme(3), on: .theme(5)), "45"),
    (CellStyle(.theme(3), on: .theme(4)), CellStyle(.theme(2), on: .theme(4)), "32"),
    (CellStyle(.theme(3), on: .theme(4)), CellStyle(.theme(2), on: .theme(4), .bold), "1;32"),
    (CellStyle(.theme(3), on: .theme(4)), CellStyle(.theme(3)), "0;33"),
    (CellStyle(.theme(3), on: .theme(4), .bold), CellStyle(.theme(3), on: .theme(4)), "0;33;44"),
    (CellStyle(.theme(3), .bold), .plain, "0"), (.plain, .heading, "1"),
  ]

  @Test(
    "Of a style is said what differs from the one before, and all of it where something is taken back",
    arguments: successions)
  func differences(_ old: CellStyle, _ new: CellStyle, _ parameters: String) {
    #expect(new.sequence(.sixteen, after: old) == "\u{1B}[\(parameters)m")
  }
}
