/// Compressed bodies for tests, made by hand so that nothing else has to be there (RFC 1950, RFC 1951, RFC 1952).
enum Gzip {
  /// Any bytes, uncompressed inside.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    wrapped(storedBlocks(bytes), crc: crc(bytes), count: bytes.count)
  }

  /// The same in the shorter frame, which `deflate` means.
  static func framed(_ bytes: [UInt8]) -> [UInt8] {
    [0x78, 0x01] + storedBlocks(bytes) + (0..<4).map { UInt8(adler(bytes) >> (24 - 8 * $0) & 255) }
  }

  /// The same without a frame, which many servers call `deflate`.
  static func bare(_ bytes: [UInt8]) -> [UInt8] { storedBlocks(bytes) }

  private static func storedBlocks(_ bytes: [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      blocks += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      blocks += block
    } while !rest.isEmpty
    return blocks
  }

  /// One byte, again and again: a literal, then copies of 258 bytes, in some thousandths of their length.
  static func run(of byte: UInt8, count: Int) -> [UInt8] {
    precondition((count - 1) % 258 != 1 && (count - 1) % 258 != 2 && byte < 144, "copies have at least three bytes")
    var bits = Bits()
    bits.append(0b011, 3)  // the last block, with the fixed codes
    bits.append(code: 0x30 + UInt32(byte), 8)
    var left = count - 1
    while left >= 258 {
      bits.append(code: 0b1100_0101, 8)  // 285: 258 bytes
      bits.append(code: 0, 5)  // from one byte before
      left -= 258
    }
    for _ in 0..<left { bits.append(code: 0x30 + UInt32(byte), 8) }
    bits.append(code: 0, 7)
    return wrapped(bits.bytes, crc: crc([UInt8](repeating: byte, count: count)), count: count)
  }

  private static func wrapped(_ blocks: [UInt8], crc: UInt32, count: Int) -> [UInt8] {
    let end = [crc, UInt32(truncatingIfNeeded: count)].flatMap { word in (0..<4).map { UInt8(word >> (8 * $0) & 255) } }
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] + blocks + end
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    let (low, high) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let low = (sums.0 + UInt32(byte)) % 65521
      return (low, (sums.1 + low) % 65521)
    }
    return high << 16 | low
  }

  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    mutating func append(_ value: UInt32, _ width: Int) {
      for bit in 0..<width {
        if count % 8 == 0 { bytes.append(0) }
        bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << (count % 8)
        count += 1
      }
    }

    /// Codes go with their highest bit first.
    mutating func append(code: UInt32, _ width: Int) {
      for bit in (0..<width).reversed() { append(code >> bit & 1, 1) }
    }
  }
}
