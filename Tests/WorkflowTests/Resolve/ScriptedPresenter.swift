import Synchronization
import Workflow

/// A presenter that replies from a script and remembers what it was asked.
final class ScriptedPresenter: Presenter {
  let silence: String?
  private let replies: Mutex<[Reply]>
  private let asked = Mutex<[Question]>([])

  init(_ replies: [Reply] = [], silence: String? = nil) {
    self.silence = silence
    self.replies = Mutex(replies)
  }

  var questions: [Question] { asked.withLock { $0 } }

  func ask(_ question: Question) async throws -> Reply {
    asked.withLock { $0.append(question) }
    let reply = replies.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    guard let reply else { throw Failure(.cancelled, "The script is over.") }
    return reply
  }

  func show(_ presentation: Presentation, of value: Value) throws {}
  func progress(_ progress: Progress?) {}
  func note(_ message: String) {}
}

extension StepName {
  /// A step at a line of a made-up workflow.
  static func named(_ output: String?, line: Int = 3) -> StepName {
    let file = SourceFile(path: "test.yaml", text: String(repeating: "\n", count: line - 1) + "- Choose From List:")
    return StepName(output: output, title: "Choose From List", range: SourceRange(file, line - 1..<line + 3))
  }
}
