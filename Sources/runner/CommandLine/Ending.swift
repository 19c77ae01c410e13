import Workflow

/// The end of a command before its work is done: what is said, and the status.
struct Ending: Error {
  let status: ExitStatus
  let diagnostics: [Diagnostic]

  init(_ status: ExitStatus, _ diagnostics: [Diagnostic] = []) {
    self.status = status
    self.diagnostics = diagnostics
  }
}
