/// How a camera was held: what the tag `Orientation` says (Exif 2.32, section 4.6.4), 1 to 8.
enum JPEGOrientation {
  private static let tag = 0x0112

  /// - Returns: 1, the right way up, where nothing is said, or nothing that makes sense.
  static func read(_ bytes: [UInt8]) -> Int {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      // The picture itself begins, or the file ends.
      if marker == 0xDA || marker == 0xD9 { break }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      let content = bytes[(place + 4)..<end]
      if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return orientation(in: Array(content.dropFirst(6))) ?? 1
      }
      place = end
    }
    return 1
  }

  /// From the first directory of a TIFF header.
  private static func orientation(in header: [UInt8]) -> Int? {
    guard header.count >= 8 else { return nil }
    let isLittle = header.starts(with: Array("II".utf8))
    guard isLittle || header.starts(with: Array("MM".utf8)) else { return nil }
    func number(at place: Int, bytes count: Int) -> Int? {
      guard place >= 0, place + count <= header.count else { return nil }
      return (0..<count).reduce(0) { $0 | Int(header[place + $1]) << (8 * (isLittle ? $1 : count - 1 - $1)) }
    }
    guard let directory = number(at: 4, bytes: 4), let entries = number(at: directory, bytes: 2) else { return nil }
    for entry in 0..<entries {
      let place = directory + 2 + entry * 12
      guard let name = number(at: place, bytes: 2) else { return nil }
      if name == tag { return number(at: place + 8, bytes: 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }
}
