import Actions
import Workflow

/// Makes pictures one after the other, with a helper that is started for the first and again when it has died.
struct PictureStudio: ~Copyable {
  /// In milliseconds; the helper's own limit is five seconds of computing.
  private static let patience: Int32 = 10_000

  /// Of those that are decoded faster than the disk is, the others are decoded again another time.
  private static let mostUnkept = 64

  /// What has come of something that takes its time.
  enum Outcome<Result> {
    /// It is on its way.
    case coming
    /// Nothing where there is none to be had.
    case over(Result?)
  }

  private let fetcher: PictureFetcher?
  private let cache: PictureCache?
  /// One for most formats, and one for those that take a large library.
  private var helpers: (usual: HelperProcess?, rare: HelperProcess?)
  /// What the cache is still to get, as the disk takes its time for each.
  private var unkept: [(bitmap: Bitmap, key: String)] = []

  /// - Parameters:
  ///   - fetcher: has what lies at URLs; nothing where that is not shown.
  ///   - cache: has what was decoded before.
  init(_ fetcher: PictureFetcher? = nil, _ cache: PictureCache? = nil) {
    self.fetcher = fetcher
    self.cache = cache
    helpers = (nil, nil)
  }

  /// Nothing where it cannot be read or shown.
  /// - Parameter box: what it is fitted into, in pixels.
  mutating func picture(of thumbnail: Thumbnail, within box: (width: Int, height: Int)) -> Outcome<Bitmap> {
    switch content(of: thumbnail) {
    case .coming: return .coming
    case .over(nil): return .over(nil)
    case .over(let bytes?):
      let key = cache?.key(of: bytes, within: box)
      if let key, let bitmap = cache?.bitmap(key, within: box) { return .over(bitmap) }
      let bitmap = bitmap(of: bytes, within: box)
      if let key, let bitmap, unkept.count < PictureStudio.mostUnkept { unkept.append((bitmap, key)) }
      return .over(bitmap)
    }
  }

  /// The picture that some bytes are; nothing where they are none that can be shown.
  /// - Parameter box: what it is fitted into, in pixels.
  mutating func bitmap(of bytes: [UInt8], within box: (width: Int, height: Int)) -> Bitmap? {
    guard let format = PictureFormat(of: bytes) else { return nil }
    return format.isRare
      ? PictureStudio.bitmap(of: bytes, within: box, by: &helpers.rare, [PictureProcess.verb, PictureProcess.rare])
      : PictureStudio.bitmap(of: bytes, within: box, by: &helpers.usual, [PictureProcess.verb])
  }

  private static func bitmap(
    of bytes: [UInt8], within box: (width: Int, height: Int), by helper: inout HelperProcess?, _ words: [String]
  ) -> Bitmap? {
    do {
      let working = try helper ?? HelperProcess(words)
      helper = working
      return try decoded(bytes, within: box, by: working)
    } catch {
      // Whatever it was that it died of, the next picture is another.
      helper = nil
      return nil
    }
  }

  /// Puts one of the decoded pictures into the cache, where that was not done.
  /// - Returns: whether there was one.
  mutating func keepOne() -> Bool {
    guard let (bitmap, key) = unkept.popLast() else { return false }
    cache?.store(bitmap, key)
    return true
  }

  private static func decoded(
    _ bytes: [UInt8], within box: (width: Int, height: Int), by helper: HelperProcess
  ) throws -> Bitmap? {
    let head = [box.width, box.height, bytes.count].flatMap(PictureProcess.bytes)
    try helper.send(head + bytes, patience: PictureStudio.patience)
    let numbers = PictureProcess.numbers(in: try helper.receive(8, patience: PictureStudio.patience))
    if numbers == [0, 0] { return nil }
    guard (1...box.width).contains(numbers[0]), (1...box.height).contains(numbers[1]) else {
      throw HelperProcess.Silence()
    }
    let pixels = try helper.receive(numbers[0] * numbers[1] * 4, patience: PictureStudio.patience)
    return Bitmap(width: numbers[0], height: numbers[1], pixels: pixels)
  }

  /// Nothing for a symbol, and for what cannot be read.
  func content(of thumbnail: Thumbnail) -> Outcome<[UInt8]> {
    switch thumbnail {
    case .path(let path): return .over(try? SystemFiles().read(path, limit: PictureDecoder.longest))
    case .url(let address):
      return BundledPicture.bytes(at: address).map { .over($0) } ?? fetcher?.content(of: address) ?? .over(nil)
    case .data(let file): if case .data(let bytes) = file.content { return .over(bytes) } else { return .over(nil) }
    case .symbol: return .over(nil)
    }
  }
}
