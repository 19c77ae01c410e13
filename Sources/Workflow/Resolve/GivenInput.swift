/// What was given for an input of a workflow from outside.
public enum GivenInput: Sendable {
  /// Words of the command line, read and matched as an answer would be; several for a multi-value parameter.
  case words([String])
  /// A value from a file or standard input.
  case value(Value)

  /// Whether another run would not find it where this one did: what came by a pipe, and what a file held.
  var isPassing: Bool {
    guard case .value(let value) = self else { return false }
    return switch value {
    case .file(let file), .image(let file): file.path == nil
    default: true
    }
  }

  /// Before it is read as what the input wants.
  var asWritten: Value {
    switch self {
    case .words(let words): words.count == 1 ? .text(words[0]) : .list(words.map { .text($0) })
    case .value(let value): value
    }
  }
}
