import Workflow

/// Draws a visual list. It scrolls the list so that the highlighted row is on the screen.
struct ListDrawing {
  /// What is shown of a row without a name.
  private static let nameless = "(no name)"

  private let question: Question
  private let layout: ListLayout
  private var state: ListState
  private var frame: Frame
  /// The row that is shown larger beside the list.
  private let place: Int?
  private let preview: [String]
  private let pictures: PictureWall?

  private init(
    _ question: Question, _ state: ListState, _ layout: ListLayout, _ place: Int?, _ preview: [String],
    _ pictures: PictureWall?
  ) {
    self.question = question
    self.state = state
    self.layout = layout
    self.place = place
    self.preview = preview
    self.pictures = pictures
    frame = Frame(columns: layout.columns, rows: layout.rows)
  }

  /// - Parameters:
  ///   - place: that of the row which is shown larger beside the list.
  ///   - preview: what a command says about the highlighted row.
  ///   - pictures: where there are pictures instead of their symbols.
  static func frame(
    of question: Question, _ state: inout ListState, in layout: ListLayout, beside place: Int?, preview: [String] = [],
    pictures: PictureWall? = nil
  ) -> Frame {
    var drawing = ListDrawing(question, state, layout, place, preview, pictures)
    drawing.draw()
    pictures?.fill()
    state.top = drawing.state.top
    state.page = drawing.state.page
    return drawing.frame
  }

  private mutating func draw() {
    guard layout.columns > 0, layout.rows > 0 else { return }
    let heading = heading
    let foot = layout.showsFoot ? foot : []
    let body = layout.body(heading: heading.count, foot: foot.count)
    if layout.showsQuestion {
      for (row, line) in heading.enumerated() { frame.put(line.text, row: row, column: 0, style: line.style) }
      drawCount(row: heading.firstIndex { $0.style == .heading } ?? 0)
    }
    if layout.showsQuery { drawQuery(row: body.lowerBound - 1) }
    drawRows(in: body)
    drawSide(in: body)
    for (index, line) in foot.enumerated() {
      frame.put(line.text, row: layout.rows - foot.count + index, column: 0, style: line.style)
    }
  }

  private typealias Line = (text: String, style: CellStyle)

  /// What is wrong, else the keys, in the last lines.
  private var foot: [Line] {
    if let complaint = state.complaint { return [(complaint, .complaint)] }
    let keys: [Line] = ListKeys.lines(for: state, columns: layout.columns).map { ($0, .subtitle) }
    // Rows stay in view beside the longest list of keys.
    return Array(keys.prefix(max(1, layout.rows / 2)))
  }
}

// MARK: - Above the rows

extension ListDrawing {
  /// The question with what is said about it. Long ones leave room for rows.
  private var heading: [Line] {
    if let complaint = state.complaint, !layout.showsFoot { return [(complaint, .complaint)] }
    var lines: [Line] = question.facts.map { ($0, .plain) }
    lines += prompt.map { ($0, .heading) }
    if !question.details.isEmpty { lines.append((question.details.joined(separator: ", "), .subtitle)) }
    return lines.suffix(max(1, layout.rows / 3))
  }

  /// The beginning of a long question, for what is picked from says the rest.
  private var prompt: [String] {
    let lines = PromptFrame.lines(of: question.prompt, columns: layout.columns)
    let most = max(1, min(3, layout.rows / 4))
    return lines.count <= most ? lines : lines.prefix(most - 1) + ["\(lines[most - 1])…"]
  }

  /// How many rows there are and how many are picked, at the right of the question.
  private mutating func drawCount(row: Int) {
    let text = state.countText
    let column = layout.columns - TerminalText.width(of: text)
    guard column > layout.columns / 2 else { return }
    // What stands there of a long question gives way.
    frame.put("  ", row: row, column: column - 2)
    frame.put(text, row: row, column: column, style: .subtitle)
  }

  private mutating func drawQuery(row: Int) {
    frame.put("> ", row: row, column: 0, style: .marker)
    let start = min(2, layout.columns - 1)
    let window = state.query.window(columns: layout.columns - start)
    if state.query.isEmpty {
      let hint = state.rules.isSearchedElsewhere ? "type to search" : "type to filter"
      frame.put(hint, row: row, column: start, style: .subtitle)
    } else {
      frame.put(window.text, row: row, column: start)
    }
    frame.restyle(row: row, columns: start + window.column..<start + window.column + 1) { _ in .cursor }
    frame.cursor = Frame.Position(row: row, column: start + window.column)
  }
}

// MARK: - Beside the rows

extension ListDrawing {
  private mutating func drawSide(in body: Range<Int>) {
    let columns = layout.sideColumns
    switch layout.side {
    case .preview:
      for (row, line) in zip(body, preview) {
        frame.put(line, row: row, column: columns.lowerBound, width: columns.count)
      }
    case .item:
      guard let place, place < state.results.rows.count else { return }
      let item = state.results.rows.row(at: place)
      let height = min(layout.itemRows, body.count)
      let picture = pictures?.picture(item.thumbnail, columns: columns.count, rows: height) ?? .over(nil)
      let top: Int
      switch picture {
      case .over(let picture?):
        frame.put(picture, row: body.lowerBound, column: columns.lowerBound, columns: columns.count, rows: height)
        top = height + 1
      case .coming: top = height + 1
      case .over(nil) where item.thumbnail != nil:
        let symbol = layout.symbols.cell(for: item.thumbnail)
        frame.put(symbol, row: body.lowerBound, column: columns.lowerBound, width: columns.count)
        top = 2
      case .over(nil): top = 0
      }
      drawText(of: item, in: min(body.lowerBound + top, body.upperBound)..<body.upperBound, columns)
    case nil: break
    }
  }

