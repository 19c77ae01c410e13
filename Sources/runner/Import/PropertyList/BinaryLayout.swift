/// Looks through a binary property list before it is read. Its parts are numbered and may be used any number of times, so
/// that a hundred bytes can stand for more than any memory holds.
///
/// The form: a head of eight bytes, the objects, a table of where each begins, and 32 bytes that tell the sizes
/// (`CFBinaryPList.c` of CoreFoundation).
struct BinaryLayout {
  static let head = Array("bplist".utf8)
  private static let trailerSize = 32
  /// How many values there may be, and how many bytes of text and data in them, each counted as often as it is used.
  private static let (valueLimit, byteLimit) = (1_000_000, 64 << 20)

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private let table: Int

  /// - Throws: the first fault.
  static func check(_ bytes: [UInt8]) throws(PropertyListFault) {
    guard let layout = BinaryLayout(bytes) else { throw .unreadable("its end is missing") }
    try layout.check()
  }

  private init?(_ bytes: [UInt8]) {
    let end = bytes.count - BinaryLayout.trailerSize
    guard end >= 8 else { return nil }
    self.bytes = bytes
    (offsetSize, referenceSize) = (Int(bytes[end + 6]), Int(bytes[end + 7]))
    func number(_ place: Int) -> Int { bytes[end + place..<end + place + 8].reduce(0) { $0 << 8 | Int($1) } }
    // A number with its highest bit is negative here, and refused as that.
    (count, top, table) = (number(8), number(16), number(24))
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), count > 0, (0..<count).contains(top),
      (8...end).contains(table), count <= (end - table) / offsetSize
    else { return nil }
  }

  /// Goes through the values as a reader would meet them, and no further than the limits.
  private func check() throws(PropertyListFault) {
    var rest = [(object: top, depth: 0)]
    var (values, size) = (0, 0)
    while let (object, depth) = rest.popLast() {
      if depth > PropertyListFault.depthLimit { throw .tooDeep(at: nil) }
      guard (0..<count).contains(object), let place = number(at: table + object * offsetSize, offsetSize),
        place < table, let (length, start) = length(at: place)
      else { throw .unreadable("a part of it is missing") }
      values += 1
      let references: Int
      switch bytes[place] >> 4 {
      case 0x4, 0x5: (references, size) = (0, size + length)
      case 0x6: (references, size) = (0, size + 2 * length)
      case 0xA, 0xB, 0xC: references = length
      case 0xD: references = 2 * length
      default: references = 0
      }
      if values + rest.count + references > BinaryLayout.valueLimit || size > BinaryLayout.byteLimit { throw .tooLarge }
      for index in 0..<references {
        guard let next = number(at: start + index * referenceSize, referenceSize) else {
          throw .unreadable("a part of it is missing")
        }
        rest.append((next, depth + 1))
      }
    }
  }

  /// How many items, bytes or characters an object has, and where they begin. 15 says that the number follows.
  private func length(at place: Int) -> (length: Int, start: Int)? {
    let small = Int(bytes[place] & 0x0F)
    if small < 15 { return (small, place + 1) }
    guard place + 1 < table, bytes[place + 1] >> 4 == 1 else { return (0, place + 1) }
    let size = 1 << Int(bytes[place + 1] & 0x0F)
    guard size <= 8, let length = number(at: place + 2, size), length <= bytes.count else { return nil }
    return (length, place + 2 + size)
  }

  /// Nothing where it does not lie before the end, or is more than there could be of anything.
  private func number(at place: Int, _ size: Int) -> Int? {
    guard place >= 0, place + size <= bytes.count - BinaryLayout.trailerSize else { return nil }
    let number = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }
}
