import Synchronization
import TestSupport
import Testing
import Workflow

@Suite("Questions are asked one at a time")
struct TurnstileTests {
  /// Knows how many questions are open at once.
  private final class OpenQuestions: Presenter {
    private let counts = Mutex((open: 0, most: 0))

    var most: Int { counts.withLock { $0.most } }
    var silence: String? { nil }

    func ask(_ question: Question) async throws -> Reply {
      counts.withLock { $0 = ($0.open + 1, max($0.most, $0.open + 1)) }
      for _ in 0..<100 { await Task.yield() }
      counts.withLock { $0.open -= 1 }
      return .text("x")
    }

    func show(_ presentation: Presentation, of value: Value) throws {}
    func progress(_ progress: Progress?) {}
    func note(_ message: String) {}
    func detail(_ message: String) {}
  }

  @Test("however many come at once")
  func questions() async throws {
    let presenter = OpenQuestions()
    let interview = Interview(AnswerBook(), presenter: presenter, clock: TestClock())
    try await withThrowingTaskGroup(of: Value.self) { group in
      for _ in 0..<20 {
        group.addTask {
          try await interview.ask(
            Inquiry("Name?", .write(.text, Limits())), for: .named("name"), parameter: nil,
            cancellation: Cancellation())
        }
      }
      for try await answer in group { #expect(answer.isEqual(to: .text("x"))) }
    }
    #expect(presenter.most == 1)
  }
}
