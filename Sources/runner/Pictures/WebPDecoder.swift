internal import CWebP

/// Decodes WebP; of an animation, its first picture. No other file knows libwebp.
enum WebPDecoder {
  // Written before anybody sees it, and never after.
  private nonisolated(unsafe) static let library = runner_webp_load()

  static var isInstalled: Bool { library != nil }

  static func decode(_ bytes: [UInt8]) throws(PictureDecoder.Problem) -> Bitmap {
    guard let library = library?.pointee else { throw .unknown }
    let (width, height) = try size(of: bytes)
    try PictureDecoder.check(width: width, height: height)
    var options = WebPAnimDecoderOptions()
    guard library.WebPAnimDecoderOptionsInitInternal(&options, WEBP_DEMUX_ABI_VERSION) != 0 else { throw .unknown }
    options.color_mode = MODE_RGBA
    let bitmap: Bitmap? = bytes.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      guard let decoder = library.WebPAnimDecoderNewInternal(&data, &options, WEBP_DEMUX_ABI_VERSION) else {
        return nil
      }
      defer { library.WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      var pixels: UnsafeMutablePointer<UInt8>?
      var time: Int32 = 0
      // What is said of the whole must be what was checked.
      guard library.WebPAnimDecoderGetInfo(decoder, &info) != 0, info.canvas_width == width,
        info.canvas_height == height,
        library.WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0, let pixels
      else { return nil }
      let copy = UnsafeBufferPointer(start: pixels, count: width * height * 4)
      return Bitmap(width: width, height: height, pixels: Array(copy))
    }
    guard let bitmap else { throw .damaged }
    return bitmap
  }

  /// From the header (RFC 9649, section 2), before the library takes memory for two canvases.
  static func size(of bytes: [UInt8]) throws(PictureDecoder.Problem) -> (width: Int, height: Int) {
    guard bytes.count >= 30 else { throw .damaged }
    func number(at place: Int, bytes count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return (1 + number(at: 24, bytes: 3), 1 + number(at: 27, bytes: 3))
    case "VP8 ": return (number(at: 26, bytes: 2) & 0x3FFF, number(at: 28, bytes: 2) & 0x3FFF)
    case "VP8L":
      let bits = number(at: 21, bytes: 4)
      return (1 + bits & 0x3FFF, 1 + (bits >> 14) & 0x3FFF)
    default: throw .damaged
    }
  }
}
