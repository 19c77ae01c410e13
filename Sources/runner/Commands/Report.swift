import Workflow

/// What is said beside the output: diagnostics, warnings, and what went wrong with us.
struct Report {
  let output: Output

  func tell(_ diagnostics: [Diagnostic], omitted: Int = 0) {
    if diagnostics.isEmpty { return }
    output.tell(DiagnosticRenderer(isColored: output.isColored).text(diagnostics, omitted: omitted))
  }

  func tell(_ diagnostics: Diagnostics) { tell(diagnostics.sorted, omitted: diagnostics.omitted) }

  func warn(_ message: String, code: String, hint: String? = nil) {
    tell([Diagnostic(.warning, code: code, message, at: nil, hint: hint)])
  }

  /// A failure that no step raised: of a file, of the output.
  func tell(_ failure: Failure) {
    tell([
      Diagnostic(
        code: failure.reason.rawValue.kebabCase, failure.message, at: failure.range, hint: failure.hint)
    ])
  }

  /// - Returns: the status for our own fault, unless the error is one that a person can cause.
  func unexpected(_ error: any Error) -> ExitStatus {
    if let failure = error as? Failure {
      tell(failure)
      return ExitStatus(failure)
    }
    output.tell("internal error: \(error)\nPlease report this with what you ran.\n")
    return .internalError
  }
}

extension ExitStatus {
  /// Of a run that ended by an error nothing caught.
  init(_ failure: Failure) {
    switch failure.reason {
    // What an author refuses has a reason and a code of its own.
    case .input: self = .refused
    case .custom where failure.unresolved == .refused: self = .refused
    case .cancelled: self = .cancelled
    case .permission: self = .noPermission
    case .timeout, .network, .http, .notFound, .conversion, .process, .limit, .failed, .custom: self = .failed
    }
  }
}
