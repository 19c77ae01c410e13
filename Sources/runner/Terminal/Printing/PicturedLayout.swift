import Workflow

/// Results with their pictures, in frames that are printed one below the other.
struct PicturedLayout {
  let columns: Int
  /// Of the terminal: no frame that the terminal draws pictures into is higher.
  let rows: Int
  let form: PictureForm
  let symbols: SymbolStyle
  let pictures: PrintedPictures

  /// Narrower ones have no room for pictures.
  private static let (fewestColumns, fewestRows) = (24, 12)

  /// Whether there is a picture, and room for it.
  static func suits(_ presentation: Presentation, columns: Int, rows: Int) -> Bool {
    guard columns >= fewestColumns, rows >= fewestRows else { return false }
    return switch presentation {
    case .grid(let tiles): tiles.contains { $0.display.thumbnail?.isPicture == true }
    case .card(let card): card.head.thumbnail?.isPicture == true
    case .picture(let display, _): display.thumbnail?.isPicture == true
    case .text, .list, .table: false
    }
  }

  /// Nothing where there is no picture to be seen: text says it better then.
  func frames(of presentation: Presentation) -> [Frame]? {
    return switch presentation {
    case .grid(let tiles): GridLayout(layout: self).frames(of: tiles)
    case .card(let card): CardLayout(layout: self).frame(of: card).map { [$0] }
    case .picture(let display, _): frame(of: display).map { [$0] }
    case .text, .list, .table: nil
    }
  }

  /// One picture, with what it is below.
  private func frame(of display: DisplayRepresentation) -> Frame? {
    guard let thumbnail = display.thumbnail else { return nil }
    let facts = pictures.facts(of: thumbnail)
    // Not larger than it is.
    let width = form.cell.width
    let columns = min(columns, facts.map { max(8, ($0.width + width - 1) / width) } ?? columns)
    guard
      let picture = pictures.picture(of: thumbnail, form, columns: columns, rows: rows - 4, until: PrintedPictures.end)
    else { return nil }
    var frame = Frame(columns: self.columns, rows: picture.rows + 2)
    picture.put(into: &frame, row: 0, column: 0, columns: picture.columns, rows: picture.rows)
    frame.put(display.name, row: picture.rows, column: 0, style: .heading)
    frame.put(facts?.text ?? display.subtitle ?? "", row: picture.rows + 1, column: 0, style: .subtitle)
    return frame
  }
}
