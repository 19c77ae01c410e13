import Workflow

/// The rows of a store at one moment.
struct RowSnapshot: Sendable {
  private(set) var chunks: [RowChunk] = []
  /// The place of the first row of each chunk.
  private(set) var starts: [Int] = []
  private(set) var count = 0
  /// What the rows take in memory.
  private(set) var size = 0
  /// The titles of the sections, in the order in which they came.
  private(set) var sections: [String] = []
  private var numbers: [String: UInt32] = [:]
  /// Nothing as long as more rows may come.
  var end: RowStore.End?

  mutating func add(_ chunk: RowChunk, replacing: Bool) {
    if replacing, let last = chunks.popLast() {
      starts.removeLast()
      count -= last.count
      size -= last.size
    }
    chunks.append(chunk)
    starts.append(count)
    count += chunk.count
    size += chunk.size
  }

  mutating func section(_ title: String) -> UInt32 {
    if let number = numbers[title] { return number }
    sections.append(title)
    numbers[title] = UInt32(sections.count)
    return UInt32(sections.count)
  }

  /// The chunk of a row, and its index there.
  func chunk(of place: Int) -> (chunk: RowChunk, row: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return (chunks[low], place - starts[low])
  }
}

/// Rows as they are shown: cleaned for the terminal.
extension RowSnapshot: RowSource {
  func row(at place: Int) -> DisplayRepresentation {
    let (chunk, row) = chunk(of: place)
    let detail = chunk.detail(at: row)
    return DisplayRepresentation(
      chunk.name(at: row), subtitle: chunk.subtitle(at: row), thumbnail: detail.thumbnail,
      section: detail.section == 0 ? nil : sections[Int(detail.section) - 1])
  }

  /// Whether a row is shown in full, so that hits can be marked in it.
  func isWhole(at place: Int) -> Bool {
    let (chunk, row) = chunk(of: place)
    return chunk.isWhole(at: row)
  }

  /// The section of a row by its number, from 1; 0 for none.
  func section(at place: Int) -> UInt32 {
    let (chunk, row) = chunk(of: place)
    return chunk.detail(at: row).section
  }

  /// What is printed when a row is picked.
  func value(at place: Int) -> ArraySlice<UInt8> {
    let (chunk, row) = chunk(of: place)
    return chunk.value(at: row)
  }
}
