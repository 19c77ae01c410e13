/// Numbers written as the runner prints them: `12`, `-0.5`. All but very long ones are recognised by a look at their
/// digits.
enum PrintedNumber {
  /// Any two decimals of so many digits are different doubles, so that one without zeros at its ends is the shortest
  /// that means its double, which is what is printed.
  private static let digitLimit = 15

  /// Nil where the text is no number, or one that is printed in another way.
  static func read(_ content: ArraySlice<UInt8>) -> Value? {
    let isNegative = content.first == UInt8(ascii: "-")
    let unsigned = isNegative ? content.dropFirst() : content
    guard let first = unsigned.first, isDigit(first) else { return isNegative ? readLong(content) : nil }
    guard unsigned.count <= digitLimit + 1 else { return readLong(content) }
    var digits: UInt64 = 0
    var point: Int?
    for (place, byte) in zip(0..., unsigned) {
      if isDigit(byte) {
        digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
      } else if byte == UInt8(ascii: "."), point == nil {
        point = place
      } else {
        return nil
      }
    }
    if first == UInt8(ascii: "0"), (point ?? unsigned.count) > 1 { return nil }
    guard let point else {
      if isNegative, digits == 0 { return nil }
      return .integer(isNegative ? -Int64(digits) : Int64(digits))
    }
    // From a point alone on, and from a millionth downwards, all is left to what prints it.
    guard unsigned.last != UInt8(ascii: "0"), unsigned.count - point > 1,
      let number = Double(digits: digits, scale: point + 1 - unsigned.count), number >= 1e-6
    else { return readLong(content) }
    return .number(isNegative ? -number : number)
  }

  /// Reads it and prints it again.
  private static func readLong(_ content: ArraySlice<UInt8>) -> Value? {
    let text = String(decoding: content, as: UTF8.self)
    guard !content.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }), let value = try? NumberText.read(text),
      value.text == text
    else { return nil }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
