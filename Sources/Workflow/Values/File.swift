/// A file: where it is, or the bytes of one that is nowhere yet; its name and its content type.
public final class File: Sendable {
  public enum Content: Sendable {
    case path(String)
    case data([UInt8])
  }

  public let content: Content
  /// With extension, without folder.
  public let name: String
  /// A MIME type, guessed from the extension where nobody said.
  public let type: ContentType

  public init(_ content: Content, name: String, type: ContentType) {
    self.content = content
    self.name = name
    self.type = type
  }
}

/// A folder by its path.
public final class Folder: Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }
}
