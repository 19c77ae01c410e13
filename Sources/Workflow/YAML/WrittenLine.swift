/// A line of a file as a person sees it, to explain what the parser could not read.
struct WrittenLine {
  private let file: SourceFile
  /// Without its line break.
  let range: SourceRange

  init(around offset: Int, in file: SourceFile) {
    self.file = file
    range = SourceRange(file, file.lineRange(file.position(at: offset).line))
  }

  /// The line before it that is neither empty nor a comment.
  var above: WrittenLine? {
    var start = range.start
    while start > 0 {
      let line = WrittenLine(around: start - 1, in: file)
      if !line.content.offsets.isEmpty, !line.content.text.utf8.starts(with: "#".utf8) { return line }
      start = line.range.start
    }
    return nil
  }

  /// Without indentation, the dashes of list items, and blanks at its end.
  var content: SourceRange {
    var start = firstVisible(from: range.start)
    while start + 1 < range.end, file.bytes[start] == UInt8(ascii: "-"), isBlank(file.bytes[start + 1]) {
      start = firstVisible(from: start + 1)
    }
    return rest(from: start)
  }

  /// From an offset to the last visible character.
  func rest(from offset: Int) -> SourceRange {
    let start = min(max(offset, range.start), range.end)
    let last = file.bytes[start..<range.end].lastIndex { $0 > UInt8(ascii: " ") }
    return SourceRange(file, start..<(last.map { $0 + 1 } ?? start))
  }

  /// The value behind the first `: ` on the line.
  var value: SourceRange? {
    guard let colon = keyEnd, colon + 1 < range.end, isBlank(file.bytes[colon + 1]) else { return nil }
    let value = rest(from: firstVisible(from: colon + 1))
    return value.offsets.isEmpty ? nil : value
  }

  /// Whether its key is in Title Case, so that its value cannot be a block of steps.
  var isAction: Bool { content.text.unicodeScalars.first?.properties.isUppercase ?? false }

  /// Whether it is an action by its name alone: `- Get People`.
  var isBareStep: Bool {
    let text = content.text
    return isAction && range.start < content.start
      && file.bytes[range.start..<content.start].contains(UInt8(ascii: "-"))
      && text.allSatisfy { $0.isLetter || $0 == " " }
  }

  /// A colon between two texts without a space behind it.
  var tightColon: SourceRange? {
    guard keyEnd == nil, let colon = file.bytes[content.offsets].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return SourceRange(file, colon..<colon + 1)
  }

  /// Whether nothing but blanks and dashes stands before an offset.
  func begins(at offset: Int) -> Bool { offset <= content.start }

  /// One character, or nothing at the end of the line.
  func character(at offset: Int) -> SourceRange {
    let bytes = file.bytes
    guard offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") else {
      return SourceRange(file, min(offset, bytes.count)..<min(offset, bytes.count))
    }
    let end = bytes[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    return SourceRange(file, offset..<end)
  }

  /// A backslash and what belongs to it.
  func escape(at offset: Int) -> SourceRange {
    guard offset + 1 < range.end else { return character(at: offset) }
    let digits =
      switch file.bytes[offset + 1] {
      case UInt8(ascii: "x"): 2
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "U"): 8
      default: 0
      }
    let mark = character(at: offset + 1)
    let isDigit = { (byte: UInt8) in byte != UInt8(ascii: "\"") && byte > UInt8(ascii: " ") && byte < 0x7F }
    let end = mark.end + file.bytes[mark.end..<range.end].prefix(digits).prefix(while: isDigit).count
    return SourceRange(file, offset..<end)
  }

  func lastBackslash(before offset: Int) -> Int {
    file.bytes[range.start..<min(max(offset, range.start), range.end)].lastIndex(of: UInt8(ascii: "\\")) ?? offset
  }

  /// The first colon with a blank behind it, or at the end of the line.
  private var keyEnd: Int? {
    let bytes = file.bytes
    return content.offsets.first {
      bytes[$0] == UInt8(ascii: ":") && ($0 + 1 == range.end || isBlank(bytes[$0 + 1]))
    }
  }

  private func firstVisible(from offset: Int) -> Int {
    file.bytes[offset..<range.end].firstIndex { !isBlank($0) } ?? range.end
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
