/// What a disk tells of a file.
public struct FileDetails: Sendable {
  /// In bytes.
  public let size: Int
  /// When it was made; nothing where the disk does not know.
  public let created: Moment?
  public let modified: Moment?

  public init(size: Int, created: Moment? = nil, modified: Moment? = nil) {
    self.size = size
    self.created = created
    self.modified = modified
  }
}
