/// Where a text occurs in another, by canonical equivalence.
public struct TextSearch: Sendable {
  private let part: String
  /// ASCII has one form only, so that its bytes can be searched for.
  private let bytes: [UInt8]?

  public init(for part: String) {
    self.part = part
    bytes = part.utf8.allSatisfy { $0 < 0x80 } ? Array(part.utf8) : nil
  }

  /// The places that do not overlap, from left to right. An empty text occurs nowhere.
  func ranges(in text: String, limit: Int = .max) -> [Range<String.Index>] {
    if part.isEmpty { return [] }
    guard let bytes else { return Array(text.ranges(of: part).prefix(limit)) }
    var ranges: [Range<String.Index>] = []
    let view = text.utf8
    var start = view.startIndex
    while ranges.count < limit, let range = TextSearch.first(bytes, in: view, from: start) {
      start = range.upperBound
      // A letter with an accent after it is another letter.
      if start < view.endIndex, view[start] >= 0x80, text.unicodeScalars[start].isMark { continue }
      ranges.append(range)
    }
    return ranges
  }

  func occurs(in text: String) -> Bool { part.isEmpty || !ranges(in: text, limit: 1).isEmpty }

  func starts(_ text: String) -> Bool {
    guard bytes != nil else { return text.hasPrefix(part) }
    guard text.utf8.starts(with: part.utf8) else { return false }
    let end = text.utf8.index(text.startIndex, offsetBy: part.utf8.count)
    return end == text.endIndex || text.utf8[end] < 0x80 || !text.unicodeScalars[end].isMark
  }

  private static func first(
    _ bytes: [UInt8], in view: String.UTF8View, from start: String.Index
  ) -> Range<String.Index>? {
    let found = view[start...].withContiguousStorageIfAvailable { buffer -> Int? in
      guard buffer.count >= bytes.count else { return nil }
      for offset in 0...(buffer.count - bytes.count) where buffer[offset] == bytes[0] {
        if buffer[offset..<offset + bytes.count].elementsEqual(bytes) { return offset }
      }
      return nil
    }
    guard let found = found ?? slowFirst(bytes, in: view[start...]) else { return nil }
    let lower = view.index(start, offsetBy: found)
    return lower..<view.index(lower, offsetBy: bytes.count)
  }

  /// For texts that are not stored as UTF-8, which come from Foundation on some systems.
  private static func slowFirst(_ bytes: [UInt8], in view: Substring.UTF8View) -> Int? {
    let copy = Array(view)
    guard copy.count >= bytes.count else { return nil }
    return (0...(copy.count - bytes.count)).first { copy[$0..<$0 + bytes.count].elementsEqual(bytes) }
  }
}

extension Unicode.Scalar {
  /// Whether it changes the letter before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}

extension String {
  /// With every place where a text occurs replaced.
  /// - Throws: a ``Failure`` of reason `limit`.
  public func replacing(_ search: TextSearch, with replacement: String, limit: Int = .max) throws -> String {
    let ranges = search.ranges(in: self, limit: limit)
    if ranges.isEmpty { return self }
    try Bound.check(
      bytes: utf8.count + ranges.count.multipliedReportingOverflow(by: replacement.utf8.count).partialValue)
    var result = ""
    result.reserveCapacity(utf8.count)
    var position = startIndex
    for range in ranges {
      result += self[position..<range.lowerBound]
      result += replacement
      position = range.upperBound
    }
    result += self[position...]
    return result
  }

  /// The parts between the places where a text occurs.
  func split(_ search: TextSearch) -> [Value] {
    var parts: [Value] = []
    var position = startIndex
    for range in search.ranges(in: self) {
      parts.append(.text(String(self[position..<range.lowerBound])))
      position = range.upperBound
    }
    parts.append(.text(String(self[position...])))
    return parts
  }

  /// The lines without their ends. A line break at the very end begins no further line.
  public var lines: [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      // CR LF is one character.
      if self[index] == "\n" || self[index] == "\r\n" || self[index] == "\r" {
        lines.append(self[start..<index])
        start = next
      }
      index = next
    }
    if start < endIndex { lines.append(self[start...]) }
    return lines
  }

  /// Runs of letters and digits, with apostrophes and hyphens between them.
  var words: [String] {
    var words: [String] = []
    var word = ""
    var joint: Character?
    for character in self {
      if character.isLetter || character.isNumber {
        if let joint { word.append(joint) }
        joint = nil
        word.append(character)
      } else if "'’-".contains(character), !word.isEmpty, joint == nil {
        joint = character
      } else {
        if !word.isEmpty { words.append(word) }
        (word, joint) = ("", nil)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  var titleCase: String {
    var result = ""
    var isInside = false
    for character in self {
      let belongs = character.isLetter || character.isNumber || character == "'" || character == "’"
      result += isInside ? character.lowercased() : character.uppercased()
      isInside = belongs
    }
    return result
  }
}
