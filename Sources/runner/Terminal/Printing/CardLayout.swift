import Workflow

/// A card with its picture at the left and its words beside it.
struct CardLayout {
  private static let gap = 2
  /// Narrower ones have their words as text.
  private static let fewestColumns = 48
  /// What is longer is no card that anybody sees at a glance.
  private static let mostLines = 200

  let layout: PicturedLayout

  /// Nothing where there is no picture, or more than a card holds.
  func frame(of card: Card) -> Frame? {
    guard layout.columns >= CardLayout.fewestColumns else { return nil }
    let end = PrintedPictures.end
    let (columns, rows) = (min(26, layout.columns / 3), min(16, layout.rows - 4))
    guard
      let picture = layout.pictures.picture(
        of: card.head.thumbnail, layout.form, columns: columns, rows: rows, until: end)
    else { return nil }
    let place = picture.columns + CardLayout.gap
    guard let lines = lines(of: card, width: layout.columns - place) else { return nil }
    // A terminal that draws pictures itself is told of them by going back up, as far as it has rows.
    if layout.form.isPixels, lines.count > layout.rows - 2 { return nil }
    var frame = Frame(columns: layout.columns, rows: max(picture.rows, lines.count))
    picture.put(into: &frame, row: 0, column: 0, columns: picture.columns, rows: picture.rows)
    for (row, line) in lines.enumerated() {
      var column = place
      for part in line { column = frame.put(part.text, row: row, column: column, style: part.style) }
    }
    return frame
  }

  private typealias Line = [(text: String, style: CellStyle)]

  private func lines(of card: Card, width: Int) -> [Line]? {
    var lines: [Line] = broken(card.head.name, width).map { [($0, .heading)] }
    lines += broken(card.head.subtitle ?? "", width).map { [($0, .subtitle)] }
    let labels = card.fields.map { TerminalText.cleaned($0.label) }
    let labelWidth = min(width / 3, labels.map { TerminalText.width(of: $0) }.max() ?? 0)
    if !card.fields.isEmpty { lines.append([]) }
    for (label, field) in zip(labels, card.fields) {
      for (index, text) in broken(field.text, width - labelWidth - CardLayout.gap).enumerated() {
        let label = index == 0 ? label.fitted(to: labelWidth) : ""
        lines.append([(label.padded(to: labelWidth + CardLayout.gap), .subtitle), (text, .plain)])
      }
      if lines.count > CardLayout.mostLines { return nil }
    }
    if let note = card.note { lines += [[]] + broken(note, width).map { [($0, .plain)] } }
    return lines.count > CardLayout.mostLines ? nil : lines
  }

  /// In lines that fit, with nothing left out.
  private func broken(_ text: String, _ width: Int) -> [String] {
    // A long text is no card; it is looked at no further than needed to see that.
    let beginning = String(text.prefix(CardLayout.mostLines * width + 1))
    return PresentationLayout.lines(of: beginning).filter { !$0.isEmpty }.flatMap { line in
      line.broken(to: width, breaksWords: true)
    }
  }
}
