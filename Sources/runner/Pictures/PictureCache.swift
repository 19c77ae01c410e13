import Actions
import Workflow

/// Pictures at the size at which they were shown, by what they were made of: a large one takes longer to decode than to find.
struct PictureCache: Sendable {
  /// For all files together.
  static let limit = 64 << 20
  /// What is shorter is decoded as soon as it is found.
  static let shortest = 16 << 10

  private let folder: CacheFolder

  init(folder: String, limit: Int = PictureCache.limit) { self.folder = CacheFolder(folder, limit: limit) }

  /// `$XDG_CACHE_HOME/runner/pictures`; nothing without a home folder.
  init?(_ environment: SystemEnvironment) {
    guard let folder = environment.cacheFolder, folder.hasPrefix("/") else { return nil }
    self.init(folder: folder + "/pictures")
  }

  /// What a picture of a size is called; nothing for what is not worth it.
  func key(of bytes: [UInt8], within box: (width: Int, height: Int)) -> String? {
    guard bytes.count >= PictureCache.shortest, let digest = try? Digest(of: bytes) else { return nil }
    return "\(digest)-\(box.width)x\(box.height)"
  }

  /// - Parameter box: what the picture was fitted into.
  func bitmap(_ key: String, within box: (width: Int, height: Int)) -> Bitmap? {
    guard let bytes = folder.bytes(named: key, limit: 8 + box.width * box.height * 4), bytes.count >= 8 else {
      return nil
    }
    let numbers = PictureProcess.numbers(in: Array(bytes.prefix(8)))
    guard (1...box.width).contains(numbers[0]), (1...box.height).contains(numbers[1]),
      bytes.count == 8 + numbers[0] * numbers[1] * 4
    else { return nil }
    return Bitmap(width: numbers[0], height: numbers[1], pixels: Array(bytes.dropFirst(8)))
  }

  func store(_ bitmap: Bitmap, _ key: String) {
    folder.store([bitmap.width, bitmap.height].flatMap(PictureProcess.bytes) + bitmap.pixels, named: key)
  }
}
