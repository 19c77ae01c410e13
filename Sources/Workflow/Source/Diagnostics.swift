/// The diagnostics of one stage, collected so that all mistakes of a file are reported together.
public struct Diagnostics: Sendable {
  public private(set) var all: [Diagnostic] = []

  public init() {}

  public var hasErrors: Bool { all.contains { $0.severity == .error } }
  public var isEmpty: Bool { all.isEmpty }

  public mutating func report(_ diagnostic: Diagnostic) { all.append(diagnostic) }
  public mutating func report(contentsOf diagnostics: some Sequence<Diagnostic>) {
    all.append(contentsOf: diagnostics)
  }

  /// Sorted by file in order of appearance, then by position; equal reports at one place once.
  public var sorted: [Diagnostic] {
    all.enumerated().sorted { left, right in
      let (a, b) = (left.element.range, right.element.range)
      guard let a, let b else { return a == nil && b != nil || left.offset < right.offset }
      if a.file !== b.file { return left.offset < right.offset }
      return (a.start, left.offset) < (b.start, right.offset)
    }.map(\.element)
  }
}
