internal import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The clock of this machine. Waiting goes by the monotonic clock, so that setting the time neither ends nor prolongs it.
public struct SystemClock: Clock {
  private let zone: Moment.Zone

  public init() { zone = SystemClock.systemZone() }

  public var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Moment(seconds: Int64(time.tv_sec), nanoseconds: Int32(time.tv_nsec), zone: zone)
  }

  public func sleep(for span: Span, until cancellation: Cancellation) async throws {
    let sleeping = Task { try? await Task.sleep(for: span.duration, clock: .continuous) }
    let observation = cancellation.observe { sleeping.cancel() }
    defer { observation.end() }
    await sleeping.value
    try cancellation.check()
  }
}

extension SystemClock {
  public func alarm(after span: Span, _ ring: @escaping @Sendable () -> Void) -> Alarm {
    let timer = SystemTimer(span, ring)
    return Alarm { timer.cancel() }
  }
}

private final class SystemTimer: Sendable {
  /// A queue of its own has a thread of its own: on a machine of one core, a loop that never waits takes the only one that
  /// concurrency has.
  private static let queue = DispatchQueue(label: "alarms", qos: .userInitiated)

  private let source: Mutex<any DispatchSourceTimer>

  init(_ span: Span, _ ring: @escaping @Sendable () -> Void) {
    let timer = DispatchSource.makeTimerSource(queue: SystemTimer.queue)
    timer.schedule(deadline: .now() + .nanoseconds(Int(span.nanoseconds)))
    timer.setEventHandler(handler: ring)
    timer.activate()
    source = Mutex(timer)
  }

  func cancel() { source.withLock { $0.cancel() } }
}

extension SystemClock {
  /// The zone by its name: from `TZ`, else from where `/etc/localtime` leads, else UTC.
  private static func systemZone() -> Moment.Zone {
    if let name = SystemEnvironment().value(of: "TZ") {
      // POSIX allows a colon before the name of a file.
      let name = name.hasPrefix(":") ? String(name.dropFirst()) : name
      if let zone = zone(ofPath: name) ?? (isName(name) ? .named(name) : nil) { return zone }
      return .utc
    }
    return linkTarget("/etc/localtime").flatMap { zone(ofPath: $0) } ?? .utc
  }

  /// `…/zoneinfo/Europe/Berlin` is `Europe/Berlin`.
  private static func zone(ofPath path: String) -> Moment.Zone? {
    guard let range = path.firstRange(of: "/zoneinfo/") else { return nil }
    let name = String(path[range.upperBound...])
    return isName(name) ? .named(name) : nil
  }

  private static func isName(_ name: String) -> Bool {
    name != "UTC" && name.first?.isLetter == true && !name.contains("..")
      && name.allSatisfy { $0.isLetter || $0.isNumber || "/_+-".contains($0) }
  }

  private static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }
}
