/// The digest of FIPS 180-4. What is cached is found by it, so that no URL with a secret in it is written down; loading a
/// library for one block of bytes would take longer than the whole look-up.
struct SHA256 {
  private static let rounds: [UInt32] = primes(64).map { fraction(of: $0, root: 3) }
  private static let start: [UInt32] = primes(8).map { fraction(of: $0, root: 2) }

  private var state = SHA256.start

  /// In hexadecimal.
  static func digest(of text: String) -> String {
    var digest = SHA256()
    var bytes = Array(text.utf8)
    let bitCount = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: bitCount >> (8 * $0)) }
    for block in stride(from: 0, to: bytes.count, by: 64) { digest.add(bytes[block..<block + 64]) }
    return digest.state.map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 8 - text.count) + text
    }.joined()
  }

  private mutating func add(_ block: ArraySlice<UInt8>) {
    var words: [UInt32] = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let second = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var mixed = state
    for index in 0..<64 {
      let (a, b, c, e) = (mixed[0], mixed[1], mixed[2], mixed[4])
      let choice = e & mixed[5] ^ ~e & mixed[6]
      let majority = a & b ^ a & c ^ b & c
      let sum = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let first = mixed[7] &+ sum &+ choice &+ SHA256.rounds[index] &+ words[index]
      let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
      mixed = [first &+ second, a, b, c, mixed[3] &+ first, e, mixed[5], mixed[6]]
    }
    for index in 0..<8 { state[index] &+= mixed[index] }
  }

  private static func primes(_ count: Int) -> [UInt32] {
    var primes: [UInt32] = []
    var candidate: UInt32 = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// The first 32 bits behind the point of a root, found bit by bit in whole numbers.
  private static func fraction(of number: UInt32, root: Int) -> UInt32 {
    // The largest r with r^root <= number * 2^(32 * root).
    var result: UInt64 = 0
    for bit in (0..<36).reversed() {
      let candidate = result | 1 << UInt64(bit)
      if power(candidate, root, isAtMost: number) { result = candidate }
    }
    return UInt32(truncatingIfNeeded: result)
  }

  private static func power(_ base: UInt64, _ exponent: Int, isAtMost number: UInt32) -> Bool {
    let base = UInt128(base)
    if exponent == 2 { return base * base <= UInt128(number) << 64 }
    let (product, overflow) = (base * base).multipliedReportingOverflow(by: base)
    return !overflow && product <= UInt128(number) << 96
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
