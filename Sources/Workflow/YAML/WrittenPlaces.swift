/// Corrects the places that the parser gives to nodes: it counts what stands in front of a node as part of it, ends blocks
/// at the next token, and puts a value that is not written where the next token begins.
struct WrittenPlaces {
  let bytes: [UInt8]

  /// The first byte behind a node's tag and anchor.
  func contentStart(from start: Int, before limit: Int, insideFlow: Bool) -> Int {
    var offset = start
    while offset < limit {
      switch bytes[offset] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        offset = bytes[offset..<limit].firstIndex { isWhite($0) || insideFlow && $0 == UInt8(ascii: ",") } ?? limit
      case UInt8(ascii: "#"):
        offset = bytes[offset..<limit].firstIndex(where: isBreak) ?? limit
      case let byte where isWhite(byte):
        offset += 1
      default:
        return offset
      }
    }
    return limit
  }

  /// An anchor whose name is directly followed by a colon, which parsers read in different ways.
  func anchorBeforeColon(from start: Int, before limit: Int) -> Range<Int>? {
    guard let anchor = bytes[start..<limit].firstIndex(of: UInt8(ascii: "&")) else { return nil }
    let end = bytes[(anchor + 1)...].firstIndex { !isAnchorByte($0) } ?? bytes.count
    return end < bytes.count && bytes[end] == UInt8(ascii: ":") ? anchor..<end + 1 : nil
  }

  /// The tag in front of a node, behind its anchor if that comes first.
  func tag(from start: Int, insideFlow: Bool) -> Range<Int> {
    guard let tag = bytes[start...].firstIndex(of: UInt8(ascii: "!")) else { return start..<start }
    let end = bytes[tag...].firstIndex { isWhite($0) || insideFlow && $0 == UInt8(ascii: ",") } ?? bytes.count
    return tag..<end
  }

  /// The end of a block scalar's last line with content.
  func blockEnd(of place: Range<Int>) -> Int {
    guard let last = bytes[place].lastIndex(where: { !isWhite($0) }) else { return place.upperBound }
    return bytes[last..<place.upperBound].firstIndex(where: isBreak) ?? place.upperBound
  }

  /// The place of a value that is not written: behind its colon, its dash, or, for a key without a colon, behind the key.
  func emptyPlace(at offset: Int, behindKey keyEnd: Int?) -> Range<Int> {
    let last = bytes[..<min(offset, bytes.count)].lastIndex { !isWhite($0) }
    if let last, bytes[last] == UInt8(ascii: ":") { return last + 1..<last + 1 }
    return (keyEnd ?? offset)..<(keyEnd ?? offset)
  }

  private func isWhite(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
  private func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func isAnchorByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-")
  }
}
