import Workflow

/// The formats of pictures that are shown, told by their first bytes and not by the names of files.
enum PictureFormat: String, Sendable {
  case jpeg = "image/jpeg"
  case png = "image/png"
  case webp = "image/webp"
  /// Shown where a library for it is installed, as the next is.
  case gif = "image/gif"
  case svg = "image/svg+xml"

  /// Whether it takes the helper that has a large library.
  var isRare: Bool { self == .gif || self == .svg }

  /// Nothing for anything else.
  init?(of bytes: [UInt8]) {
    guard let type = ContentType(ofPicture: bytes) else { return nil }
    self.init(rawValue: type.name)
  }
}
