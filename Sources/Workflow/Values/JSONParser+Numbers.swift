extension JSONParser {
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
    if mantissaCount <= 18, let number = Double(digits: digits, scale: scale) {
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
