import Synchronization
import Workflow

/// Makes large pictures smaller, and tells which can be shown, decoding them where those of lists are decoded.
final class PageReducer: PictureReducer {
  private let studio = Mutex(PictureStudio())

  /// Only whether it can be decoded is asked for, so that the fewest pixels are.
  private static let probe = (width: 16, height: 16)

  func reduced(_ bytes: [UInt8], to side: Int) -> [UInt8]? {
    guard let facts = PictureFacts(bytes) else { return nil }
    // A camera may have been held upright, so that the longer side counts both ways. None becomes larger.
    let longest = min(side, max(facts.width, facts.height))
    guard let bitmap = studio.withLock({ $0.bitmap(of: bytes, within: (longest, longest)) }) else { return nil }
    return bitmap.isOpaque ? JPEGCodec.encode(bitmap) : PNGCodec.encode(bitmap)
  }

  func isWhole(_ bytes: [UInt8]) -> Bool {
    // It has no size of its own.
    if PictureFormat(of: bytes) == .svg { return true }
    guard let facts = PictureFacts(bytes),
      (try? PictureDecoder.check(width: facts.width, height: facts.height)) != nil
    else { return false }
    // A browser shows it also where no library that decodes it is installed.
    if PictureFormat(of: bytes) == .gif { return true }
    return studio.withLock { $0.bitmap(of: bytes, within: PageReducer.probe) } != nil
  }
}
