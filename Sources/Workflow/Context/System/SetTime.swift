#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The moment at which the clock of a run begins, where `RUNNER_NOW` says one. From there it goes on as clocks do: what depends
/// on the time of day or of the year can be tried and tested at any time.
public struct SetTime: Sendable {
  /// How far the clock is from that of the machine, in seconds.
  let shift: Int64
  /// What the variable says, where that is no moment.
  public let misunderstood: String?

  public static let shared = SetTime(variable: getenv("RUNNER_NOW").map { String(cString: $0) })

  /// - Parameter variable: what it says, if it is set.
  init(variable: String?) {
    guard let variable, !variable.isEmpty else {
      (shift, misunderstood) = (0, nil)
      return
    }
    let wanted = Moment(text: variable)
    shift = wanted.map { $0.seconds - Int64(time(nil)) } ?? 0
    misunderstood = wanted == nil ? variable : nil
  }
}
