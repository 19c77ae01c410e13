import Workflow

/// Tells each step on standard error when it has ended: where it stands, what it got and gave, and how long it took.
final class TraceLines: Tracer {
  private let output: Output
  private let mask: Mask

  init(_ output: Output, _ mask: Mask) {
    self.output = output
    self.mask = mask
  }

  func record(_ event: TraceEvent) {
    let arguments = event.arguments.map { "\($0.name)=\($0.value.shortForm)" }.joined(separator: " ")
    let result = event.failure.map { "✗ \($0.message)" } ?? "→ \(event.output.shortForm)"
    let parts = [
      "line \(event.step.line)", event.step.title, arguments, result, "(\(TraceLines.words(event.duration)))",
    ]
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
