extension JSONParser {
  /// The text up to the closing quote; the opening one is passed already.
  @inline(__always)
  mutating func string() throws(JSONFault) -> String {
    let start = position
    position = try bytes.span.endOfStretch(from: position)
    if bytes[position] == UInt8(ascii: "\\") { return try stringWithEscapes(start) }
    let end = position
    position += 1
    try account(text: end - start)
    return bytes.span.text(start..<end)
  }

  /// Goes on at the first backslash.
  private mutating func stringWithEscapes(_ start: Int) throws(JSONFault) -> String {
    unescaped.removeAll(keepingCapacity: true)
    var start = start
    while bytes[position] == UInt8(ascii: "\\") {
      unescaped += bytes[start..<position]
      position += 1
      try escape()
      start = position
      position = try bytes.span.endOfStretch(from: position)
    }
    unescaped += bytes[start..<position]
    position += 1
    try account(text: unescaped.count)
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// A text of up to fifteen bytes stands in the value itself.
  @inline(__always)
  private mutating func account(text count: Int) throws(JSONFault) {
    if count > 15 { try account(count + 32) }
  }

  /// Reads what stands behind a backslash.
  private mutating func escape() throws(JSONFault) {
    guard position < bytes.count else { throw JSONFault(cause: .truncated, offset: position) }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "u"): unescaped += String(try unicode()).utf8
    default: throw JSONFault(string: "no escape is written with this character behind `\\`", position - 1)
    }
  }

  /// The scalar of `\uXXXX`, behind the `u`, or of the two that make a surrogate pair.
  private mutating func unicode() throws(JSONFault) -> Unicode.Scalar {
    let start = position - 2
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00 else { throw JSONFault(string: "the second half of a surrogate pair stands alone", start) }
    let lonely = JSONFault(string: "the first half of a surrogate pair stands alone", start)
    for expected in "\\u".utf8 {
      guard position < bytes.count else { throw JSONFault(cause: .truncated, offset: position) }
      if bytes[position] != expected { throw lonely }
      position += 1
    }
    let second = try fourDigits()
    guard 0xDC00...0xDFFF ~= second, let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)
    else { throw lonely }
    return scalar
  }

  private mutating func fourDigits() throws(JSONFault) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count else { throw JSONFault(cause: .truncated, offset: position) }
      let digit: UInt8
      switch bytes[position] {
      case let byte where 0x30...0x39 ~= byte: digit = byte - 0x30
      case let byte where 0x61...0x66 ~= byte | 0x20: digit = (byte | 0x20) - 0x61 + 10
      default: throw JSONFault(string: "`\\u` needs four hexadecimal digits", position)
      }
      number = number << 4 + UInt32(digit)
      position += 1
    }
    return number
  }
}

extension JSONFault {
  fileprivate init(string message: StaticString, _ offset: Int) {
    self.init(cause: .string(message), offset: offset)
  }
}

extension TextBytes {
  /// Where what stands for itself ends: at a quote or a backslash.
  @inline(__always)
  fileprivate func endOfStretch(from start: Int) throws(JSONFault) -> Int {
    var offset = start
    while true {
      offset = endOfPlainASCII(from: offset)
      guard offset < count else { throw JSONFault(cause: .truncated, offset: offset) }
      let byte = self[offset]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return offset }
      guard byte >= 0x20 else {
        throw JSONFault(string: "a line break or control character stands in a text; write `\\n`", offset)
      }
      let width = width(ofCharacterAt: offset)
      guard width > 0 else { throw JSONFault(string: "a text is not UTF-8", offset) }
      offset += width
    }
  }

  /// Where a stretch of ASCII ends that holds neither a quote, nor a backslash, nor a control character. Eight bytes are
  /// looked at together: most of a file passes here.
  @inline(__always)
  fileprivate func endOfPlainASCII(from start: Int) -> Int {
    let (ones, highs) = (TextBytes.word(of: 0x01), TextBytes.word(of: 0x80))
    let (quote, backslash) = (TextBytes.word(of: UInt8(ascii: "\"")), TextBytes.word(of: UInt8(ascii: "\\")))
    var offset = start
    while offset + 8 <= count {
      let word = word(at: offset)
      let quotes = word ^ quote
      let backslashes = word ^ backslash
      // A subtraction borrows into the highest bit of a byte that is too small. It may do so wrongly behind the first
      // such byte only, and the first is what counts.
      let marks = (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
      let controls = (word &- TextBytes.word(of: 0x20)) & ~word
      let found = (marks | controls | word) & highs
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, 0x20...0x7F ~= self[offset], self[offset] != UInt8(ascii: "\""),
      self[offset] != UInt8(ascii: "\\")
    {
      offset += 1
    }
    return offset
  }
}
