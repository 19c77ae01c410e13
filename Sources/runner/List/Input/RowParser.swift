import Workflow

/// Makes rows of the bytes of one format, as far as they have come.
protocol RowParser {
  /// Takes rows off the front until the chunk is full or no whole row is left.
  /// - Parameter block: what has come and was not taken yet. At the end it ends with a separator.
  /// - Returns: how many bytes were taken.
  mutating func take(_ block: ArraySlice<UInt8>, into chunk: inout RowChunkBuilder) throws(Diagnostic) -> Int

  /// What was not taken when no more comes.
  func finish(_ rest: ArraySlice<UInt8>) throws(Diagnostic)
}

extension RowParser {
  func finish(_ rest: ArraySlice<UInt8>) throws(Diagnostic) {}
}
