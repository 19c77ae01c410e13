/// A place in a file as people and editors count it. Line and columns begin at 1.
public struct SourcePosition: Sendable, Hashable {
  public let line: Int
  /// In Unicode scalars.
  public let column: Int
  /// In UTF-16 code units, the unit of most editors.
  public let utf16Column: Int
}

extension SourceRange {
  /// Where it begins.
  public var position: SourcePosition { file.position(at: start) }
  /// The line it begins in, which is found without its columns.
  var line: Int { file.line(at: start) }
  /// Where it ends: the place behind its last character.
  public var endPosition: SourcePosition { file.position(at: end) }
}
