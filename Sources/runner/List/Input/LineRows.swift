import Workflow

/// A row a line.
struct LineRows: RowParser {
  let separator: UInt8
  /// How many bytes at the front are known to have no separator, where nothing was taken: a row that is long comes in many
  /// pieces.
  private var searched = 0

  init(separator: UInt8) { self.separator = separator }

  mutating func take(_ block: ArraySlice<UInt8>, into chunk: inout RowChunkBuilder) -> Int {
    guard let last = block.dropFirst(searched).lastIndex(of: separator) else {
      searched = block.count
      return 0
    }
    searched = 0
    return chunk.append(lines: block[...last], separator: separator)
  }
}
