extension Presenter {
  public func detail(_ message: String) {}

  /// Waits for the person or for the end of the run, whichever is first.
  /// - Throws: a ``Failure`` of reason `cancelled`.
  public func ask(_ question: Question, until cancellation: Cancellation) async throws -> Reply {
    let asking = Task(executorPreference: Workers.shared) { try await ask(question) }
    let observation = cancellation.observe { asking.cancel() }
    defer { observation.end() }
    return try await asking.value
  }
}
