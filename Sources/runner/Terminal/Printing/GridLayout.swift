import Workflow

/// Posters side by side, in as many columns as the terminal has room for, each with its name and caption below.
struct GridLayout {
  private static let (narrowest, widest, gap) = (16, 30, 2)
  private static let mostLinesOfName = 2

  private let layout: PicturedLayout
  /// Of tiles in a row.
  private let count: Int
  /// Of a poster, whose shape is that of posters: two by three.
  private let (width, height): (Int, Int)

  init(layout: PicturedLayout) {
    self.layout = layout
    let (narrowest, gap) = (GridLayout.narrowest, GridLayout.gap)
    count = max(1, (layout.columns + gap) / (narrowest + gap))
    width = min(GridLayout.widest, (layout.columns + gap) / count - gap)
    height = min(layout.rows - 5, (width * 3 + 3) / 4)
  }

  /// A frame for each row of tiles.
  func frames(of tiles: [Tile]) -> [Frame]? {
    let end = PrintedPictures.end
    let pictures = tiles.map {
      layout.pictures.picture(of: $0.display.thumbnail, layout.form, columns: width, rows: height, until: end)
    }
    guard pictures.contains(where: { $0 != nil }) else { return nil }
    let all = Array(zip(tiles, pictures))
    return stride(from: 0, to: all.count, by: count).map { start in
      frame(of: Array(all[start..<min(start + count, all.count)]), isLast: start + count >= all.count)
    }
  }

  private func frame(of tiles: [(Tile, PrintedPicture?)], isLast: Bool) -> Frame {
    let names = tiles.map { lines(of: $0.0.display.name) }
    let wordRows = (names.map(\.count).max() ?? 0) + 1
    var frame = Frame(columns: layout.columns, rows: height + wordRows + (isLast ? 0 : 1))
    for (place, (tile, picture)) in tiles.enumerated() {
      let column = place * (width + GridLayout.gap)
      if let picture {
        picture.put(into: &frame, row: 0, column: column, columns: width, rows: height)
      } else {
        putSymbol(of: tile.display.thumbnail, at: column, into: &frame)
      }
      for (line, text) in names[place].enumerated() {
        frame.put(text, row: height + line, column: column, width: width, style: .heading)
      }
      frame.put(
        tile.captioned.subtitle ?? "", row: height + names[place].count, column: column, width: width, style: .subtitle)
    }
    return frame
  }

  private func lines(of name: String) -> [String] {
    let lines = TerminalText.cleaned(name).broken(to: width, breaksWords: true)
    let kept = lines.prefix(GridLayout.mostLinesOfName)
    guard lines.count > kept.count else { return lines }
    return kept.dropLast() + [lines[(kept.count - 1)...].joined(separator: " ")]
  }

  /// A plain field with the symbol in its middle.
  private func putSymbol(of thumbnail: Thumbnail?, at column: Int, into frame: inout Frame) {
    let style = CellStyle(nil, on: .palette(236))
    let blank = String(repeating: " ", count: width)
    for row in 0..<height { frame.put(blank, row: row, column: column, style: style) }
    let symbol = layout.symbols.cell(for: thumbnail ?? .symbol("photo"))
    frame.put(symbol, row: height / 2, column: column + width / 2 - 1, width: 3, style: style)
  }
}