  private mutating func drawText(of item: DisplayRepresentation, in body: Range<Int>, _ columns: Range<Int>) {
    let name = item.name.broken(to: columns.count, breaksWords: true).map { ($0, CellStyle.heading) }
    let subtitle = (item.subtitle ?? "").broken(to: columns.count, breaksWords: true).map { ($0, CellStyle.subtitle) }
    for (row, (text, style)) in zip(body, name + subtitle) {
      frame.put(text, row: row, column: columns.lowerBound, width: columns.count, style: style)
    }
  }
}

// MARK: - Rows

extension ListDrawing {
  private mutating func drawRows(in body: Range<Int>) {
    guard state.results.count > 0 else {
      state.page = 1
      frame.put(state.emptyText, row: body.lowerBound, column: min(2, layout.columns - 1), style: .subtitle)
      return
    }
    let window = ListWindow(of: state.results, highlighted: state.highlighted, rowHeight: layout.height)
    state.top = window.top(from: state.top, height: body.count)
    let items = window.items(from: state.top, height: body.count)
    let shown = items.compactMap { item -> DisplayRepresentation? in
      if case .row(_, let row) = item { row } else { nil }
    }
    state.page = max(1, shown.count)
    let names = shown.map { TerminalText.width(of: $0.name.isEmpty ? ListDrawing.nameless : $0.name) }.max() ?? 0
    let places = layout.places(names: names)
    var line = body.lowerBound
    for item in items {
      switch item {
      case .section(let title):
        frame.put(title, row: line, column: 0, width: places.end, style: .section)
        line += 1
      case .row(let rank, let row):
        draw(row, rank: rank, lines: line..<min(line + layout.height, body.upperBound), places)
        line += layout.height
      }
    }
  }

  private mutating func draw(
    _ row: DisplayRepresentation, rank: Int, lines: Range<Int>, _ places: ListLayout.Columns
  ) {
    let (line, place) = (lines.lowerBound, state.results[rank])
    let isPlain = layout.symbols == .ascii
    if rank == state.highlighted { frame.put(isPlain ? ">" : "❯", row: line, column: 0, style: .marker) }
    if state.rules.isMultiple, state.picked.contains(place) {
      frame.put(isPlain ? "*" : "✓", row: line, column: 1, style: .marker)
    }
    let box = (columns: places.name - places.thumbnail - 1, rows: lines.count)
    // The place of one that comes is left free: what stands there meanwhile would be written for a moment.
    let picture = pictures?.picture(row.thumbnail, columns: box.columns, rows: box.rows) ?? .over(nil)
    if case .over(nil) = picture, box.columns > 0, row.thumbnail != nil {
      frame.put(layout.symbols.cell(for: row.thumbnail), row: line, column: places.thumbnail, width: 3)
    }
    let hits = state.results.rows.isWhole(at: place) ? state.results.highlights(at: place) : RowHighlights()
    let nameEnd = places.subtitle.map { $0 - 2 } ?? places.end
    let name = ShownPart(
      of: row.name, hits: row.name.characters(with: hits.name), columns: nameEnd - places.name)
    frame.put(
      row.name.isEmpty ? ListDrawing.nameless : name.text, row: line, column: places.name, width: nameEnd - places.name,
      style: row.name.isEmpty ? .subtitle : .plain, marked: (name.hits, .match))
    if let subtitle = row.subtitle, !subtitle.isEmpty {
      let (line, column) = places.subtitle.map { (line, $0) } ?? (line + 1, places.name)
      if lines.contains(line) {
        let width = places.end - column
        let part = ShownPart(of: subtitle, hits: subtitle.characters(with: hits.subtitle), columns: width)
        frame.put(part.text, row: line, column: column, width: width, style: .subtitle, marked: (part.hits, .match))
      }
    }
    if rank == state.highlighted {
      for line in lines { frame.restyle(row: line, columns: 0..<places.end) { $0.highlighted } }
      frame.cursor = Frame.Position(row: line, column: min(places.name, layout.columns - 1))
    }
    if case .over(let picture?) = picture {
      frame.put(picture, row: line, column: places.thumbnail, columns: box.columns, rows: box.rows)
    }
  }
}

extension ListState {
  fileprivate var emptyText: String {
    if isSearching { return "…" }
    if rules.isSearchedElsewhere { return query.isEmpty ? "Type to search." : "Nothing was found." }
    if results.rows.end == nil { return "…" }
    return results.rows.count == 0 ? "There is nothing to pick." : "Nothing fits."
  }
}

extension String {
  /// The places of the characters that hold some of the scalars.
  fileprivate func characters(with scalars: [Int]) -> Set<Int> {
    if scalars.isEmpty { return [] }
    let wanted = Set(scalars)
    var (places, scalar) = (Set<Int>(), 0)
    for (index, character) in enumerated() {
      for _ in character.unicodeScalars {
        if wanted.contains(scalar) { places.insert(index) }
        scalar += 1
      }
    }
    return places
  }
}
