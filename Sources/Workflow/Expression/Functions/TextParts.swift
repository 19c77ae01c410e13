/// Walks over a text that may be very long, and looks on the way whether the run was cancelled and how much was made.
extension String {
  /// How many bytes are worked on in one go.
  private static let stretch = 1 << 16

  /// The number of characters.
  func count(_ frame: inout Frame) throws -> Int {
    guard utf8.count > String.stretch else { return count }
    var count = 0
    for _ in self {
      try frame.tick()
      count += 1
    }
    return count
  }

  /// What a change makes of it that looks at one Unicode scalar at a time.
  func changed(_ frame: inout Frame, by change: (Substring) -> String) throws -> String {
    guard utf8.count > String.stretch else { return change(self[...]) }
    var result = ""
    result.reserveCapacity(utf8.count)
    var start = startIndex
    while start < endIndex {
      try frame.cancellation.check()
      let end = scalarIndex(after: start)
      result += change(self[start..<end])
      try Bound.check(bytes: result.utf8.count)
      start = end
    }
    return result
  }

  /// The beginning of a scalar about one stretch further on.
  private func scalarIndex(after start: Index) -> Index {
    guard var end = utf8.index(start, offsetBy: String.stretch, limitedBy: endIndex) else { return endIndex }
    while end < endIndex, end.samePosition(in: unicodeScalars) == nil { end = utf8.index(after: end) }
    return end
  }

  /// Each word with a capital, the rest of it in small letters.
  func titleCase(_ frame: inout Frame) throws -> String {
    var result = ""
    result.reserveCapacity(utf8.count)
    var isInside = false
    for character in self {
      try frame.tick()
      let belongs = character.isLetter || character.isNumber || character == "'" || character == "’"
      result += isInside ? character.lowercased() : character.uppercased()
      isInside = belongs
    }
    try Bound.check(bytes: result.utf8.count)
    return result
  }
}

extension String {
  /// The lines without their ends. A line break at the very end begins no further line.
  public var lines: [Substring] {
    var lines: [Substring] = []
    visitLines { lines.append($0) }
    return lines
  }

  /// Runs of letters and digits, with apostrophes and hyphens between them.
  public var words: [String] {
    var words: [String] = []
    visitWords { word in if let word { words.append(word) } }
    return words
  }

  /// - Parameter found: gets each word, and nothing at each character on the way.
  fileprivate func visitWords(_ found: (String?) throws -> Void) rethrows {
    var word = ""
    var joint: Character?
    for character in self {
      try found(nil)
      if character.isLetter || character.isNumber {
        if let joint { word.append(joint) }
        joint = nil
        word.append(character)
      } else if "'’-".contains(character), !word.isEmpty, joint == nil {
        joint = character
      } else {
        if !word.isEmpty { try found(word) }
        (word, joint) = ("", nil)
      }
    }
    if !word.isEmpty { try found(word) }
  }

  fileprivate func visitLines(_ found: (Substring) throws -> Void) rethrows {
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      // CR LF is one character.
      if self[index] == "\n" || self[index] == "\r\n" || self[index] == "\r" {
        try found(self[start..<index])
        start = next
      }
      index = next
    }
    if start < endIndex { try found(self[start...]) }
  }
}

/// The parts of a text as they are found.
struct TextParts {
  private(set) var values: [Value] = []

  mutating func add(_ text: some StringProtocol, _ frame: inout Frame) throws {
    try frame.tick()
    let bytes = text.utf8.count
    // Beyond that many a text takes memory of its own. The list itself is added when it is complete.
    if bytes > 15 { try frame.meter.charge(bytes: 32 + bytes) }
    values.append(.text(String(text)))
    try Bound.check(items: values.count)
  }

  static func lines(of text: String, _ frame: inout Frame) throws -> [Value] {
    var parts = TextParts()
    try text.visitLines { try parts.add($0, &frame) }
    return parts.values
  }

  /// Runs of letters and digits, with apostrophes and hyphens between them.
  static func words(of text: String, _ frame: inout Frame) throws -> [Value] {
    var parts = TextParts()
    try text.visitWords { word in
      if let word { try parts.add(word, &frame) } else { try frame.tick() }
    }
    return parts.values
  }

  static func characters(of text: String, _ frame: inout Frame) throws -> [Value] {
    var parts = TextParts()
    for character in text { try parts.add(String(character), &frame) }
    return parts.values
  }

  /// The parts between white space.
  static func bySpace(of text: String, _ frame: inout Frame) throws -> [Value] {
    var parts = TextParts()
    var start: String.Index?
    for (index, character) in zip(text.indices, text) {
      try frame.tick()
      if !character.isWhitespace {
        start = start ?? index
      } else if let begin = start {
        try parts.add(text[begin..<index], &frame)
        start = nil
      }
    }
    if let start { try parts.add(text[start...], &frame) }
    return parts.values
  }

  /// The parts between the places where a text occurs.
  static func of(_ text: String, by separator: TextSearch, _ frame: inout Frame) throws -> [Value] {
    var parts = TextParts()
    var position = text.startIndex
    var offset = 0
    try separator.visit(text) { place in
      let start = text.utf8.index(position, offsetBy: place.lowerBound - offset)
      try parts.add(text[position..<start], &frame)
      position = text.utf8.index(start, offsetBy: place.count)
      offset = place.upperBound
      return true
    }
    try parts.add(text[position...], &frame)
    return parts.values
  }
}
