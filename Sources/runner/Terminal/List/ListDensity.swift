/// How much room the rows of a list have.
enum ListDensity: String, CaseIterable, Sendable {
  /// A line a row, the subtitle beside the name.
  case compact
  /// The name over the subtitle.
  case normal
  /// As `normal`, with the highlighted item shown larger beside the list.
  case large

  /// What suits the height of a terminal.
  init(rows: Int) { self = rows < 16 ? .compact : rows < 40 ? .normal : .large }
}
