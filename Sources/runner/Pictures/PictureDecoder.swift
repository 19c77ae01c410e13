import Actions

/// Turns the bytes of a picture into pixels of the size at which it is shown.
///
/// It runs in a process of its own (``PictureProcess``): the libraries read what strangers wrote.
struct PictureDecoder {
  /// In bytes as they are stored, and in pixels. What is larger is not shown; the second is seen from the header, before
  /// any memory is taken.
  static let (longest, largest) = (PictureDownload.longest, 50_000_000)

  /// Why there is nothing to show.
  enum Problem: Error {
    /// It is none of the formats, or its library is not installed.
    case unknown
    case damaged
    case tooLarge
  }

  /// - Parameter box: what the picture is fitted into, keeping its shape, in pixels.
  static func decode(_ bytes: [UInt8], within box: (width: Int, height: Int)) throws(Problem) -> Bitmap {
    guard box.width > 0, box.height > 0 else { throw .damaged }
    guard bytes.count <= longest else { throw .tooLarge }
    let picture: Bitmap
    switch PictureFormat(of: bytes) {
    case .jpeg: picture = try JPEGCodec.decode(bytes, atLeast: box)
    case .png: picture = try PNGCodec.decode(bytes)
    case .webp: picture = try WebPDecoder.decode(bytes, atLeast: box)
    case .gif: picture = try VipsDecoder.decode(bytes, within: try sizeOfGIF(bytes))
    case .svg: picture = try VipsDecoder.decode(bytes, within: box)
    case nil: throw .unknown
    }
    let (width, height) = Bitmap.size(of: (picture.width, picture.height), within: box)
    return picture.scaled(toWidth: width, height: height)
  }

  private static func sizeOfGIF(_ bytes: [UInt8]) throws(Problem) -> (width: Int, height: Int) {
    guard let facts = PictureFacts(bytes) else { throw .damaged }
    try check(width: facts.width, height: facts.height)
    return (facts.width, facts.height)
  }

  /// Before memory is taken for a picture.
  static func check(width: Int, height: Int) throws(Problem) {
    guard width > 0, height > 0 else { throw .damaged }
    guard width <= largest, height <= largest, width * height <= largest else { throw .tooLarge }
  }
}
