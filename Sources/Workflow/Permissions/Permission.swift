/// One thing a workflow may touch.
public struct Permission: Hashable, Sendable {
  public enum Area: String, CaseIterable, Sendable {
    /// A host, with `*.` for its subdomains.
    case network
    /// A file, or a folder and all in it.
    case read, write
    /// A program by its name.
    case run
    /// An environment variable, a secret by its name.
    case environment, secrets
  }

  public let area: Area
  public let name: String

  public init(_ area: Area, _ name: String) {
    self.area = area
    self.name = name
  }
}

extension Permission: CustomStringConvertible {
  /// As `--allow` takes it: `network=api.themoviedb.org`.
  public var description: String { "\(area.rawValue)=\(name)" }
}
