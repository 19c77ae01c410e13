import Workflow

/// Reads rows from a pipe or a file into a store, as they come.
struct RowReader {
  /// What rows may take in memory: some fifteen million lines. What comes without end is cut there.
  static let memoryLimit = 1 << 30
  /// What a row that is not at its end yet may take.
  static let rowLimit = 16 << 20

  let descriptor: Int32
  let format: RowFormat
  /// Between lines: a line break, or NUL.
  let separator: UInt8
  let store: RowStore
  /// What is shown and looked at of lines, where that is not all of them.
  var fields: LineFields?
  var memoryLimit = RowReader.memoryLimit

  /// Reads to the end, or to a limit. How it ended is told to the store.
  func read() {
    do throws(Diagnostic) {
      switch format {
      case .lines:
        if let fields {
          try read(as: FieldRows(separator: separator, fields: fields))
        } else {
          try read(as: LineRows(separator: separator))
        }
      case .jsonl: try read(as: JSONRows(separator: separator, store: store))
      case .csv: try read(as: CSVRows(store: store))
      }
      store.end(.complete)
    } catch {
      store.end(.cut(error))
    }
  }

  private func read(as parser: some RowParser) throws(Diagnostic) {
    var parser = parser
    var block = InputBlock(descriptor)
    var batch = RowBatch(store)
    var isAtEnd = false
    while !isAtEnd {
      if let patience = batch.patience, !block.isReady(within: patience) { batch.show() }
      do throws(SystemError) {
        isAtEnd = try block.fill() == 0
      } catch {
        batch.show()
        throw .unreadable(error)
      }
      if isAtEnd, let last = block.pending.last, last != separator { block.append(separator) }
      while true {
        let taken = try parser.take(block.pending, into: &batch.chunk)
        block.take(taken)
        if batch.chunk.isFull { batch.turnOver() } else { break }
      }
      if block.pending.count > RowReader.rowLimit { throw .rowTooLong }
      if store.snapshot.size > memoryLimit { throw .tooManyRows(store.snapshot.count) }
    }
    try parser.finish(block.pending)
    batch.show()
  }
}

/// Rows that are being put together, and what of them the store has.
private struct RowBatch {
  private static let patience = Duration.milliseconds(10)

  var chunk = RowChunkBuilder()
  private let store: RowStore
  /// How many rows of the chunk the store has.
  private var shown = 0
  private var lastShown = ContinuousClock.now

  init(_ store: RowStore) { self.store = store }

  /// How many milliseconds the rows that were not shown yet may wait for others; nothing where there are none.
  var patience: Int? {
    guard chunk.count > shown else { return nil }
    let left = RowBatch.patience - (ContinuousClock.now - lastShown)
    return max(0, Int(left / .milliseconds(1)))
  }

  mutating func show() {
    guard chunk.count > shown else { return }
    store.add(chunk.chunk(), replacing: shown > 0)
    shown = chunk.count
    lastShown = .now
  }

  /// Goes on with a new chunk.
  mutating func turnOver() {
    show()
    chunk = RowChunkBuilder()
    shown = 0
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ error: SystemError) -> Diagnostic {
    Diagnostic(code: "unreadable-list", "The list cannot be read: \(error.words).", at: nil)
  }

  fileprivate static let rowTooLong = Diagnostic(
    code: "row-too-long", "A row is longer than \(RowReader.rowLimit >> 20) MB.", at: nil,
    hint: "rows end with a line break, or with NUL after `--read0`")

  fileprivate static func tooManyRows(_ count: Int) -> Diagnostic {
    Diagnostic(
      .warning, code: "too-many-rows", "Only the first \(count) rows are kept; more do not fit into memory.", at: nil,
      hint: "leave rows out before they come here")
  }
}
