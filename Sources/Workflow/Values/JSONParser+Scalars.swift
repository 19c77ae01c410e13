extension JSONParser {
  /// The text up to the closing quote; the opening one is passed already.
  @inline(__always)
  mutating func string() throws(JSONFault) -> String {
    let start = position
    var all: UInt8 = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        defer { position += 1 }
        if position - start > 15 { try account(position - start + 32) }
        if all < 0x80 { return String(decoding: bytes[start..<position], as: UTF8.self) }
        return try validated(bytes[start..<position], start)
      }
      if byte == UInt8(ascii: "\\") { return try stringWithEscapes(start) }
      if byte < 0x20 { throw fault("a line break or control character stands in a text; write `\\n`", position) }
      all |= byte
      position += 1
    }
    throw JSONFault(cause: .truncated, offset: position)
  }

  private func fault(_ message: StaticString, _ offset: Int) -> JSONFault {
    JSONFault(cause: .string(message), offset: offset)
  }

  private func validated(_ slice: some Collection<UInt8>, _ start: Int) throws(JSONFault) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else { throw fault("a text is not UTF-8", start) }
    return text
  }

  /// Goes on at the first backslash.
  private mutating func stringWithEscapes(_ start: Int) throws(JSONFault) -> String {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        try account(text.count + 32)
        return try validated(text, start)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case ..<0x20: throw fault("a line break or control character stands in a text; write `\\n`", position - 1)
      default: text.append(byte)
      }
    }
    throw JSONFault(cause: .truncated, offset: position)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFault) {
    guard position < bytes.count else { throw JSONFault(cause: .truncated, offset: position) }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): text.append(contentsOf: try unicode())
    default: throw fault("no escape is written with this character behind `\\`", position - 1)
    }
  }

  /// The UTF-8 of `\uXXXX`, behind the `u`, or of the two that make a surrogate pair.
  private mutating func unicode() throws(JSONFault) -> String.UTF8View {
    let start = position - 2
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return String(scalar).utf8 }
    guard first < 0xDC00 else { throw fault("the second half of a surrogate pair stands alone", start) }
    for expected in "\\u".utf8 {
      guard position < bytes.count else { throw JSONFault(cause: .truncated, offset: position) }
      if bytes[position] != expected { throw fault("the first half of a surrogate pair stands alone", start) }
      position += 1
    }
    let second = try fourDigits()
    guard 0xDC00...0xDFFF ~= second, let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)
    else { throw fault("the first half of a surrogate pair stands alone", start) }
    return String(scalar).utf8
  }

  private mutating func fourDigits() throws(JSONFault) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count else { throw JSONFault(cause: .truncated, offset: position) }
      let digit: UInt8
      switch bytes[position] {
      case let byte where 0x30...0x39 ~= byte: digit = byte - 0x30
      case let byte where 0x61...0x66 ~= byte | 0x20: digit = (byte | 0x20) - 0x61 + 10
      default: throw fault("`\\u` needs four hexadecimal digits", position)
      }
      number = number << 4 + UInt32(digit)
      position += 1
    }
    return number
  }

  /// Powers of ten that a double holds exactly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  mutating func number() throws(JSONFault) -> Value {
    let start = position
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var digits: UInt64 = 0
    let wholeStart = position
    skipDigits(&digits)
    let wholeCount = position - wholeStart
    if wholeCount == 0 { throw digitsMissing("a number needs a digit behind its sign") }
    if wholeCount > 1, bytes[wholeStart] == UInt8(ascii: "0") {
      throw JSONFault(cause: .number("a number begins with a 0 too many"), offset: start)
    }
    var scale = 0
    var isWhole = true
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      isWhole = false
      position += 1
      let fractionStart = position
      skipDigits(&digits)
      scale = fractionStart - position
      if scale == 0 { throw digitsMissing("a number needs a digit behind its point") }
    }
    let mantissaCount = wholeCount - scale
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      scale += try exponent()
    }
    // Up to 18 digits fit into 64 bits, whatever they are.
    if isWhole, mantissaCount <= 18 { return .integer(isNegative ? -Int64(digits) : Int64(digits)) }
    // Both are exact as doubles, so that their product or quotient is rounded once, as it must be.
    if mantissaCount <= 18, digits < 1 << 53, scale.magnitude <= 22 {
      let power = JSONParser.powers[Int(scale.magnitude)]
      let number = scale < 0 ? Double(digits) / power : Double(digits) * power
      return Value(number: isNegative ? -number : number)
    }
    return try slowNumber(start, isWhole: isWhole)
  }

  private func slowNumber(_ start: Int, isWhole: Bool) throws(JSONFault) -> Value {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let whole = Int64(text) { return .integer(whole) }
    guard let number = Double(text), number.isFinite else {
      throw JSONFault(cause: .number("a number is too large for a double"), offset: start)
    }
    return Value(number: number)
  }

  @inline(__always)
  private mutating func skipDigits(_ digits: inout UInt64) {
    while position < bytes.count, 0x30...0x39 ~= bytes[position] {
      // More digits than fit are read again by the slow path.
      digits = digits &* 10 &+ UInt64(bytes[position] - 0x30)
      position += 1
    }
  }

  private mutating func exponent() throws(JSONFault) -> Int {
    position += 1
    var isNegative = false
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      isNegative = bytes[position] == UInt8(ascii: "-")
      position += 1
    }
    let start = position
    var exponent = 0
    while position < bytes.count, 0x30...0x39 ~= bytes[position] {
      exponent = min(exponent * 10 + Int(bytes[position] - 0x30), 1_000_000)
      position += 1
    }
    if position == start { throw digitsMissing("a number needs a digit in its exponent") }
    return isNegative ? -exponent : exponent
  }

  private func digitsMissing(_ message: StaticString) -> JSONFault {
    position == bytes.count
      ? JSONFault(cause: .truncated, offset: position) : JSONFault(cause: .number(message), offset: position)
  }
}
