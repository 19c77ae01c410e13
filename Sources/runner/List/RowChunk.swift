import Workflow

/// A stretch of bytes in a chunk.
struct TextRange: Sendable, Equatable {
  let start: UInt32
  let length: UInt32

  static let none = TextRange(start: .max, length: 0)

  var isNone: Bool { start == .max }
  var indices: Range<Int> { Int(start)..<Int(start) + Int(length) }
}

/// What a row is shown with, besides its name.
struct RowDetail: Sendable {
  var subtitle = TextRange.none
  var thumbnail: Thumbnail?
  /// Its place among the sections of the store, from 1; 0 is none.
  var section: UInt32 = 0
}

/// Rows that follow each other, in one block of bytes, which never changes. What is shown of a row is UTF-8 that has been
/// cleaned for the terminal.
///
/// A million rows of Swift strings would take a hundred bytes each besides their text; these take 16.
final class RowChunk: Sendable {
  /// A chunk is full with so many bytes or rows: little enough that a pass over one ends at once when it is cancelled, and
  /// that every row has a number of 16 bits.
  static let byteLimit = 1 << 18
  static let rowLimit = 1 << 13

  /// Of what is longer, no more than so many bytes are shown, and nothing is marked in it: no screen has room for it, and each
  /// key would have to wait for the whole.
  static let shownLimit = 1 << 12

  let bytes: [UInt8]
  let names: [TextRange]
  let masks: [LetterMask]
  /// Empty where the rows are names and no more.
  let details: [RowDetail]
  /// What is printed for each row, where that is not the name; empty where it is for all of them.
  let values: [TextRange]
  /// The parts of the names that queries look at, as many for each row; empty where they look at all.
  let searched: [TextRange]

  init(
    bytes: [UInt8], names: [TextRange], masks: [LetterMask], details: [RowDetail], values: [TextRange],
    searched: [TextRange] = []
  ) {
    self.bytes = bytes
    self.names = names
    self.masks = masks
    self.details = details
    self.values = values
    self.searched = searched
  }

  var count: Int { names.count }

  /// What the chunk takes in memory.
  var size: Int {
    bytes.count + (names.count + values.count + searched.count) * MemoryLayout<TextRange>.stride
      + masks.count * MemoryLayout<LetterMask>.stride + details.count * MemoryLayout<RowDetail>.stride
  }

  /// The parts of a name that queries look at.
  func searched(at row: Int) -> ArraySlice<TextRange> {
    let count = searched.count / max(1, names.count)
    return searched[row * count..<(row + 1) * count]
  }

  func name(at row: Int) -> String { text(names[row]) }

  func detail(at row: Int) -> RowDetail { details.isEmpty ? RowDetail() : details[row] }

  func subtitle(at row: Int) -> String? {
    let range = detail(at: row).subtitle
    return range.isNone ? nil : text(range)
  }

  /// What is printed when the row is picked: the bytes as they came in.
  func value(at row: Int) -> ArraySlice<UInt8> {
    let range = values.isEmpty || values[row].isNone ? names[row] : values[row]
    return bytes[range.indices]
  }

  private func text(_ range: TextRange) -> String {
    if range.length <= RowChunk.shownLimit { return String(decoding: bytes[range.indices], as: UTF8.self) }
    // Not in the middle of a character.
    let end = range.indices.prefix(RowChunk.shownLimit).last { bytes[$0] & 0xC0 != 0x80 } ?? range.indices.lowerBound
    return String(decoding: bytes[range.indices.lowerBound..<end], as: UTF8.self) + "…"
  }

  /// Whether a row is shown in full.
  func isWhole(at row: Int) -> Bool {
    names[row].length <= RowChunk.shownLimit && detail(at: row).subtitle.length <= RowChunk.shownLimit
  }
}
