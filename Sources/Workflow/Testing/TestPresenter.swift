import Synchronization

/// Somebody who replies from a script and remembers what was shown; without a script, nobody.
public final class TestPresenter: Presenter {
  private let replies: Mutex<[Reply]>
  private let hasReplies: Bool
  private let put = Mutex<[Question]>([])
  private let texts = Mutex<[String]>([])
  private let messages = Mutex<[String]>([])
  private let steps = Mutex<[Progress?]>([])

  public init(replies: [Reply] = []) {
    self.replies = Mutex(replies)
    hasReplies = !replies.isEmpty
  }

  /// The questions that were put to the person, in order.
  public var questions: [Question] { put.withLock { $0 } }
  /// What was shown, in text form.
  public var shown: [String] { texts.withLock { $0 } }
  public var notes: [String] { messages.withLock { $0 } }
  /// Each time progress was told; nothing for its end.
  public var progresses: [Progress?] { steps.withLock { $0 } }

  public var silence: String? { hasReplies ? nil : "the test has no answer for it" }

  public func ask(_ question: Question) async throws -> Reply {
    put.withLock { $0.append(question) }
    guard let reply = replies.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else {
      throw Failure(.cancelled, "The test has no reply to “\(question.prompt)”.")
    }
    return reply
  }

  public func show(_ presentation: Presentation, of value: Value) {
    texts.withLock { $0.append(presentation.plainText) }
  }

  public func progress(_ progress: Progress?) { steps.withLock { $0.append(progress) } }
  public func note(_ message: String) { messages.withLock { $0.append(message) } }
}

/// Answers from a book, and remembers what was asked.
public final class TestInterviewer: Interviewer {
  private let interview: Interview
  private let prompts = Mutex<[String]>([])

  public init(_ answers: AnswerBook, presenter: any Presenter, clock: any Clock, takesDefaults: Bool = false) {
    interview = Interview(answers, presenter: presenter, clock: clock, takesDefaults: takesDefaults)
  }

  public var asked: [String] { prompts.withLock { $0 } }

  public func ask(
    _ inquiry: Inquiry, for step: StepName, parameter: String?, cancellation: Cancellation
  ) async throws -> Value {
    prompts.withLock { $0.append(inquiry.prompt) }
    return try await interview.ask(inquiry, for: step, parameter: parameter, cancellation: cancellation)
  }

  public func hasAnswer(for step: StepName, parameter: String?) -> Bool {
    interview.hasAnswer(for: step, parameter: parameter)
  }

  public func isAnswered(for step: StepName, parameter: String?) -> Bool {
    interview.isAnswered(for: step, parameter: parameter)
  }
}
