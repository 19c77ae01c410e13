/// How a step or a block ends.
enum Flow {
  /// At its end.
  case next
  case `break`, `continue`
  /// Leaving the workflow, with the previous output as its own.
  case leave
  /// Leaving the workflow with nothing.
  case stop
}
