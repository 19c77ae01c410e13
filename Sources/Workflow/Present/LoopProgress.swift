import Synchronization

/// How far a loop is and what its turns do, told as one progress. What a turn tells while it runs is a part of it, and so is
/// a loop in a turn.
final class LoopProgress: Sendable {
  private struct State {
    var finished = 0
    /// The turns that run, by their numbers, with what they tell.
    var parts: [Int: Progress?] = [:]
  }

  private let name: String?
  private let total: Int
  private let presenter: any Presenter
  private let state = Mutex(State())

  /// - Parameters:
  ///   - name: of what the loop gives, where it has one.
  ///   - total: how many turns it has.
  /// - Returns: nothing where nobody would see it.
  init?(_ name: String?, total: Int?, on presenter: any Presenter) {
    guard let total, total > 1, presenter.showsProgress else { return nil }
    self.name = name
    self.total = total
    self.presenter = presenter
    tell { _ in }
  }

  /// Runs a turn, whose presenter is ``presenter(_:)``.
  func during<Output>(
    _ number: Int, isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Output
  ) async rethrows -> Output {
    state.withLock { $0.parts[number] = .some(nil) }
    defer {
      tell { state in
        state.finished += 1
        state.parts[number] = nil
      }
    }
    return try await Turn.$current.withValue(Turn(loop: self, number: number), operation: work, isolation: isolation)
  }

  func end() { presenter.progress(nil) }

  /// The presenter for whoever works in this task: what it tells of its progress is a part of its turn's.
  static func presenter(_ presenter: any Presenter) -> any Presenter {
    Turn.current.map { TurnPresenter(presenter: presenter, turn: $0) } ?? presenter
  }

  /// What is told of a turn that is over is too late.
  fileprivate func tell(_ part: Progress?, of number: Int) {
    tell { state in if state.parts[number] != nil { state.parts[number] = .some(part) } }
  }

  /// Tells while nobody else does, so that what is newer is told later.
  private func tell(_ change: (inout State) -> Void) {
    state.withLock { state in
      change(&state)
      let parts = state.parts.sorted { $0.key < $1.key }.compactMap(\.value)
      let count = "\(state.finished) of \(total)"
      presenter.progress(
        Progress(
          name.map { "\($0): \(count)" } ?? count, fraction: Double(state.finished) / Double(total), parts: parts))
    }
  }
}

/// A turn of a loop that runs in a task.
private struct Turn: Sendable {
  @TaskLocal static var current: Turn?

  let loop: LoopProgress
  let number: Int

  func tell(_ progress: Progress?) { loop.tell(progress, of: number) }
}

/// The presenter of a run for one turn of a loop.
private struct TurnPresenter: ForwardingPresenter {
  let presenter: any Presenter
  let turn: Turn

  func progress(_ progress: Progress?) { turn.tell(progress) }
}
