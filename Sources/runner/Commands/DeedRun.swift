import Workflow

/// Does again what was done before.
struct DeedRun {
  private let deed: Deed

  init(_ deed: Deed) { self.deed = deed }

  /// - Parameter arguments: the flags of `run`.
  func run(_ arguments: Arguments, _ output: Output, interruption: Interruption? = nil) throws -> ExitStatus {
    try Repetition(path: deed.path, parameters: deed.parameters).run(arguments, output, interruption: interruption)
  }
}
