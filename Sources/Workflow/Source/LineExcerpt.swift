/// A line of a file as it is shown, with the columns that a range takes of it. A long line is cut around the range.
struct LineExcerpt {
  let text: String
  /// Columns before the range.
  let indentation: Int
  /// Columns of the range, at least one.
  let width: Int

  private static let columns = 110
  /// Columns that stay visible before the range when a line is cut.
  private static let context = 40

  init(_ line: Int, of range: SourceRange) {
    let file = range.file
    let whole = file.lineRange(line)
    // Bytes are cut first, so that a line of megabytes is not measured.
    let lineBytes = Self.cut(whole, around: range.start, in: file.bytes)
    let start = min(max(range.start, lineBytes.lowerBound), lineBytes.upperBound)
    let isFirst = range.start >= whole.lowerBound
    let firstVisible = file.bytes[lineBytes].firstIndex { $0 > 0x20 } ?? lineBytes.lowerBound
    let from = isFirst ? start : firstVisible
    let to = min(max(range.end, from), lineBytes.upperBound)
    func shown(_ part: Range<Int>) -> String {
      TerminalText.cleaned(String(decoding: file.bytes[part], as: UTF8.self))
    }
    var before = shown(lineBytes.lowerBound..<from)
    var inside = shown(from..<to)
    var after = shown(to..<lineBytes.upperBound)
    if TerminalText.width(of: before + inside + after) > Self.columns || lineBytes != whole {
      before = Self.end(of: before, columns: Self.context, isCut: lineBytes.lowerBound > whole.lowerBound)
      let room = Self.columns - TerminalText.width(of: before)
      inside = Self.beginning(of: inside, columns: room)
      after = Self.beginning(of: after, columns: max(0, room - TerminalText.width(of: inside)))
    }
    text = before + inside + after
    indentation = TerminalText.width(of: before)
    width = max(1, TerminalText.width(of: inside))
  }

  private static func cut(_ line: Range<Int>, around offset: Int, in bytes: [UInt8]) -> Range<Int> {
    guard line.count > 1000 else { return line }
    let middle = min(max(offset, line.lowerBound), line.upperBound)
    var start = max(line.lowerBound, middle - 300)
    var end = min(line.upperBound, middle + 700)
    while start > line.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  private static func beginning(of text: String, columns: Int) -> String {
    guard TerminalText.width(of: text) > columns else { return text }
    var kept = ""
    var width = 0
    for character in text {
      width += DisplayWidth.of(character)
      if width > columns - 1 { break }
      kept.append(character)
    }
    return kept + "…"
  }

  private static func end(of text: String, columns: Int, isCut: Bool) -> String {
    guard TerminalText.width(of: text) > columns || isCut else { return text }
    var kept = 0
    var width = 0
    for character in text.reversed() {
      width += DisplayWidth.of(character)
      if width > columns - 1 { break }
      kept += 1
    }
    return "…" + text.suffix(kept)
  }
}
