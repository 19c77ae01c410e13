/// How a scalar is written.
public enum ScalarStyle: UInt8, Sendable {
  /// Without any mark: `Done`.
  case plain
  /// `'Done'`, in which only `''` is special.
  case singleQuoted
  /// `"Done"`, with escapes.
  case doubleQuoted
  /// `|` and an indented text, line by line.
  case literal
  /// `>` and an indented text whose lines are joined.
  case folded

  var isQuoted: Bool { self == .singleQuoted || self == .doubleQuoted }
  var isBlock: Bool { self == .literal || self == .folded }
}
