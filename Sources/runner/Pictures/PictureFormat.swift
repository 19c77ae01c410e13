/// The formats of pictures that are shown, told by their first bytes and not by the names of files.
enum PictureFormat: Sendable {
  case jpeg, png, webp

  /// Nothing for anything else.
  init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }
}
