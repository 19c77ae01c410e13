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

extension File {
  /// The file at a path, named after its last component.
  public convenience init(path: String) {
    let name = FilePath.name(of: path)
    self.init(.path(path), name: name, type: ContentType(fileName: name))
  }

  /// Where it is; nothing for bytes that are nowhere yet.
  public var path: String? { if case .path(let path) = content { path } else { nil } }

  /// What stands behind the last dot of the name, without the dot; empty where there is none. A leading dot begins no
  /// extension.
  public var pathExtension: String { File.pathExtension(of: name) }

  /// Whether both are one file: the same path, or the same name and bytes.
  public func isSame(as other: File) -> Bool {
    switch (content, other.content) {
    case (.path(let a), .path(let b)): a == b
    case (.data(let a), .data(let b)): self === other || name == other.name && a == b
    default: false
    }
  }

  public static func pathExtension(of name: String) -> String { String(FilePath.divided(name).ending.dropFirst()) }
}

extension File: Hashable {
  public static func == (left: File, right: File) -> Bool { left.isSame(as: right) }
  public func hash(into hasher: inout Hasher) { hasher.combine(path ?? name) }
}

/// A folder by its path.
public final class Folder: Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// The last component of the path.
  public var name: String { FilePath.name(of: path) }
}
