#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A moment of the clock that nobody sets.
struct MonotonicMoment: Comparable, Sendable {
  let nanoseconds: Int64

  static var now: MonotonicMoment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicMoment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// The last there is, where it would be later.
  func advanced(by span: Span) -> MonotonicMoment {
    let (sum, isTooLate) = nanoseconds.addingReportingOverflow(span.nanoseconds)
    return MonotonicMoment(nanoseconds: isTooLate ? .max : sum)
  }

  static func < (left: MonotonicMoment, right: MonotonicMoment) -> Bool { left.nanoseconds < right.nanoseconds }
}
