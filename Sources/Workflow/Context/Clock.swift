/// Where a run reads the time, so that tests are exact.
public protocol Clock: Sendable {
  var now: Moment { get }
  /// Whether it was set to another time than that of the world, to try something: nothing is too old by it.
  var isSet: Bool { get }
  /// Waits. - Throws: a ``Failure`` of reason `cancelled` as soon as the switch is thrown.
  func sleep(for span: Span, until cancellation: Cancellation) async throws
  /// Calls an action after a time, unless it is called off before. The call comes whatever the run does meanwhile: a loop
  /// that never waits does not keep it.
  func alarm(after span: Span, _ ring: @escaping @Sendable () -> Void) -> Alarm
}

extension Clock {
  public var isSet: Bool { false }
}

/// An action that comes after a time.
public final class Alarm: Sendable {
  private let callOff: @Sendable () -> Void

  public init(callOff: @escaping @Sendable () -> Void) { self.callOff = callOff }

  /// Harmless where it has rung.
  public func cancel() { callOff() }
}
