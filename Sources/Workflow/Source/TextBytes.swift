/// The bytes of a text while it is read: every access is checked, nothing is copied.
public typealias TextBytes = Swift.Span<UInt8>

extension TextBytes {
  /// A byte in each place of a word.
  @inlinable @inline(__always)
  public static func word(of byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// Eight bytes at once, the first of them lowest.
  @inlinable @inline(__always)
  public func word(at offset: Int) -> UInt64 {
    // What is unsafe in general is safe here: the bounds are checked, and all bits of a word are a number.
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// A part that is known to be UTF-8.
  @inline(__always)
  func text(_ part: Range<Int>) -> String {
    extracting(part).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// Eight bytes at a time: keys and scalars of every file pass here.
  func isEqual(to other: TextBytes) -> Bool {
    guard count == other.count else { return false }
    guard count >= 8 else {
      for offset in 0..<count where self[offset] != other[offset] { return false }
      return true
    }
    for offset in stride(from: 0, to: count - 8, by: 8) where word(at: offset) != other.word(at: offset) {
      return false
    }
    return word(at: count - 8) == other.word(at: count - 8)
  }

  var isASCII: Bool {
    guard count >= 8 else {
      for offset in 0..<count where self[offset] >= 0x80 { return false }
      return true
    }
    var all = word(at: count - 8)
    for offset in stride(from: 0, to: count - 8, by: 8) { all |= word(at: offset) }
    return all & TextBytes.word(of: 0x80) == 0
  }

  /// The bytes of the well-formed character of two or more bytes that begins at an offset, else 0. The bounds of the
  /// second byte are those of the Unicode standard's table 3-7: nothing longer than needed, no surrogates, nothing
  /// above U+10FFFF.
  public func width(ofCharacterAt offset: Int) -> Int {
    let (width, second): (Int, ClosedRange<UInt8>) =
      switch self[offset] {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard width > 0, offset + width <= count, second.contains(self[offset + 1]) else { return 0 }
    for rest in offset + 2..<offset + width where self[rest] & 0xC0 != 0x80 { return 0 }
    return width
  }
}
