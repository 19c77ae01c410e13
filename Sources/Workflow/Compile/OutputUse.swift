import Synchronization

/// Whether an output is read, which the compiler learns only after the step that gives it: by `as`, by the next step,
/// or as the output of a block that is read itself.
final class OutputUse: Sendable {
  private let state = Atomic<Bool>(false)
  /// The outputs that this one is made of: the last steps of the branches, of the turns.
  private let parts: [OutputUse]

  init(parts: [OutputUse] = []) { self.parts = parts }

  var isRead: Bool { state.load(ordering: .relaxed) }

  func markRead() {
    if state.exchange(true, ordering: .relaxed) { return }
    for part in parts { part.markRead() }
  }
}
