import Actions
import Workflow

/// Makes pictures one after the other, with a helper that is started for the first and again when it has died.
struct PictureStudio: ~Copyable {
  /// In milliseconds; the helper's own limit is five seconds of computing.
  private static let patience: Int32 = 10_000

  private var helper: HelperProcess?

  /// Nothing where it cannot be read or shown.
  /// - Parameter box: what it is fitted into, in pixels.
  mutating func picture(of thumbnail: Thumbnail, within box: (width: Int, height: Int)) -> Bitmap? {
    guard let bytes = PictureStudio.content(of: thumbnail) else { return nil }
    do {
      return try decoded(bytes, within: box)
    } catch {
      // Whatever it was that it died of, the next picture is another.
      helper = nil
      return nil
    }
  }

  private mutating func decoded(_ bytes: [UInt8], within box: (width: Int, height: Int)) throws -> Bitmap? {
    let helper = try helper ?? HelperProcess([PictureProcess.verb])
    self.helper = helper
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

  private static func content(of thumbnail: Thumbnail) -> [UInt8]? {
    switch thumbnail {
    case .path(let path):
      let home = SystemEnvironment().value(of: "HOME") ?? ""
      let whole = path.hasPrefix("~/") ? home + path.dropFirst() : path
      return try? SystemFiles().read(whole, limit: PictureDecoder.longest)
    case .url(let address): return BundledPicture.bytes(at: address)
    case .data(let file): if case .data(let bytes) = file.content { return bytes } else { return nil }
    case .symbol: return nil
    }
  }
}
