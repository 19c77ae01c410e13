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

  /// How such a file begins, so that it is known from any other.
  private static let head = "# Answers to questions of a workflow, written by `runner run --record`.\n"

  /// Looks whether a file may become a record: it is not there, or it is an earlier one.
  /// - Throws: an ``Ending`` where it holds something else, a ``Failure`` where it cannot be written.
  static func check(_ path: String) throws {
    try AtomicFile.check(path)
    guard let file = FileIdentity(of: path), file.isRegular else { return }
    let files = SystemFiles()
    let old = try files.beginning(of: files.place(of: path, followsLast: true), length: head.utf8.count)
    if !old.isEmpty, !old.starts(with: head.utf8) { throw Ending(.usage, [.noRecord(path)]) }
  }

  /// As a file that `--answers` reads. Where nobody was asked there is none, and an earlier one stays.
  /// - Parameter mask: knows all secrets of the run. Who types one where a text is asked for wants it kept no more than
  ///   who is asked for it.
  /// - Returns: the names of the questions whose answers are left out, as a secret is in them.
  /// - Throws: a ``Failure`` where the file cannot be written.
  func write(to path: String, without mask: Mask) throws -> [String] {
    let answers = answers.withLock { $0 }
    // The answers to one question go to its turns in order, so that none can be left out of them.
    let kept = answers.filter { $0.texts.allSatisfy { mask.masked($0) == $0 } }
    let left = answers.map(\.name).filter { name in !kept.contains { $0.name == name } }
    if kept.isEmpty { return left }
    let pairs = kept.map { answer -> OrderedDictionary.Pair in
      let texts = answer.texts.map { Value.text($0) }
      return (answer.name, texts.count == 1 ? texts[0] : .list(texts))
    }
    let text = AnswerRecord.head + (try YAMLWriter.write(.dictionary(OrderedDictionary(pairs))))
    try AtomicFile.write(Array(text.utf8), to: path)
    return left
  }
}

extension Diagnostic {
  fileprivate static func noRecord(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "would-replace", "`--record \(TerminalText.cleaned(path))` would replace a file that is no record.",
      at: nil,
      hint: "name a file that does not exist yet, or remove that one first")
  }
}
