/// A result as it is shown.
public enum Presentation: Sendable {
  case text(String)
  case card(Card)
  case list(VisualList)
  /// Pictures side by side, each with its name below.
  case grid([Tile])
  case table(Table)
  /// One picture, as large as there is room; the text where no picture can be drawn.
  case picture(DisplayRepresentation, text: String)
}

/// One picture of a grid.
public struct Tile: Sendable {
  public let display: DisplayRepresentation
  /// What stands below the name where there is a picture; the subtitle where nothing is said.
  public let caption: String?

  public init(_ display: DisplayRepresentation, caption: String? = nil) {
    self.display = display
    self.caption = caption
  }

  /// With its caption for a subtitle.
  public var captioned: DisplayRepresentation {
    DisplayRepresentation(
      display.name, subtitle: caption ?? display.subtitle, thumbnail: display.thumbnail, section: display.section)
  }
}

/// One item with its details.
public struct Card: Sendable {
  public let head: DisplayRepresentation
  public let fields: [(label: String, text: String)]
  /// A remark under the details.
  public let note: String?

  public init(_ head: DisplayRepresentation, fields: [(label: String, text: String)] = [], note: String? = nil) {
    self.head = head
    self.fields = fields
    self.note = note
  }
}

/// Rows of equal columns.
public struct Table: Sendable {
  public let columns: [String]
  public let rows: [[String]]

  public init(columns: [String], rows: [[String]]) {
    self.columns = columns
    self.rows = rows
  }
}
