internal import CWebP

/// Decodes WebP; of an animation, its first picture. No other file knows libwebp.
enum WebPDecoder {
  // Written before anybody sees it, and never after.
  private nonisolated(unsafe) static let library = runner_webp_load()

  /// In pixels.
  private static let largestMoving = 16_000_000

  static var isInstalled: Bool { library != nil }

  /// - Parameter box: the picture is decoded at a size that still fills this twice, so that a large one takes no room.
  static func decode(
    _ bytes: [UInt8], atLeast box: (width: Int, height: Int)
  ) throws(PictureDecoder.Problem) -> Bitmap {
    guard let library = library?.pointee else { throw .unknown }
    let size = try size(of: bytes)
    try PictureDecoder.check(width: size.width, height: size.height)
    var options = WebPDecoderConfig()
    guard library.WebPInitDecoderConfigInternal(&options, WEBP_DECODER_ABI_VERSION) != 0 else { throw .unknown }
    guard library.WebPGetFeaturesInternal(bytes, bytes.count, &options.input, WEBP_DECODER_ABI_VERSION) == VP8_STATUS_OK
    else { throw .damaged }
    // What is said of the whole must be what was checked.
    guard (Int(options.input.width), Int(options.input.height)) == size else { throw .damaged }
    guard options.input.has_animation == 0 else { return try firstPicture(of: bytes, size, library) }
    let (width, height) = shrunken(size, toFill: box)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    options.options.use_scaling = 1
    (options.options.scaled_width, options.options.scaled_height) = (Int32(width), Int32(height))
    options.output.colorspace = MODE_RGBA
    options.output.is_external_memory = 1
    let status = pixels.withUnsafeMutableBufferPointer { pixels in
      options.output.u.RGBA = WebPRGBABuffer(rgba: pixels.baseAddress, stride: Int32(width * 4), size: pixels.count)
      defer { library.WebPFreeDecBuffer(&options.output) }
      return library.WebPDecode(bytes, bytes.count, &options)
    }
    guard status == VP8_STATUS_OK else { throw .damaged }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The same shape, as small as fills a box twice.
  private static func shrunken(
    _ size: (width: Int, height: Int), toFill box: (width: Int, height: Int)
  ) -> (width: Int, height: Int) {
    let scale = max(2 * Double(box.width) / Double(size.width), 2 * Double(box.height) / Double(size.height))
    if scale >= 1 { return size }
    return (max(1, Int(Double(size.width) * scale)), max(1, Int(Double(size.height) * scale)))
  }

  /// Of an animation; the library keeps two of its pictures beside the one that it gives.
  private static func firstPicture(
    of bytes: [UInt8], _ size: (width: Int, height: Int), _ library: runner_webp
  ) throws(PictureDecoder.Problem) -> Bitmap {
    let (width, height) = size
    guard width * height <= largestMoving else { throw .tooLarge }
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
