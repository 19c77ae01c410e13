/// A result as it is shown.
public enum Presentation: Sendable {
  case text(String)
  case card(Card)
  case list(VisualList)
  /// Pictures side by side, each with its name and subtitle below.
  case grid([DisplayRepresentation])
  case table(Table)
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
