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

  /// Gives the places in UTF-8 that do not overlap, from left to right, until it is told to stop. There may be as many as
  /// letters, so that they are nowhere collected. An empty text occurs nowhere.
  /// - Parameter found: says whether to go on.
  func visit(_ text: String, _ found: (Range<Int>) throws -> Bool) rethrows {
    if part.isEmpty { return }
    guard isASCII else {
      var start = text.startIndex
      var offset = 0
      while start < text.endIndex, let range = text[start...].firstRange(of: part) {
        let lower = offset + text.utf8.distance(from: start, to: range.lowerBound)
        let upper = lower + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
        guard try found(lower..<upper) else { return }
        (start, offset) = (range.upperBound, upper)
      }
      return
    }
    var (text, part) = (text, part)
    try text.withUTF8 { text in try part.withUTF8 { try text.span.visit($0.span, found) } }
  }

  public func occurs(in text: String) -> Bool {
    var occurs = part.isEmpty
    visit(text) { _ in
      occurs = true
      return false
    }
    return occurs
  }

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
  fileprivate func visit(_ part: TextBytes, _ found: (Range<Int>) throws -> Bool) rethrows {
    var offset = 0
    while offset + part.count <= count {
      let place = offset..<offset + part.count
      if self[offset] != part[0] || !extracting(place).isEqual(to: part) {
        offset += 1
        continue
      }
      offset = place.upperBound
      // A letter with an accent after it is another letter.
      if !hasMark(at: offset), try !found(place) { return }
    }
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
  /// - Parameter pace: called at each place, to end what takes too long.
  /// - Throws: a ``Failure`` of reason `limit`, or what `pace` throws.
  public func replacing(
    _ search: TextSearch, with replacement: String, limit: Int = .max, pace: () throws -> Void = {}
  ) throws -> String {
    var (text, replacement) = (self, replacement)
    return try text.withUTF8 { bytes in
      try replacement.withUTF8 { replacement in
        var result: [UInt8] = []
        var position = 0
        var rest = limit
        try search.visit(self) { place in
          guard rest > 0 else { return false }
          rest -= 1
          try pace()
          if position == 0 { result.reserveCapacity(bytes.count) }
          result += bytes[position..<place.lowerBound]
          result += replacement
          position = place.upperBound
          try Bound.check(bytes: result.count)
          return true
        }
        if position == 0 { return self }
        result += bytes[position...]
        try Bound.check(bytes: result.count)
        return String(decoding: result, as: UTF8.self)
      }
    }
  }
}
