/// A text as it was read, which diagnostics point into.
public final class SourceFile: Sendable {
  /// The path as the person wrote it, or a name such as `<standard input>`.
  public let path: String
  /// The text in UTF-8. All offsets in a ``SourceRange`` count these bytes.
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
