extension ContentType {
  /// In bytes: what may stand before the first element of an SVG.
  private static let prologue = 1024

  /// The type of a picture, told by its first bytes. Nothing for anything else.
  ///
  /// The signatures of PNG (ISO 15948), JPEG (ISO 10918), GIF (1987, 1989), WebP (RFC 9649), and the root of an SVG.
  public init?(ofPicture bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init("image/jpeg")
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init("image/png")
    } else if bytes.count > 12, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) {
      self.init("image/webp")
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self.init("image/gif")
    } else if ContentType.isSVG(bytes) {
      self.init("image/svg+xml")
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
