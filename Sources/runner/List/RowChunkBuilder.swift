import Workflow

/// Puts rows together to a chunk.
struct RowChunkBuilder {
  private var bytes: [UInt8] = []
  private var names: [TextRange] = []
  private var masks: [LetterMask] = []
  private var details: [RowDetail] = []
  private var values: [TextRange] = []
  private var searched: [TextRange] = []

  var count: Int { names.count }
  var isFull: Bool { bytes.count >= RowChunk.byteLimit || names.count >= RowChunk.rowLimit }

  /// - Parameters:
  ///   - row: as it is shown; it is cleaned here.
  ///   - section: the number of its section in the store.
  ///   - value: what is printed when the row is picked.
  mutating func append(_ row: DisplayRepresentation, section: UInt32 = 0, value: [UInt8]? = nil) {
    var mask = LetterMask()
    let name = append(row.name, to: &mask)
    var detail = RowDetail(thumbnail: row.thumbnail, section: section)
    if let subtitle = row.subtitle, !subtitle.isEmpty { detail.subtitle = append(subtitle, to: &mask) }
    add(name, mask, value: value.map { append($0) } ?? .none)
    if details.isEmpty {
      if detail.isEmpty { return }
      details = Array(repeating: RowDetail(), count: count - 1)
    }
    details.append(detail)
  }

  /// - Parameters:
  ///   - fields: of a line, which make up its name, each with what divides it from the next. Cleaned here, one by one.
  ///   - parts: those that queries look at, as many for each row; none for all.
  mutating func append(fields: [(text: String, division: String)], searched parts: [FieldPart], value: [UInt8]) {
    var mask = LetterMask()
    let start = bytes.count
    var places: [(text: TextRange, division: TextRange)] = []
    for (text, division) in fields { places.append((append(text, to: &mask), append(division, to: &mask))) }
    add(TextRange(start..<bytes.count), mask, value: append(value))
    searched += parts.map { part in
      guard let first = part.indices.first, let last = part.indices.last else { return .none }
      let end = part.hasDivision ? places[last].division : places[last].text
      return TextRange(Int(places[first].text.start)..<end.indices.upperBound)
    }
  }

  private mutating func append(_ text: String, to mask: inout LetterMask) -> TextRange {
    let shown = TerminalText.cleaned(text)
    for scalar in shown.unicodeScalars { mask.insert(scalar.value) }
    return append(shown.utf8)
  }

  private mutating func append(_ text: some Collection<UInt8>) -> TextRange {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return TextRange(start..<bytes.count)
  }

  private mutating func add(_ name: TextRange, _ mask: LetterMask, value: TextRange) {
    names.append(name)
    masks.append(mask)
    if values.isEmpty {
      if value.isNone { return }
      values = Array(repeating: .none, count: count - 1)
    }
    values.append(value)
  }

  /// The rows so far. More may be added and the chunk made anew.
  func chunk() -> RowChunk {
    RowChunk(bytes: bytes, names: names, masks: masks, details: details, values: values, searched: searched)
  }
}

/// Lines as they are read, which take the shortest way: most of them are shown as they are.
extension RowChunkBuilder {
  /// Adds lines until the chunk is full.
  /// - Parameter block: whole lines, each with its separator behind.
  /// - Returns: how many of the bytes were taken.
  mutating func append(lines block: ArraySlice<UInt8>, separator: UInt8) -> Int {
    if bytes.isEmpty { reserveCapacity(for: block.count) }
    let end = block.endIndex
    var taken = block.startIndex
    var copied = taken
    let letters = LineScan.letters
    while taken < end, !isFull, bytes.count + taken - copied < RowChunk.byteLimit {
      let start = taken
      let (stop, mask, isPlain) = LineScan.line(
        in: block.span, from: start - block.startIndex, separator: separator, letters: letters.span)
      taken = block.startIndex + stop + 1
      let line = TextRange(bytes.count + start - copied..<bytes.count + taken - 1 - copied)
      if isPlain {
        add(line, mask, value: .none)
      } else {
        bytes.append(contentsOf: block[copied..<taken])
        copied = taken
        append(unusual: line)
      }
    }
    bytes.append(contentsOf: block[copied..<taken])
    return taken - block.startIndex
  }

  /// Adds a line that has more than the letters of ASCII. Its bytes are there.
  private mutating func append(unusual line: TextRange) {
    var range = line.indices
    if let last = range.last, bytes[last] == 0x0D { range.removeLast() }
    var mask = LetterMask()
    if LineScan.isShownAsIs(bytes[range].span, mask: &mask) {
      add(TextRange(range), mask, value: range == line.indices ? .none : line)
    } else {
      mask = LetterMask()
      let name = append(String(decoding: bytes[range], as: UTF8.self), to: &mask)
      add(name, mask, value: line)
    }
  }

  private mutating func reserveCapacity(for block: Int) {
    bytes.reserveCapacity(RowChunk.byteLimit + 1 << 12)
    names.reserveCapacity(RowChunk.rowLimit)
    masks.reserveCapacity(RowChunk.rowLimit)
  }
}

extension TextRange {
  fileprivate init(_ range: Range<Int>) {
    self.init(start: UInt32(range.lowerBound), length: UInt32(range.count))
  }
}

extension RowDetail {
  fileprivate var isEmpty: Bool { subtitle.isNone && thumbnail == nil && section == 0 }
}
