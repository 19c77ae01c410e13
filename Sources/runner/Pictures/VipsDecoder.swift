internal import CVips

/// Decodes GIF and SVG, where libvips is installed; of an animation, its first picture. No other file knows libvips.
enum VipsDecoder {
  // Written before anybody sees it, and never after.
  private nonisolated(unsafe) static let library: UnsafePointer<runner_vips>? = {
    guard let library = runner_vips_load(), library.pointee.vips_init("runner") == 0 else { return nil }
    // One picture after the other, each of which comes once.
    library.pointee.vips_concurrency_set(1)
    library.pointee.vips_cache_set_max(0)
    return library
  }()

  static var isInstalled: Bool { library != nil }

  /// - Parameter box: what the picture is fitted into, in pixels.
  static func decode(
    _ bytes: [UInt8], within box: (width: Int, height: Int)
  ) throws(PictureDecoder.Problem) -> Bitmap {
    guard let library else { throw .unknown }
    var (width, height, bands) = (Int32(0), Int32(0), Int32(0))
    guard
      let found = runner_vips_thumbnail(
        library, bytes, bytes.count, Int32(box.width), Int32(box.height), &width, &height, &bands)
    else { throw .damaged }
    defer { library.pointee.g_free(found) }
    guard width > 0, height > 0, (1...4).contains(bands) else { throw .damaged }
    let channels = Int(bands)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(Int(width) * Int(height) * 4)
    for pixel in stride(from: 0, to: Int(width) * Int(height) * channels, by: channels) {
      let color = channels < 3 ? [found[pixel], found[pixel], found[pixel]] : (0..<3).map { found[pixel + $0] }
      pixels += color + [channels % 2 == 0 ? found[pixel + channels - 1] : 255]
    }
    return Bitmap(width: Int(width), height: Int(height), pixels: pixels)
  }
}
