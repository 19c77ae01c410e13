/// How rows are written where they come from.
enum RowFormat: String, Sendable, CaseIterable {
  /// A row a line, its name.
  case lines
  /// JSON Lines: a row an object a line, with `display`, and `subtitle`, `thumbnail`, `section` and `value` where there is
  /// more.
  case jsonl
  /// CSV with the same names in its first row.
  case csv
}
