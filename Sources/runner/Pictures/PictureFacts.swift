/// What the header of a picture tells: its format and its size.
struct PictureFacts: Equatable, Sendable {
  let format: String
  /// In pixels, as they are stored.
  let width: Int
  let height: Int
  /// In bytes.
  let length: Int

  /// Nothing for bytes that are no picture, or whose header is damaged.
  init?(_ bytes: [UInt8]) {
    let found: (name: String, size: (width: Int, height: Int)?) =
      switch PictureFormat(of: bytes) {
      case .png: ("PNG", PictureFacts.sizeOfPNG(bytes))
      case .jpeg: ("JPEG", PictureFacts.sizeOfJPEG(bytes))
      case .webp: ("WebP", try? WebPDecoder.size(of: bytes))
      case .gif: ("GIF", PictureFacts.sizeOfGIF(bytes))
      // It has none of its own.
      case .svg, nil: ("", nil)
      }
    guard let size = found.size, size.width > 0, size.height > 0 else { return nil }
    (format, width, height, length) = (found.name, size.width, size.height, bytes.count)
  }

  var text: String { "\(width) × \(height) · \(format) · \(ByteSize.words(length))" }

  /// From the first chunk, which comes before all others (PNG, third edition, section 11.2.1).
  private static func sizeOfPNG(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24 else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// From the header of the frame (ITU-T T.81, section B.2.2), the first segment whose marker says how it is coded.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Int, Int)? {
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return (number(bytes[place + 7..<place + 9]), number(bytes[place + 5..<place + 7])) }
      place += marker == 0xFF ? 1 : 2 + max(2, number(bytes[place + 2..<place + 4]))
    }
    return nil
  }

  /// From the logical screen (GIF89a, section 18), low bytes first.
  private static func sizeOfGIF(_ bytes: [UInt8]) -> (Int, Int)? {
    bytes.count >= 10 ? (number(bytes[6..<8].reversed()[...]), number(bytes[8..<10].reversed()[...])) : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
