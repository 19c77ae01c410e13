#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a program is made to end: it is asked, then told, then killed.
struct Dismissal {
  /// What is sent, and how long is waited then. Killed at ten seconds, a program may still not end: one of another
  /// user's, or one that hangs in a device. It is given up a second later.
  private static let stages: [(signal: Int32, wait: Duration)] = [
    (SIGINT, .seconds(7.5)), (SIGTERM, .seconds(2.5)), (SIGKILL, .seconds(1)),
  ]

  /// Why.
  let failure: Failure
  private var stage: Int
  /// Whether it was asked first.
  private var isAsked = true
  /// When to go on, or to give up.
  private(set) var next: ContinuousClock.Instant

  init(because failure: Failure) {
    self.failure = failure
    stage = 0
    next = .now + Dismissal.stages[0].wait
  }

  /// For a program that is not asked.
  static func atOnce(because failure: Failure) -> Dismissal {
    var dismissal = Dismissal(because: failure)
    dismissal.isAsked = false
    dismissal.enter(stages.count - 1)
    return dismissal
  }

  /// What the program is sent now.
  var signal: Int32 { Dismissal.stages[stage].signal }
  var isLast: Bool { stage == Dismissal.stages.count - 1 }
  /// Whether it took no notice of being asked and told.
  var isForced: Bool { isLast && isAsked }
  var isGivenUp: Bool { isLast && next <= .now }

  /// - Returns: whether it is time for the next signal.
  mutating func goOn() -> Bool {
    guard !isLast, next <= .now else { return false }
    enter(stage + 1)
    return true
  }

  private mutating func enter(_ stage: Int) {
    self.stage = stage
    next = .now + Dismissal.stages[stage].wait
  }
}
