import Workflow

/// CSV whose first row names the columns, of which `display` has to be one.
struct CSVRows: RowParser {
  let store: RowStore
  private var header: [String]?
  /// The line where the next row begins; a row may be longer than a line.
  private var line = 1

  init(store: RowStore) { self.store = store }

  mutating func take(_ block: ArraySlice<UInt8>, into chunk: inout RowChunkBuilder) throws(Diagnostic) -> Int {
    var rest = block
    while !chunk.isFull, let end = CSVRows.end(of: rest) {
      let record = Array(rest[..<end])
      let fields = try fields(of: record)
      if !fields.isEmpty { try add(fields, of: record, to: &chunk) }
      line += rest[...end].count { $0 == 0x0A }
      rest = rest[(end + 1)...]
    }
    return block.count - rest.count
  }

  /// The line break that ends a row: one that is not in quotes.
  private static func end(of block: ArraySlice<UInt8>) -> Int? {
    var isQuoted = false
    for index in block.indices {
      if block[index] == 0x22 { isQuoted.toggle() }
      if block[index] == 0x0A, !isQuoted { return index }
    }
    return nil
  }

  private mutating func add(
    _ fields: [String], of record: [UInt8], to chunk: inout RowChunkBuilder
  ) throws(Diagnostic) {
    guard let header else {
      guard fields.contains("display") else { throw .noDisplayColumn(fields) }
      return header = fields
    }
    guard fields.count == header.count else { throw .wrongCount(fields.count, header.count, line: line) }
    func text(_ name: String) -> String? { header.firstIndex(of: name).map { fields[$0] } }
    let row = RowFields(
      display: text("display"), subtitle: text("subtitle"), thumbnail: text("thumbnail"), section: text("section"),
      value: text("value").map { Array($0.utf8) } ?? record)
    try row.add(to: &chunk, in: store, line: line)
  }

  private func fields(of record: [UInt8]) throws(Diagnostic) -> [String] {
    do {
      let rows = try CSVReader.readRows(record, name: "The list", line: line)
      guard case .list(let fields)? = rows.first else { return [] }
      return fields.items.map { $0.text ?? "" }
    } catch let failure as Failure {
      throw .malformedRow(failure)
    } catch {
      throw .malformedRow(Failure(.conversion, "The row in line \(line) is not CSV."))
    }
  }

  func finish(_ rest: ArraySlice<UInt8>) throws(Diagnostic) {
    // Only quotes that do not end keep a row back.
    if !rest.isEmpty { _ = try fields(of: Array(rest)) }
  }
}

extension Diagnostic {
  fileprivate static func noDisplayColumn(_ names: [String]) -> Diagnostic {
    let near = Spelling.nearest(to: "display", among: names)
    return Diagnostic(
      code: "row-without-display", "The first row names no column `display`, the name that is shown.", at: nil,
      hint: near.map { "is it `\(TerminalText.cleaned($0))`?" } ?? "the first row of CSV names the columns")
  }

  fileprivate static func wrongCount(_ count: Int, _ expected: Int, line: Int) -> Diagnostic {
    let fields = count == 1 ? "1 field" : "\(count) fields"
    return Diagnostic(
      code: "malformed-row", "The row in line \(line) has \(fields), but the first one names \(expected) columns.",
      at: nil)
  }
}
