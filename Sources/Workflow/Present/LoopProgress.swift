import Synchronization

/// How far a loop is and what its turns do, told as one progress. What a turn tells while it runs is a part of it, and so is
/// a loop in a turn.
final class LoopProgress: Sendable {
  private struct State {
    var finished = 0
    /// What turns tell, by their numbers.
    var parts: [Int: Progress] = [:]
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

  fileprivate func tell(_ part: Progress?, of number: Int) { tell { $0.parts[number] = part } }

  private func tell(_ change: (inout State) -> Void) {
    let (finished, parts) = state.withLock { state in
      change(&state)
      return (state.finished, state.parts.sorted { $0.key < $1.key }.map(\.value))
    }
    let count = "\(finished) of \(total)"
    presenter.progress(
      Progress(name.map { "\($0): \(count)" } ?? count, fraction: Double(finished) / Double(total), parts: parts))
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
private struct TurnPresenter: Presenter {
  let presenter: any Presenter
  let turn: Turn

  var silence: String? { presenter.silence }
  var showsProgress: Bool { presenter.showsProgress }

  func ask(_ question: Question) async throws -> Reply { try await presenter.ask(question) }
  func show(_ presentation: Presentation, of value: Value) throws { try presenter.show(presentation, of: value) }
  func read(_ text: String, named name: String, of value: Value) async throws -> Bool {
    try await presenter.read(text, named: name, of: value)
  }
  func progress(_ progress: Progress?) { turn.tell(progress) }
  func note(_ message: String) { presenter.note(message) }
  func detail(_ message: String) { presenter.detail(message) }
}
