internal import Workflow

/// When a request is sent again, and how long is waited before.
struct RetryRules: Sendable {
  private static let firstPause = 0.5
  private static let longestPause = 8.0

  let clock: any Clock
  let randomness: any Randomness
  let limits: HTTPLimits

  /// Statuses that may be another one soon.
  static func isPassing(_ status: Int) -> Bool {
    status == 408 || status == 429 || (500...599).contains(status) && status != 501
  }

  /// - Parameters:
  ///   - attempt: how many were made, at least 1.
  ///   - head: the reply to the last one, where one came.
  /// - Throws: a ``Failure`` where the server asks for more time than is given.
  func pause(after attempt: Int, _ head: ReplyHead?, host: String) throws -> Span {
    if let head, let asked = head.value("retry-after").flatMap({ RetryAfter($0, now: clock.now) }) {
      guard asked.seconds <= Double(limits.wait.milliseconds) / 1000 else {
        throw Failure.tooLong(asked, limits.wait, status: head.status, host: host)
      }
      return try Span(seconds: asked.seconds)
    }
    // Full jitter: those who failed together do not come back together.
    let most = min(RetryRules.longestPause, RetryRules.firstPause * Double(1 << min(attempt - 1, 10)))
    return try Span(seconds: most * Double(randomness.next() >> 11) / Double(1 << 53))
  }
}

/// What the header `Retry-After` asks for (RFC 9110, section 10.2.3).
struct RetryAfter {
  /// Not negative.
  let seconds: Double

  /// - Parameter value: seconds or a date. Nothing where it is neither.
  init?(_ value: String, now: Moment) {
    if let seconds = UInt64(value) {
      self.seconds = Double(seconds)
    } else if let date = HTTPDate(value) {
      seconds = max(0, Double(date.seconds - now.seconds))
    } else {
      return nil
    }
  }
}

extension Failure {
  fileprivate static func tooLong(_ asked: RetryAfter, _ limit: Duration, status: Int, host: String) -> Failure {
    let span = (try? Span(seconds: asked.seconds.rounded()))?.description ?? "more than a lifetime"
    return Failure(
      .http,
      "`\(host)` replied \(status) and asks to wait \(span), longer than the \(limit.words) that are waited for.",
      hint: "run it again later")
  }
}
