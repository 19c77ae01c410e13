import Workflow

/// Tells of each step on standard error: with `--verbose` when it begins and ends, with `--trace` what it got and gave.
final class StepLines: Tracer {
  private let output: Output
  private let mask: Mask
  private let tellsValues: Bool
  private let tellsMoments: Bool

  init(_ output: Output, _ mask: Mask, tellsValues: Bool, tellsMoments: Bool) {
    self.output = output
    self.mask = mask
    self.tellsValues = tellsValues
    self.tellsMoments = tellsMoments
  }

  func record(_ event: TraceEvent) {
    let arguments = event.arguments.map { "\($0.name)=\($0.value.shortForm)" }.joined(separator: " ")
    let result = event.failure.map { "✗ \($0.message)" } ?? (tellsValues ? "→ \(event.output.shortForm)" : "")
    tell(
      tellsMoments ? event.failure == nil ? "ends" : "fails" : "", event.step,
      [tellsValues ? arguments : "", result, "(\(StepLines.words(event.duration)))"])
  }

  func note(_ step: StepName, _ moment: StepMoment) {
    guard tellsMoments else { return }
    switch moment {
    case .began: tell("begins", step, [])
    case .skipped: tell("skips", step, ["its `when` is false"])
    case .retried(let failure, let attempt, let attempts, let wait):
      tell("again", step, ["attempt \(attempt) of \(attempts) in \(wait), after: \(failure.message)"])
    }
  }

  /// Tells of an answer, and who gave it.
  func note(_ answer: GivenAnswer) {
    guard tellsMoments else { return }
    let origin =
      switch answer.origin {
      case .advance: "given in advance"
      case .standard: "the default"
      case .person: "given now"
      }
    tell(["answer", "\(answer.name)=\(answer.text ?? "***")", "(\(origin))"])
  }

  private func tell(_ verb: String, _ step: StepName, _ parts: [String]) {
    tell([verb, "line \(step.line)", step.title] + parts)
  }

  private func tell(_ parts: [String]) {
    output.tell(
      parts.filter { !$0.isEmpty }.map { TerminalText.cleaned(mask.masked($0)) }.joined(separator: "  ") + "\n")
  }

  /// In the unit that gives one to three digits.
  private static func words(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    switch microseconds {
    case ..<1000: return "\(microseconds) µs"
    case ..<1_000_000: return "\(microseconds / 1000) ms"
    default: return "\(microseconds / 1_000_000).\(microseconds / 100_000 % 10) s"
    }
  }
}
