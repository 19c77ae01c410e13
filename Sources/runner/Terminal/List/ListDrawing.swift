import Workflow

/// Draws a visual list. It scrolls the list so that the highlighted row is on the screen.
struct ListDrawing {
  private let question: Question
  private let layout: ListLayout
  private var state: ListState
  private var frame: Frame

  private init(_ question: Question, _ state: ListState, _ layout: ListLayout) {
    self.question = question
    self.state = state
    self.layout = layout
    frame = Frame(columns: layout.columns, rows: layout.rows)
  }

  static func frame(of question: Question, _ state: inout ListState, in layout: ListLayout) -> Frame {
    var drawing = ListDrawing(question, state, layout)
    drawing.draw()
    state.top = drawing.state.top
    state.page = drawing.state.page
    return drawing.frame
  }

  private mutating func draw() {
    guard layout.columns > 0, layout.rows > 0 else { return }
    let heading = heading
    let keys = ListKeys.lines(for: state, columns: layout.columns)
    let body = layout.body(of: state, heading: heading.count, foot: keys.count)
    if layout.showsQuestion {
      for (row, line) in heading.prefix(body.lowerBound).enumerated() {
        frame.put(line.text, row: row, column: 0, style: line.style)
      }
      drawCount(row: 0)
    }
    if layout.showsQuery { drawQuery(row: body.lowerBound - 1) }
    drawRows(in: body)
    if layout.showsFoot {
      for (index, line) in keys.enumerated() {
        frame.put(line, row: layout.rows - keys.count + index, column: 0, style: .subtitle)
      }
    }
  }
}

// MARK: - Above the rows

extension ListDrawing {
  /// The question with what is said about it. Long ones leave room for rows.
  private var heading: [(text: String, style: CellStyle)] {
    var lines: [(text: String, style: CellStyle)] = question.facts.map { ($0, .plain) }
    lines.append((question.prompt, .heading))
    if !question.details.isEmpty { lines.append((question.details.joined(separator: ", "), .subtitle)) }
    if let complaint = state.complaint { lines.append((complaint, .complaint)) }
    let most = max(1, layout.rows / 3)
    return lines.count > most ? Array(lines.suffix(most)) : lines
  }

  /// How many rows there are and how many are picked, at the right of the question.
  private mutating func drawCount(row: Int) {
    let text = state.countText
    let column = layout.columns - TerminalText.width(of: text)
    let question = TerminalText.width(of: TerminalText.cleaned(question.prompt))
    if column > question + 1 || column > layout.columns / 2 {
      // What stands there of a long question gives way.
      frame.put(String(repeating: " ", count: 2), row: row, column: column - 2)
      frame.put(text, row: row, column: column, style: .subtitle)
    }
  }

  private mutating func drawQuery(row: Int) {
    frame.put("> ", row: row, column: 0, style: .marker)
    let start = min(2, layout.columns - 1)
    if state.query.isEmpty {
      frame.put("type to filter", row: row, column: start, style: .subtitle)
      frame.restyle(row: row, columns: start..<start + 1) { _ in .cursor }
    } else {
      let window = state.query.window(columns: layout.columns - start)
      frame.put(window.text, row: row, column: start)
      frame.restyle(row: row, columns: start + window.column..<start + window.column + 1) { _ in .cursor }
      frame.cursor = Frame.Position(row: row, column: min(start + window.column, layout.columns - 1))
    }
  }
}

// MARK: - Rows

extension ListDrawing {
  /// A line or more of the body: a heading, or a row of the list.
  private enum Item {
    case section(String)
    case row(index: Int, DisplayRepresentation)
  }

  private mutating func drawRows(in body: Range<Int>) {
    guard state.found.count > 0 else {
      state.page = 1
      let text = state.list.rows.count == 0 ? "There is nothing to pick." : "Nothing fits."
      frame.put(text, row: body.lowerBound, column: 2, style: .subtitle)
      return
    }
    scroll(to: body.count)
    let items = items(height: body.count)
    let shown = items.compactMap { if case .row(_, let row) = $0 { row } else { nil } }
    state.page = max(1, shown.count)
    let names = shown.map { TerminalText.width(of: TerminalText.cleaned($0.name)) }.max() ?? 0
    let places = layout.places(names: names)
    var line = body.lowerBound
    for item in items {
      switch item {
      case .section(let title):
        frame.put(title, row: line, column: 0, width: places.end, style: .section)
        line += 1
      case .row(let index, let row):
        draw(row, at: index, line: line, lines: min(layout.height, body.upperBound - line), places)
        line += layout.height
      }
    }
  }

