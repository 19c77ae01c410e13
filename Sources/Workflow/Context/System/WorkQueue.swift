internal import Synchronization

/// Work that is done one piece after the other, on a thread of its own while there is any.
public final class WorkQueue: Sendable {
  private struct State {
    var pieces: [@Sendable () -> Void] = []
    var isRunning = false
  }

  private let state = Mutex(State())

  public init() {}

  /// Leaves something to be done.
  /// - Throws: a ``Failure`` of reason `limit` where there is no thread to be had.
  public func add(_ piece: @escaping @Sendable () -> Void) throws {
    let isRunning = state.withLock { state in
      state.pieces.append(piece)
      defer { state.isRunning = true }
      return state.isRunning
    }
    if isRunning || OwnThread.start({ [self] in run() }) { return }
    state.withLock { state in
      state.isRunning = false
      state.pieces = []
    }
    throw Failure.tooManyThreads
  }

  private func run() {
    while let piece = next() { piece() }
  }

  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      if state.pieces.isEmpty {
        state.isRunning = false
        return nil
      }
      return state.pieces.removeFirst()
    }
  }
}
