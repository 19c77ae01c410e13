import Synchronization

/// Nobody: what is shown is remembered, and a question is one that the test has no answer for.
public final class TestPresenter: Presenter {
  private let texts = Mutex<[String]>([])
  private let messages = Mutex<[String]>([])
  private let steps = Mutex<[Progress?]>([])

  public init() {}

  /// What was shown, in text form.
  public var shown: [String] { texts.withLock { $0 } }
  public var notes: [String] { messages.withLock { $0 } }
  /// Each time progress was told; nothing for its end.
  public var progresses: [Progress?] { steps.withLock { $0 } }

  public var silence: String? { "the test has no answer for it" }

  public func ask(_ question: Question) async throws -> Reply {
    throw Failure(.input, "The test has no answer to “\(question.prompt)”.")
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

  public init(_ answers: AnswerBook, presenter: any Presenter) {
    interview = Interview(answers, presenter: presenter)
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
}
