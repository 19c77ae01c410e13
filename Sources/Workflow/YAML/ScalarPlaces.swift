/// Where each byte of a scalar's content is written, found by reading the scalar again in the way of its style.
struct ScalarPlaces {
  private let content: ArraySlice<UInt8>
  private let bytes: [UInt8]
  private let scalar: Range<Int>
  /// The written stretch behind each byte of the content.
  private var places: [Range<Int>] = []

  /// Nil if what is written does not give the content, so that a wrong place is never shown.
  init?(of content: ArraySlice<UInt8>, style: ScalarStyle, in bytes: [UInt8], at scalar: Range<Int>) {
    self.content = content
    self.bytes = bytes
    self.scalar = scalar
    places.reserveCapacity(content.count)
    switch style {
    case .plain: readLines(in: scalar, style: style)
    case .singleQuoted, .doubleQuoted: readLines(in: scalar.dropFirst().dropLast(), style: style)
    case .literal, .folded: readBlock()
    }
    guard places.count == content.count else { return nil }
  }

  func source(of part: Range<Int>) -> Range<Int> {
    let start = part.lowerBound < places.count ? places[part.lowerBound].lowerBound : scalar.upperBound
    guard !part.isEmpty else { return start..<start }
    return start..<max(start, places[part.upperBound - 1].upperBound)
  }

  private mutating func note(_ written: Range<Int>, times: Int = 1) {
    for _ in 0..<times { places.append(written) }
  }
}

// MARK: Plain and quoted scalars

extension ScalarPlaces {
  private mutating func readLines(in range: Range<Int>, style: ScalarStyle) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let fold = foldEnd(from: offset, before: range.upperBound) {
        // One line break joins with a space, more of them give one less.
        note(offset..<fold.end, times: max(fold.breaks - 1, 1))
        offset = fold.end
      } else if style == .doubleQuoted, bytes[offset] == UInt8(ascii: "\\") {
        offset = readEscape(at: offset, before: range.upperBound)
      } else {
        let isPair = style == .singleQuoted && bytes[offset] == UInt8(ascii: "'")
        note(offset..<offset + (isPair ? 2 : 1))
        offset += isPair ? 2 : 1
      }
    }
  }

  /// Blanks, line breaks and the next line's indentation, if there is a line break among them.
  private func foldEnd(from start: Int, before limit: Int) -> (end: Int, breaks: Int)? {
    var end = start
    var breaks = 0
    while end < limit, isBlank(bytes[end]) || isBreak(bytes[end]) {
      if isBreak(bytes[end]) {
        breaks += 1
        end = lineEnd(at: end)
      } else {
        end += 1
      }
    }
    return breaks == 0 ? nil : (end, breaks)
  }

  private mutating func readEscape(at start: Int, before limit: Int) -> Int {
    guard start + 1 < limit else { return limit }
    let mark = bytes[start + 1]
    if isBreak(mark) {
      // An escaped line break vanishes with the indentation behind it; empty lines after it do not.
      let first = lineEnd(at: start + 1)
      let fold = foldEnd(from: first, before: limit)
      if let fold { note(first..<fold.end, times: fold.breaks) }
      var end = fold?.end ?? first
      while end < limit, isBlank(bytes[end]) { end += 1 }
      return end
    }
    let digits =
      switch mark {
      case UInt8(ascii: "x"): 2
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "U"): 8
      default: 0
      }
    let end = min(start + 2 + digits, limit)
    note(start..<end, times: escapedLength(mark, digits: bytes[min(start + 2, end)..<end]))
    return end
  }

  /// The bytes that an escape gives in UTF-8.
  private func escapedLength(_ mark: UInt8, digits: ArraySlice<UInt8>) -> Int {
    switch mark {
    case UInt8(ascii: "N"), UInt8(ascii: "_"): 2
    case UInt8(ascii: "L"), UInt8(ascii: "P"): 3
    default:
      if digits.isEmpty {
        1
      } else if let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        UTF8.width(scalar)
      } else {
        1
      }
    }
  }
}

// MARK: Block scalars

extension ScalarPlaces {
  /// Walks the lines below the header beside the content. The indentation is what the first line with content has more
  /// than its content; a line break that joins lines gives a space, a break, or nothing.
  private mutating func readBlock() {
    guard let header = bytes[scalar].firstIndex(where: isBreak) else { return }
    var offset = lineEnd(at: header)
    var indentation: Int?
    while offset < scalar.upperBound, places.count < content.count {
      let textStart = bytes[offset..<scalar.upperBound].firstIndex { $0 != UInt8(ascii: " ") } ?? scalar.upperBound
      let end = bytes[textStart..<scalar.upperBound].firstIndex(where: isBreak) ?? scalar.upperBound
      if indentation == nil, textStart < end {
        let kept = content.dropFirst(places.count).prefix { $0 == UInt8(ascii: " ") }.count
        indentation = textStart - offset - kept
      }
      let lineStart = min(offset + (indentation ?? .max / 2), end)
      for index in lineStart..<end { note(index..<index + 1) }
      offset = end < bytes.count ? lineEnd(at: end) : end
      let next = content.dropFirst(places.count).first
      if next == UInt8(ascii: "\n") || next == UInt8(ascii: " ") { note(end..<offset) }
    }
    // Line breaks that are kept at the end stand behind the last line.
    if places.count < content.count { note(scalar.upperBound..<scalar.upperBound, times: content.count - places.count) }
  }
}

extension ScalarPlaces {
  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  private func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// The first byte of the next line, from a line break that may be two bytes.
  private func lineEnd(at lineBreak: Int) -> Int {
    let isPair =
      bytes[lineBreak] == UInt8(ascii: "\r") && lineBreak + 1 < bytes.count
      && bytes[lineBreak + 1] == UInt8(ascii: "\n")
    return lineBreak + (isPair ? 2 : 1)
  }
}
