import Synchronization

/// What is asked of a terminal, once for all questions that are put on it, and what it has replied.
///
/// Nothing on a screen waits for the reply: it is good without, and better as soon as that has come. Only who leaves the
/// screen waits for its end, so that none of it is typed into a shell, and who prints pictures, which stay as they are.
final class TerminalInquiry: Sendable {
  private enum State {
    case open
    case asked(at: ContinuousClock.Instant, TerminalAbilities)
    case over(TerminalAbilities)
  }

  /// How long after the question a reply may come, over a slow line too. Every terminal knows the last of the questions, so
  /// that only one that replies to nothing at all is waited for as long.
  private static let patience = Duration.seconds(1)

  private let state = Mutex(State.open)

  /// What is known so far.
  var abilities: TerminalAbilities {
    state.withLock { state in
      switch state {
      case .open: TerminalAbilities()
      case .asked(_, let abilities), .over(let abilities): abilities
      }
    }
  }

  /// Whether nothing was asked yet.
  var isOpen: Bool { state.withLock { if case .open = $0 { true } else { false } } }

  /// How many milliseconds are left in which a reply may come; nothing where none is waited for.
  var patience: Int32? {
    state.withLock { state in
      guard case .asked(let time, _) = state else { return nil }
      let left = TerminalInquiry.patience - (ContinuousClock.now - time)
      return left > .zero ? Int32(left / .milliseconds(1)) + 1 : nil
    }
  }

  /// - Returns: whether the question is to be put now.
  func begin() -> Bool {
    state.withLock { state in
      guard case .open = state else { return false }
      state = .asked(at: .now, TerminalAbilities())
      return true
    }
  }

  func take(_ report: TerminalAbilities.Report) {
    state.withLock { state in
      guard case .asked(let time, var abilities) = state else { return }
      abilities.take(report)
      state = abilities.isComplete ? .over(abilities) : .asked(at: time, abilities)
    }
  }
}
