/// How large a YAML text may be. Every limit is reached before the work behind it becomes slow or large: a hostile file
/// costs milliseconds.
public struct YAMLLimits: Sendable {
  /// Bytes of the file.
  public var bytes = 8_000_000
  /// Lists and mappings inside one another, those reached through aliases included.
  public var depth = 64
  /// Values and keys written in the file.
  public var nodes = 2_000_000
  /// Values and keys that aliases and merge keys add to those.
  public var aliasedNodes = 100_000
  /// Mistakes of one kind that are kept; a person fixes the first and reads the file again.
  var reports = Diagnostics.limit

  /// What a workflow may be. A step takes much more memory than the word that it is written with.
  public static let workflow: YAMLLimits = {
    var limits = YAMLLimits()
    limits.nodes = 1_000_000
    return limits
  }()

  /// What is data may be.
  public static let data = YAMLLimits()

  public init() {}
}
