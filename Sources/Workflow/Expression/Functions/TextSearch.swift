/// Where a text occurs in another, by canonical equivalence.
public struct TextSearch: Sendable {
  private let part: String
  /// ASCII has one form only, so that its bytes can be searched for.
  private let isASCII: Bool

  public init(for part: String) {
    var part = part
    isASCII = part.withUTF8 { $0.span.isASCII }
    self.part = part
  }

  /// The places in UTF-8 that do not overlap, from left to right. An empty text occurs nowhere.
  func places(in text: String, limit: Int = .max) -> [Range<Int>] {
    if part.isEmpty { return [] }
    guard isASCII else {
      return text.ranges(of: part).prefix(limit).map { range in
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
      }
    }
    var (text, part) = (text, part)
    return text.withUTF8 { text in part.withUTF8 { text.span.places(of: $0.span, limit: limit) } }
  }

  func occurs(in text: String) -> Bool { part.isEmpty || !places(in: text, limit: 1).isEmpty }

  func starts(_ text: String) -> Bool {
    guard isASCII else { return text.hasPrefix(part) }
    var (text, part) = (text, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        text.count >= part.count && text.span.extracting(0..<part.count).isEqual(to: part.span)
          && !text.span.hasMark(at: part.count)
      }
    }
  }
}

extension TextBytes {
  fileprivate func places(of part: TextBytes, limit: Int) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var offset = 0
    while places.count < limit, offset + part.count <= count {
      let place = offset..<offset + part.count
      if self[offset] != part[0] || !extracting(place).isEqual(to: part) {
        offset += 1
        continue
      }
      offset = place.upperBound
      // A letter with an accent after it is another letter.
      if !hasMark(at: offset) { places.append(place) }
    }
    return places
  }

  /// Whether a character stands at an offset that changes the letter before it.
  fileprivate func hasMark(at offset: Int) -> Bool {
    guard offset < count, self[offset] >= 0x80 else { return false }
    return text(offset..<offset + width(ofCharacterAt: offset)).unicodeScalars.first?.isMark ?? false
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
    let places = search.places(in: self, limit: limit)
    if places.isEmpty { return self }
    var replacement = replacement
    let growth = places.count.multipliedReportingOverflow(by: replacement.utf8.count)
    try Bound.check(bytes: growth.overflow ? .max : utf8.count + growth.partialValue)
    var text = self
    return text.withUTF8 { text in
      var result: [UInt8] = []
      result.reserveCapacity(text.count + growth.partialValue)
      var position = 0
      for place in places {
        result += text[position..<place.lowerBound]
        replacement.withUTF8 { result += $0 }
        position = place.upperBound
      }
      result += text[position...]
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// The parts between the places where a text occurs.
  func split(_ search: TextSearch) -> [Value] {
    let places = search.places(in: self)
    var text = self
    return text.withUTF8 { text in
      let text = text.span
      var parts: [Value] = []
      parts.reserveCapacity(places.count + 1)
      var position = 0
      for place in places {
        parts.append(.text(text.text(position..<place.lowerBound)))
        position = place.upperBound
      }
      parts.append(.text(text.text(position..<text.count)))
      return parts
    }
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
  public var words: [String] {
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
