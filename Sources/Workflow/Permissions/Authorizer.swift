/// Who decides whether a run gets what its workflow declares: the person at the terminal, what was granted before, the
/// flags of the command line.
public protocol Authorizer: Sendable {
  /// - Parameter wanted: what the workflow declares, with its inputs put in; never empty.
  /// - Throws: a ``Failure`` of reason `permission` where any of it is not granted, of reason `cancelled` where the
  ///   person gives up.
  func authorize(_ wanted: [Permission], cancellation: Cancellation) async throws
}

/// Grants what is declared, for tests of workflows, in which nothing real is touched.
public struct DeclaredIsGranted: Authorizer {
  public init() {}
  public func authorize(_ wanted: [Permission], cancellation: Cancellation) {}
}
