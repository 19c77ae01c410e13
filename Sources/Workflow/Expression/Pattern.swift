import Synchronization

/// The pattern of one `matches` or `replace`: compiled with the expression if it is a constant, else when it changes.
final class Pattern: Sendable {
  private let latest: Mutex<(text: String, compiled: RegularExpression)?>
  private let ignoresCase: Bool
  private let range: SourceRange

  /// - Throws: a ``Failure`` at the constant that is no pattern.
  init(constant: Value?, ignoresCase: Bool = false, at range: SourceRange) throws {
    self.range = range
    self.ignoresCase = ignoresCase
    var compiled: (String, RegularExpression)?
    if case .text(let text) = constant {
      compiled = (text, try Pattern.compile(text, ignoresCase: ignoresCase, at: range))
    }
    latest = Mutex(compiled)
  }

  /// - Throws: a ``Failure``.
  func compiled(_ text: String) throws -> RegularExpression {
    try latest.withLock { latest in
      if let latest, latest.text == text { return latest.compiled }
      let compiled = try Pattern.compile(text, ignoresCase: ignoresCase, at: range)
      latest = (text, compiled)
      return compiled
    }
  }

  private static func compile(_ text: String, ignoresCase: Bool, at range: SourceRange) throws -> RegularExpression {
    do {
      return try RegularExpression(text, ignoresCase: ignoresCase)
    } catch {
      throw Failure.noPattern(text, error, at: range)
    }
  }
}

extension Failure {
  fileprivate static func noPattern(_ text: String, _ fault: RegularExpression.Fault, at range: SourceRange) -> Failure
  {
    // Where the literal holds the pattern as it is, the very character can be shown.
    var place = range
    if range.text == "'\(text)'" {
      let start = min(range.start + 1 + max(0, fault.offset - 1), range.end - 1)
      place = SourceRange(range.file, start..<start + 1)
    }
    return Failure(
      .failed, "`\(Value.text(text).shortForm)` is no pattern: \(fault.reason).", at: place,
      hint: "a character that is meant as itself is written with `\\` before it")
  }
}
