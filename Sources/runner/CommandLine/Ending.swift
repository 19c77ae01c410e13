import Workflow

/// The end of a command before its work is done: what is said, and the status.
struct Ending: Error {
  let status: ExitStatus
  let diagnostics: [Diagnostic]
  /// How many more there were that nobody kept.
  let omitted: Int

  init(_ status: ExitStatus, _ diagnostics: [Diagnostic] = [], omitted: Int = 0) {
    self.status = status
    self.diagnostics = diagnostics
    self.omitted = omitted
  }
}
