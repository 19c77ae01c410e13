/// Unpacks zlib (RFC 1950, RFC 1951) bit by bit, so that what the product packs is read by somebody else.
struct PlainInflater {
  private struct End: Error {}

  private let bytes: [UInt8]
  private var bit: Int
  private var output: [UInt8] = []

  /// Nothing where the bytes are no whole stream.
  static func inflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 6, bytes[0] & 0x0F == 8, (Int(bytes[0]) * 256 + Int(bytes[1])) % 31 == 0 else { return nil }
    var inflater = PlainInflater(bytes)
    do { try inflater.run() } catch { return nil }
    let sum = bytes.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    return sum == inflater.checksum ? inflater.output : nil
  }

  private init(_ bytes: [UInt8]) { (self.bytes, bit) = (bytes, 16) }

  private var checksum: Int {
    let (one, two) = output.reduce((1, 0)) { sums, byte in
      let one = (sums.0 + Int(byte)) % 65521
      return (one, (sums.1 + one) % 65521)
    }
    return two << 16 | one
  }

  private mutating func bits(_ count: Int) throws -> Int {
    guard bit + count <= bytes.count * 8 else { throw End() }
    defer { bit += count }
    return (0..<count).reduce(0) { $0 | (Int(bytes[(bit + $1) / 8]) >> ((bit + $1) % 8) & 1) << $1 }
  }

  private mutating func run() throws {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0:
        bit = (bit + 7) / 8 * 8
        let count = try bits(16)
        _ = try bits(16)
        for _ in 0..<count { output.append(UInt8(try bits(8))) }
      case 1:
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        try block(Code(lengths), Code(Array(repeating: 5, count: 30)))
      case 2: try dynamic()
      default: throw End()
      }
    }
  }

  private mutating func dynamic() throws {
    let (literals, distances, count) = (try bits(5) + 257, try bits(5) + 1, try bits(4) + 4)
    var small = [Int](repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(count) {
      small[place] = try bits(3)
    }
    let code = Code(small)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      switch try symbol(code) {
      case 16:
        guard let last = lengths.last else { throw End() }
        lengths += Array(repeating: last, count: try bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    try block(Code(Array(lengths[..<literals])), Code(Array(lengths[literals...])))
  }

  private mutating func block(_ literals: Code, _ distances: Code) throws {
    while true {
      let symbol = try symbol(literals)
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return
      } else {
        let place = symbol - 257
        let extra = place < 8 || place == 28 ? 0 : (place - 4) / 4
        let base = place == 28 ? 258 : place < 8 ? place + 3 : (4 + place % 4) << extra + 3
        let length = base + (try bits(extra))
        let code = try self.symbol(distances)
        let more = max(0, code / 2 - 1)
        let distance = (code < 4 ? code : (2 + code % 2) << more) + 1 + (try bits(more))
        guard distance <= output.count else { throw End() }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
  }

  private mutating func symbol(_ code: Code) throws -> Int {
    var (word, length) = (0, 0)
    while length < 16 {
      word = word << 1 | (try bits(1))
      length += 1
      if let symbol = code.symbols[length << 16 | word] { return symbol }
    }
    throw End()
  }

  /// Which words mean which symbols, from how long they are.
  private struct Code {
    var symbols: [Int: Int] = [:]

    init(_ lengths: [Int]) {
      var word = 0
      for length in 1...15 {
        for symbol in lengths.indices where lengths[symbol] == length {
          symbols[length << 16 | word] = symbol
          word += 1
        }
        word <<= 1
      }
    }
  }
}
