import Workflow

/// JSON Lines: an object a line with at least `display`.
struct JSONRows: RowParser {
  let separator: UInt8
  let store: RowStore
  private var line = 0

  init(separator: UInt8, store: RowStore) {
    self.separator = separator
    self.store = store
  }

  mutating func take(_ block: ArraySlice<UInt8>, into chunk: inout RowChunkBuilder) throws(Diagnostic) -> Int {
    var rest = block
    while !chunk.isFull, let end = rest.firstIndex(of: separator) {
      let record = Array(rest[..<end])
      rest = rest[(end + 1)...]
      line += 1
      if record.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }) { continue }
      try row(of: record).add(to: &chunk, in: store, line: line)
    }
    return block.count - rest.count
  }

  private func row(of record: [UInt8]) throws(Diagnostic) -> RowFields {
    do {
      guard case .dictionary(let object) = try JSONReader.read(record, name: "The list", line: line) else {
        throw Diagnostic.rowIsNoObject(line: line)
      }
      func text(_ name: String) -> String? { object[name].flatMap { $0.isNothing ? nil : $0.text ?? $0.shortForm } }
      let printed = try object["value"].map { value in try value.text ?? JSONWriter.text(value) }
      return RowFields(
        display: text("display"), subtitle: text("subtitle"), thumbnail: text("thumbnail"), section: text("section"),
        value: printed.map { Array($0.utf8) } ?? record)
    } catch let failure as Failure {
      throw .malformedRow(failure)
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch {
      throw .malformedRow(Failure(.conversion, "The row in line \(line) is not JSON."))
    }
  }
}

extension Diagnostic {
  fileprivate static func rowIsNoObject(line: Int) -> Diagnostic {
    Diagnostic(
      code: "malformed-row", "Line \(line) is JSON, but no object with `display`.", at: nil,
      hint: "write `{\"display\": \"…\"}` in each line")
  }
}
