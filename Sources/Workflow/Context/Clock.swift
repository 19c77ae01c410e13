/// Where a run reads the time, so that tests are exact.
public protocol Clock: Sendable {
  var now: Moment { get }
  /// Waits. - Throws: a ``Failure`` of reason `cancelled` as soon as the switch is thrown.
  func sleep(for span: Span, until cancellation: Cancellation) async throws
}
