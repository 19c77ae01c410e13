/// How the process ends, after `sysexits.h` and what shells make of signals.
enum ExitStatus: Int32, Sendable, CaseIterable {
  case done = 0
  /// A step failed and nothing caught it.
  case failed = 1
  /// `pick` cannot ask, or its list is wrong, as fzf says it.
  case cannotPick = 2
  /// The command line is wrong.
  case usage = 64
  /// The workflow is wrong, or a parameter or answer is missing or refused.
  case refused = 65
  /// The workflow or answers file is not there or cannot be read.
  case noInput = 66
  /// Our own fault.
  case internalError = 70
  /// A permission is missing.
  case noPermission = 77
  /// `--timeout` passed.
  case timeout = 124
  case hangUp = 129
  /// Cancelled by the person, or SIGINT.
  case cancelled = 130
  /// Whoever read the output has gone.
  case outputClosed = 141
  case terminated = 143
}
