internal import CJPEG

/// Decodes JPEG, of colours, of greys and of inks, the right way up, and encodes it. No other file knows libjpeg-turbo.
enum JPEGCodec {
  // Written before anybody sees it, and never after.
  private nonisolated(unsafe) static let library = runner_jpeg_load()

  static var isInstalled: Bool { library != nil }

  /// - Parameter box: the picture is decoded at a fraction of its size that still fills this, which is sooner done.
  static func decode(
    _ bytes: [UInt8], atLeast box: (width: Int, height: Int)
  ) throws(PictureDecoder.Problem) -> Bitmap {
    guard let library = library?.pointee, let decoder = library.tjInitDecompress() else { throw .unknown }
    defer { _ = library.tjDestroy(decoder) }
    var (width, height, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard
      library.tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &colors) == 0
    else { throw .damaged }
    try PictureDecoder.check(width: Int(width), height: Int(height))
    let fraction = fraction(of: (Int(width), Int(height)), filling: box, library)
    let (newWidth, newHeight) = (fraction.of(Int(width)), fraction.of(Int(height)))
    var pixels = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    let isInk = colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue
    // A picture of very many scans takes minutes to decode.
    let flags = TJFLAG_LIMITSCANS | TJFLAG_STOPONWARNING
    guard
      library.tjDecompress2(
        decoder, bytes, UInt(bytes.count), &pixels, Int32(newWidth), Int32(newWidth * 4), Int32(newHeight),
        Int32(isInk ? TJPF_CMYK.rawValue : TJPF_RGBA.rawValue), flags) == 0
    else { throw .damaged }
    if isInk { mix(&pixels) }
    let bitmap = Bitmap(width: newWidth, height: newHeight, pixels: pixels)
    return bitmap.turned(JPEGOrientation.read(bytes))
  }

  /// How good what is encoded looks, of 100: nobody sees a difference who does not look for one.
  private static let quality: Int32 = 85

  /// What covers nothing is as if it did. Nothing where the library is not installed.
  static func encode(_ bitmap: Bitmap) -> [UInt8]? {
    guard let library = library?.pointee, let encoder = library.tjInitCompress() else { return nil }
    defer { _ = library.tjDestroy(encoder) }
    var (bytes, count) = (UnsafeMutablePointer<UInt8>?.none, UInt(0))
    defer { library.tjFree(bytes) }
    guard
      library.tjCompress2(
        encoder, bitmap.pixels, Int32(bitmap.width), Int32(bitmap.width * 4), Int32(bitmap.height),
        Int32(TJPF_RGBA.rawValue), &bytes, &count, Int32(TJSAMP_420.rawValue), quality, 0) == 0, let bytes
    else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  private struct Fraction {
    let numerator: Int
    let denominator: Int

    func of(_ length: Int) -> Int { (length * numerator + denominator - 1) / denominator }
  }

  /// The smallest of the library's fractions that leaves twice what is shown, so that there is enough to take means of.
  private static func fraction(
    of size: (width: Int, height: Int), filling box: (width: Int, height: Int), _ library: runner_jpeg
  ) -> Fraction {
    var count: Int32 = 0
    let factors = UnsafeBufferPointer(start: library.tjGetScalingFactors(&count), count: Int(count))
    // Either side may come to stand upright.
    let wanted = max(box.width, box.height) * 2
    return factors.map { Fraction(numerator: Int($0.num), denominator: Int($0.denom)) }
      .filter { $0.numerator <= $0.denominator && min($0.of(size.width), $0.of(size.height)) >= wanted }
      .min { $0.numerator * $1.denominator < $1.numerator * $0.denominator } ?? Fraction(numerator: 1, denominator: 1)
  }

  /// Inks into light. They are stored the other way round, as Adobe's programs have always done.
  private static func mix(_ pixels: inout [UInt8]) {
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      let black = Int(pixels[pixel + 3])
      for channel in 0..<3 { pixels[pixel + channel] = UInt8(Int(pixels[pixel + channel]) * black / 255) }
      pixels[pixel + 3] = 255
    }
  }
}
