import Synchronization
import Workflow

/// Makes large pictures smaller, decoding them where those of lists are decoded.
final class PageReducer: PictureReducer {
  private let studio = Mutex(PictureStudio())

  func reduced(_ bytes: [UInt8], to side: Int) -> [UInt8]? {
    guard let facts = PictureFacts(bytes) else { return nil }
    // A camera may have been held upright, so that the longer side counts both ways. None becomes larger.
    let longest = min(side, max(facts.width, facts.height))
    guard let bitmap = studio.withLock({ $0.bitmap(of: bytes, within: (longest, longest)) }) else { return nil }
    return bitmap.isOpaque ? JPEGCodec.encode(bitmap) : PNGCodec.encode(bitmap)
  }
}
