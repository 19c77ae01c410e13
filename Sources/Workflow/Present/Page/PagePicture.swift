/// A picture that stands in a page itself, of a type that its content tells.
struct PagePicture: Sendable {
  let bytes: [UInt8]
  let type: ContentType

  /// Nothing for bytes of any other type, whatever the name of their file says.
  init?(_ bytes: [UInt8]) {
    guard let type = ContentType(pictureIn: bytes) else { return nil }
    self.bytes = bytes
    self.type = type
  }
}

extension ContentType {
  /// The type of a picture by its first bytes, of those that every browser shows; nothing for anything else.
  public init?(pictureIn bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self.init("image/jpeg")
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self.init("image/png")
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self.init("image/gif")
    } else if bytes.count > 12, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) {
      self.init("image/webp")
    } else {
      return nil
    }
  }
}
