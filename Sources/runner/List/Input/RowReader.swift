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
  /// Whether the last row comes first.
  var isReversed = false
  /// Whether what colours rows is taken away.
  var isColored = false
  var memoryLimit = RowReader.memoryLimit
  /// What was read when the first lines were taken off.
  private(set) var begun: InputBlock?

  private var input: InputBlock { begun ?? InputBlock(descriptor, isColored ? EscapeFilter() : nil) }

  /// Takes lines off the front, which are no rows, and waits for them.
  mutating func takeLines(_ count: Int) throws(Diagnostic) -> [String] {
    var block = input
    var lines: [String] = []
    var isAtEnd = false
    while lines.count < count {
      if let end = block.pending.firstIndex(of: separator) {
        lines.append(String(decoding: block.pending[..<end], as: UTF8.self))
        block.take(end + 1 - block.pending.startIndex)
      } else if isAtEnd {
        if !block.pending.isEmpty { lines.append(String(decoding: block.pending, as: UTF8.self)) }
        block.take(block.pending.count)
        break
      } else {
        if block.pending.count > RowReader.rowLimit { throw .rowTooLong }
        isAtEnd = try RowReader.fill(&block)
      }
    }
    begun = block
    return lines
  }

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
    if isReversed { return try readReversed(as: parser) }
    var parser = parser
    var block = input
    var batch = RowBatch(store)
    var isAtEnd = false
    while !isAtEnd {
      if let patience = batch.patience, !block.isReady(within: patience) { batch.show() }
      do throws(Diagnostic) {
        isAtEnd = try RowReader.fill(&block)
      } catch {
        batch.show()
        throw error
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

  /// The last row is known when all have come.
  private func readReversed(as parser: some RowParser) throws(Diagnostic) {
    var parser = parser
    var block = input
    // The rows and what is made of them are there at once for a moment.
    while try !RowReader.fill(&block) {
      if block.pending.count > memoryLimit / 2 { throw .tooMuchToReverse(memoryLimit / 2) }
    }
    if let last = block.pending.last, last != separator { block.append(separator) }
    let lines = block.pending.split(separator: separator, omittingEmptySubsequences: false).dropLast()
    var rest: [UInt8] = []
    rest.reserveCapacity(block.pending.count)
    for line in lines.reversed() {
      rest += line
      rest.append(separator)
    }
    var batch = RowBatch(store)
    var pending = rest[...]
    while !pending.isEmpty {
      pending = pending.dropFirst(try parser.take(pending, into: &batch.chunk))
      if batch.chunk.isFull { batch.turnOver() }
    }
    batch.show()
  }

  /// - Returns: whether nothing more comes.
  private static func fill(_ block: inout InputBlock) throws(Diagnostic) -> Bool {
    do throws(SystemError) { return try block.fill() == 0 } catch { throw .unreadable(error) }
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
    code: "row-too-long", "A row is longer than \(ByteLimit(RowReader.rowLimit)).", at: nil,
    hint: "rows end with a line break, or with NUL after `--read0`")

  fileprivate static func tooMuchToReverse(_ limit: Int) -> Diagnostic {
    Diagnostic(
      code: "too-many-rows", "`--tac` has to have all rows at once, and these are more than \(ByteLimit(limit)).",
      at: nil,
      hint: "leave rows out before they come here")
  }

  fileprivate static func tooManyRows(_ count: Int) -> Diagnostic {
    Diagnostic(
      .warning, code: "too-many-rows", "Only the first \(count) rows are kept; more do not fit into memory.", at: nil,
      hint: "leave rows out before they come here")
  }
}