  /// Moves the first row as little as needed for the highlighted one to be seen.
  private mutating func scroll(to height: Int) {
    state.top = max(0, min(state.top, state.found.count - 1))
    if state.highlighted < state.top { state.top = state.highlighted }
    // Upwards from the highlighted row, as far as it stays in view.
    var first = state.highlighted
    var used = lines(of: first, isFirst: true)
    while first > state.top {
      let before = first - 1
      let more = layout.height + (section(first) == section(before) ? 0 : sectionLines(first))
      let next = used - sectionLines(first) + more + sectionLines(before)
      if next > height { break }
      used = next
      first = before
    }
    state.top = max(state.top, first)
    // No empty lines below while there are rows above.
    while state.top > 0, self.items(height: height, from: state.top - 1).last?.index == state.found.count - 1 {
      state.top -= 1
    }
  }

  private func lines(of index: Int, isFirst: Bool) -> Int { layout.height + (isFirst ? sectionLines(index) : 0) }
  private func sectionLines(_ index: Int) -> Int { section(index) == nil ? 0 : 1 }
  private func section(_ index: Int) -> String? { row(index).section }
  private func row(_ index: Int) -> DisplayRepresentation { state.list.rows.row(at: state.found.place(at: index)) }

  private func items(height: Int) -> [Item] { items(height: height, from: state.top).map(\.item) }

  /// What fits, from a row on. Its section stands above it even when it begins further up.
  private func items(height: Int, from top: Int) -> [(item: Item, index: Int)] {
    var items: [(Item, Int)] = []
    var (used, section) = (0, String?.none)
    for index in top..<state.found.count {
      let row = row(index)
      let isNew = row.section != nil && row.section != section
      let more = layout.height + (isNew ? 1 : 0)
      // On a screen of one line the heading gives way to the row, and of a tall row its first line is shown.
      if used + more > height, !items.isEmpty { break }
      if isNew, used + more <= height, let title = row.section { items.append((.section(title), index)) }
      section = row.section
      items.append((.row(index: index, row), index))
      used += more
    }
    return items
  }

  private mutating func draw(
    _ row: DisplayRepresentation, at index: Int, line: Int, lines: Int, _ places: ListLayout.Columns
  ) {
    let place = state.found.place(at: index)
    let isHighlighted = index == state.highlighted
    let isPicked = state.picked.contains(place)
    let isPlain = layout.symbols == .ascii
    if isHighlighted { frame.put(isPlain ? ">" : "❯", row: line, column: 0, style: .marker) }
    if isPicked { frame.put(isPlain ? "*" : "✓", row: line, column: 1, style: .marker) }
    if places.name > places.thumbnail, row.thumbnail != nil {
      frame.put(layout.symbols.cell(for: row.thumbnail), row: line, column: places.thumbnail, width: 3)
    }
    let name = TerminalText.cleaned(row.name)
    let subtitle = row.subtitle.flatMap { $0.isEmpty ? nil : TerminalText.cleaned($0) }
    let marks = state.found.marks(of: name, subtitle)
    let nameEnd = places.subtitle.map { $0 - 2 } ?? places.end
    frame.put(
      name.isEmpty ? "(no name)" : name, row: line, column: places.name, width: nameEnd - places.name,
      style: name.isEmpty ? .subtitle : .plain, marked: (marks.name, .match))
    if let subtitle {
      let (row, column) = places.subtitle.map { (line, $0) } ?? (line + 1, places.name)
      if row < line + lines {
        frame.put(
          subtitle, row: row, column: column, width: places.end - column, style: .subtitle,
          marked: (marks.subtitle, .match))
      }
    }
    if isHighlighted {
      for row in line..<line + lines { frame.restyle(row: row, columns: 0..<places.end) { $0.highlighted } }
      frame.cursor = Frame.Position(row: line, column: min(places.name, layout.columns - 1))
    }
  }
}
