internal import CPNG

/// Decodes PNG, of any depth, with or without a palette, alpha and interlacing, and encodes it. No other file knows libpng.
enum PNGCodec {
  // Written before anybody sees it, and never after.
  private nonisolated(unsafe) static let library = runner_png_load()

  static var isInstalled: Bool { library != nil }

  static func decode(_ bytes: [UInt8]) throws(PictureDecoder.Problem) -> Bitmap {
    guard let library = library?.pointee else { throw .unknown }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { library.png_image_free(&image) }
    guard library.png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { throw .damaged }
    let (width, height) = (Int(image.width), Int(image.height))
    try PictureDecoder.check(width: width, height: height)
    // Sixteen bits are meant as eight are; the library would take them as amounts of light.
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    guard library.png_image_finish_read(&image, nil, &pixels, Int32(width * 4), nil) != 0 else { throw .damaged }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Nothing where the library is not installed.
  static func encode(_ bitmap: Bitmap) -> [UInt8]? {
    guard let library = library?.pointee else { return nil }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    (image.width, image.height) = (UInt32(bitmap.width), UInt32(bitmap.height))
    // What cannot be packed takes a little more than it is.
    var bytes = [UInt8](repeating: 0, count: bitmap.pixels.count + bitmap.pixels.count / 64 + 4096)
    var count = bytes.count
    guard library.png_image_write_to_memory(&image, &bytes, &count, 0, bitmap.pixels, 0, nil) != 0 else { return nil }
    return Array(bytes.prefix(count))
  }
}
