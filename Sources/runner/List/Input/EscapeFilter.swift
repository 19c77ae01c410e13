/// Takes the sequences out of bytes by which programs colour what they write, as ECMA-48 has them. A sequence may begin in
/// one piece and end in another; a line break ends it in any case, so that no row is lost.
struct EscapeFilter {
  private enum State {
    case text
    /// Behind ESC.
    case escape
    /// In what `ESC [` begins, up to a letter.
    case sequence
    /// In what `ESC ]` and its like begin, up to BEL or `ESC \`.
    case string
    case stringEnd
  }

  private var state = State.text

  /// Moves what stays to the front of a range.
  /// - Returns: how many bytes stay.
  mutating func strip(_ bytes: inout [UInt8], in range: Range<Int>) -> Int {
    var end = range.lowerBound
    for place in range where keeps(bytes[place]) {
      bytes[end] = bytes[place]
      end += 1
    }
    return end - range.lowerBound
  }

  private mutating func keeps(_ byte: UInt8) -> Bool {
    if byte == 0x0A || byte == 0 {
      state = .text
      return true
    }
    switch state {
    case .text: if byte == 0x1B { state = .escape } else { return true }
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .sequence
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
        state = .string
      // Bytes between come before the one that ends it: `ESC ( B`.
      case 0x20...0x2F: break
      default: state = .text
      }
    case .sequence: if 0x40...0x7E ~= byte { state = .text }
    case .string: if byte == 0x07 { state = .text } else if byte == 0x1B { state = .stringEnd }
    case .stringEnd: state = byte == UInt8(ascii: "\\") ? .text : .string
    }
    return false
  }
}
