/// What was given for an input of a workflow from outside.
public enum GivenInput: Sendable {
  /// Words of the command line, read and matched as an answer would be; several for a multi-value parameter.
  case words([String])
  /// A value from a file or standard input.
  case value(Value)
}
