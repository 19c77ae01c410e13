import Synchronization
import Workflow

/// Says aloud what a person is told and asked, one text after the other.
final class Speaker: Sendable {
  private struct State {
    /// What is said last; it waits for what is said before it.
    var last: Task<Void, Never>?
    /// Ends all that was to be said so far.
    var cancellation = Cancellation()
    var hasFailed = false
  }

  /// A text of a whole page is looked at, and not listened to.
  private static let longest = 1000

  private let voice: Voice
  private let programs: any Programs
  private let state = Mutex(State())

  init(_ voice: Voice, programs: any Programs) {
    self.voice = voice
    self.programs = programs
  }

  /// - Parameter complain: is told once why nothing is heard.
  func say(_ text: String, complain: @escaping @Sendable (Failure) -> Void) {
    let text = String(TerminalText.cleaned(text).prefix(Speaker.longest))
    if text.allSatisfy(\.isWhitespace) { return }
    state.withLock { state in
      let (before, cancellation) = (state.last, state.cancellation)
      state.last = Task(executorPreference: Workers.shared) { [self] in
        await before?.value
        if let failure = await spoken(text, until: cancellation), isFirstFailure { complain(failure) }
      }
    }
  }

  /// Breaks off, as an answer has come or the run ends.
  func hush() {
    let cancellation = state.withLock { state in
      defer { state.cancellation = Cancellation() }
      return state.cancellation
    }
    cancellation.cancel()
  }

  /// Waits until all is said.
  func finish() {
    guard let last = state.withLock({ $0.last }) else { return }
    Workers.shared.result { await last.value }
  }

  private var isFirstFailure: Bool {
    state.withLock { state in
      defer { state.hasFailed = true }
      return !state.hasFailed
    }
  }

  /// Why it could not be said.
  private func spoken(_ text: String, until cancellation: Cancellation) async -> Failure? {
    if cancellation.isCancelled { return nil }
    do {
      let call = voice.call(text)
      let result = try await programs.run(call, until: cancellation)
      return result.status == 0 || cancellation.isCancelled ? nil : Failure.notSpoken(call, result)
    } catch let failure as Failure where failure.reason != .cancelled {
      return failure
    } catch {
      return nil
    }
  }
}

extension Failure {
  fileprivate static func notSpoken(_ call: ProgramCall, _ result: ProgramResult) -> Failure {
    let said = FirstLines(of: String(decoding: result.errorOutput, as: UTF8.self)).sentence.map { ": \($0)" } ?? "."
    return Failure(.process, "`\(call.name)` ended with status \(result.status)\(said)")
  }
}
