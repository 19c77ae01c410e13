import Workflow

/// Lines of which some fields are shown, or looked at by queries. What is printed is the line.
struct FieldRows: RowParser {
  let separator: UInt8
  let fields: LineFields

  func take(_ block: ArraySlice<UInt8>, into chunk: inout RowChunkBuilder) -> Int {
    var rest = block
    while !chunk.isFull, let end = rest.firstIndex(of: separator) {
      let line = rest[..<end]
      let shown = fields.shownFields(of: line.last == 0x0D ? line.dropLast() : line)
      let texts = shown.map { field in
        (text: String(decoding: field.text, as: UTF8.self), division: String(decoding: field.division, as: UTF8.self))
      }
      chunk.append(fields: texts, searched: fields.parts(of: shown), value: Array(line))
      rest = rest[(end + 1)...]
    }
    return block.count - rest.count
  }
}
