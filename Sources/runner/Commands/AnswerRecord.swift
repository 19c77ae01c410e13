import Synchronization
import Workflow

/// The answers a person gave, for `--record`.
final class AnswerRecord: Sendable {
  private let answers = Mutex<[(name: String, texts: [String])]>([])

  func add(_ answer: GivenAnswer) {
    guard answer.origin == .person, let text = answer.text else { return }
    answers.withLock { answers in
      if let place = answers.firstIndex(where: { $0.name == answer.name }) {
        answers[place].texts.append(text)
      } else {
        answers.append((answer.name, [text]))
      }
    }
  }

  /// As a file that `--answers` reads.
  /// - Throws: a ``Failure`` where the file cannot be written.
  func write(to path: String) throws {
    let pairs = answers.withLock { answers in
      answers.map { answer -> OrderedDictionary.Pair in
        let texts = answer.texts.map { Value.text($0) }
        return (answer.name, texts.count == 1 ? texts[0] : .list(texts))
      }
    }
    let text = pairs.isEmpty ? "" : try YAMLWriter.write(.dictionary(OrderedDictionary(pairs)))
    try AtomicFile.write(Array(text.utf8), to: path)
  }
}
