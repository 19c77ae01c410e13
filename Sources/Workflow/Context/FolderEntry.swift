/// Something that a folder holds.
public struct FolderEntry: Sendable, Equatable {
  public enum Kind: Sendable {
    case file, folder
  }

  public let name: String
  public let kind: Kind

  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
