import Workflow

/// A row a line.
struct LineRows: RowParser {
  let separator: UInt8

  func take(_ block: ArraySlice<UInt8>, into chunk: inout RowChunkBuilder) -> Int {
    guard let last = block.lastIndex(of: separator) else { return 0 }
    return chunk.append(lines: block[...last], separator: separator)
  }
}
