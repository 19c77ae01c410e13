import Workflow

/// Numbers as the language writes them.
enum ImportedNumber {
  static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? Value.number(number).text ?? "0"
  }

  /// In an expression, which has digits and a point only. Nothing for one that has an exponent.
  static func literal(_ number: Double) -> String? {
    let text = text(number)
    return text.utf8.allSatisfy { !"eE".utf8.contains($0) } ? text : nil
  }

  private static let unitSizes: [String: Double] = [
    "Seconds": 1, "Minutes": 60, "Hours": 3600, "Days": 86400, "Weeks": 604_800,
  ]

  static func seconds(_ number: Double, unit: String?) -> Double? { unitSizes[unit ?? "Seconds"].map { number * $0 } }

  /// A duration in the largest unit in which it is whole: `90s`, `1h`. Nothing where it is none.
  static func duration(seconds: Double) -> String? {
    guard seconds.isFinite, seconds >= 0 else { return nil }
    let milliseconds = (seconds * 1000).rounded()
    guard milliseconds < 1e15, let whole = Int(exactly: milliseconds) else { return nil }
    if whole == 0 { return "0s" }
    let units = [(86_400_000, "d"), (3_600_000, "h"), (60_000, "m"), (1000, "s")]
    let unit = units.first { whole % $0.0 == 0 } ?? (1, "ms")
    return "\(whole / unit.0)\(unit.1)"
  }
}
