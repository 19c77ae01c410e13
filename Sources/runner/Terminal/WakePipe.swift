#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pipe to oneself: what waits in `poll` for something else is woken by one byte, from any thread and from a signal
/// handler.
final class WakePipe: Sendable {
  let reader: Int32
  let writer: Int32

  /// Nothing where the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reader, writer) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Async-signal-safe.
  func wake() {
    var byte: UInt8 = 0
    // A full pipe wakes as well as one byte more.
    _ = write(writer, &byte, 1)
  }

  /// Waits until it is woken.
  /// - Parameter milliseconds: how long at most; below 0 without end.
  /// - Returns: whether it was.
  @discardableResult func wait(within milliseconds: Int32 = -1) -> Bool {
    Descriptor.readable(among: [reader], within: milliseconds)?.isEmpty == false
  }

  func drain() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while Descriptor(reader).read(into: &buffer) > 0 {}
  }
}
