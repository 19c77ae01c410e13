import Workflow

/// A stretch of bytes in a chunk.
struct TextRange: Sendable, Equatable {
  let start: UInt32
  let length: UInt32

  static let none = TextRange(start: .max, length: 0)

  var isNone: Bool { start == .max }
  var indices: Range<Int> { Int(start)..<Int(start) + Int(length) }
}

/// What a row has besides its name.
struct RowDetail: Sendable {
  var subtitle = TextRange.none
  var thumbnail: Thumbnail?
  /// Its place among the sections of the store, from 1; 0 is none.
  var section: UInt32 = 0
  /// What is printed when the row is picked, where that is not the name.
  var value = TextRange.none
}

/// Rows that follow each other, in one block of bytes, which never changes. What is shown of a row is UTF-8 that has been
/// cleaned for the terminal.
///
/// A million rows of Swift strings would take a hundred bytes each besides their text; these take 16.
final class RowChunk: Sendable {
  /// A chunk is full with so many bytes or rows: little enough that a pass over one ends at once when it is cancelled.
  static let byteLimit = 1 << 18
  static let rowLimit = 4096

  let bytes: [UInt8]
  let names: [TextRange]
  let masks: [LetterMask]
  /// Empty where the rows are names and no more.
  let details: [RowDetail]

  init(bytes: [UInt8], names: [TextRange], masks: [LetterMask], details: [RowDetail]) {
    self.bytes = bytes
    self.names = names
    self.masks = masks
    self.details = details
  }

  var count: Int { names.count }

  func name(at row: Int) -> String { text(names[row]) }

  func subtitle(at row: Int) -> String? {
    guard !details.isEmpty, !details[row].subtitle.isNone else { return nil }
    return text(details[row].subtitle)
  }

  /// What is printed when the row is picked: the bytes as they came in.
  func value(at row: Int) -> ArraySlice<UInt8> {
    let range = details.isEmpty || details[row].value.isNone ? names[row] : details[row].value
    return bytes[range.indices]
  }

  private func text(_ range: TextRange) -> String { String(decoding: bytes[range.indices], as: UTF8.self) }
}
