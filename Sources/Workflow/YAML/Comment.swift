/// A comment behind a value on the same line.
struct Comment {
  /// From the `#` to the end of the line.
  let range: Range<Int>

  /// Looks for a comment behind an offset; a `#` begins one only behind a blank.
  init?(in bytes: [UInt8], behind end: Int) {
    var start = end
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#"), start > end else { return nil }
    let lineEnd = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    range = start..<(lineEnd ?? bytes.count)
  }
}
