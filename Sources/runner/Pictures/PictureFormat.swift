/// The formats of pictures that are shown, told by their first bytes and not by the names of files.
enum PictureFormat: Sendable {
  case jpeg, png, webp
  /// Shown where a library for it is installed.
  case gif, svg

  /// In bytes: what may stand before the first element of an SVG.
  private static let prologue = 1024

  /// Whether it takes the helper that has a large library.
  var isRare: Bool { self == .gif || self == .svg }

  /// Nothing for anything else.
  init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) {
      self = .webp
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if PictureFormat.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether the first element is that of a drawing, behind declarations and comments.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var rest = Substring(decoding: bytes.prefix(prologue), as: UTF8.self)
    let others = [("<?", "?>"), ("<!--", "-->"), ("<!", ">")]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      guard let other = others.first(where: { rest.hasPrefix($0.0) }) else { return rest.hasPrefix("<svg") }
      guard let end = rest.firstRange(of: other.1) else { return false }
      rest = rest[end.upperBound...]
    }
  }
}
