import Workflow

/// What JSON and CSV say of a row.
struct RowFields {
  let display: String?
  let subtitle: String?
  let thumbnail: String?
  let section: String?
  /// What is printed when the row is picked.
  let value: [UInt8]

  func add(to chunk: inout RowChunkBuilder, in store: RowStore, line: Int) throws(Diagnostic) {
    guard let display else { throw .noDisplay(line: line) }
    let row = DisplayRepresentation(
      display, subtitle: subtitle, thumbnail: thumbnail.flatMap { $0.isEmpty ? nil : Thumbnail($0) })
    let section = section.flatMap { $0.isEmpty ? nil : store.section($0) } ?? 0
    chunk.append(row, section: section, value: value)
  }
}

extension Diagnostic {
  /// - Parameter failure: says what is wrong, and where.
  static func malformedRow(_ failure: Failure) -> Diagnostic {
    Diagnostic(code: "malformed-row", failure.message, at: nil, hint: failure.hint)
  }

  fileprivate static func noDisplay(line: Int) -> Diagnostic {
    Diagnostic(
      code: "row-without-display", "The row in line \(line) has no `display`, the name that is shown.", at: nil,
      hint: "a row has `display`, and may have `subtitle`, `thumbnail`, `section` and `value`")
  }
}
