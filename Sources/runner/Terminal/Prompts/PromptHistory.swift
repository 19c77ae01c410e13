import Synchronization

/// What a person has typed as answers while this process runs, to be taken up again by the arrows.
final class PromptHistory: Sendable {
  private static let length = 100

  private let answers = Mutex<[String]>([])

  var all: [String] { answers.withLock { $0 } }

  /// An answer that was given before moves to the end.
  func add(_ answer: String) {
    if answer.isEmpty || answer.contains(where: \.isNewline) { return }
    answers.withLock { answers in
      answers.removeAll { $0 == answer }
      answers.append(answer)
      if answers.count > PromptHistory.length { answers.removeFirst() }
    }
  }
}
