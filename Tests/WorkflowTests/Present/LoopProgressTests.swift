import Synchronization
import TestSupport
import Testing

@testable import Workflow

@Suite("A loop tells how far it is, and what its turns do")
struct LoopProgressTests {
  private func told(_ steps: String) async throws -> [Progress?] {
    let run = try await WorkflowRun("steps:\n" + steps)
    #expect(run.reports.isEmpty)
    return run.progresses
  }

  @Test("One turn after the other")
  func sequence() async throws {
    let told = try await told(
      """
        - each: [1, 2]
          do: { Wait: 1s }
          as: pauses
      """)
    let wait = Progress("Waiting 1s")
    #expect(
      told == [
        Progress("pauses: 0 of 2", fraction: 0), Progress("pauses: 0 of 2", fraction: 0, parts: [wait]),
        Progress("pauses: 0 of 2", fraction: 0), Progress("pauses: 1 of 2", fraction: 0.5),
        Progress("pauses: 1 of 2", fraction: 0.5, parts: [wait]), Progress("pauses: 1 of 2", fraction: 0.5),
        Progress("pauses: 2 of 2", fraction: 1), nil,
      ])
  }

  @Test("A loop in a turn is a part of it")
  func nested() async throws {
    let told = try await told(
      """
        - repeat: 2
          do:
            - repeat: 3
              do: { Wait: 1s }
      """)
    let inner = Progress("2 of 3", fraction: 2.0 / 3, parts: [Progress("Waiting 1s")])
    #expect(told.contains(Progress("1 of 2", fraction: 0.5, parts: [inner])))
    #expect(told.last == .some(nil))
  }

  @Test("Turns beside each other are parts beside each other, and one that ends leaves those of the others")
  func beside() async throws {
    let told = try await told(
      """
        - each: [1, 2, 3]
          parallel: 3
          do: { Wait: 1s }
      """)
    #expect(told.filter { $0 == nil }.count == 1 && told.last == .some(nil))
    #expect(told.contains(Progress("3 of 3", fraction: 1)))
  }

  @Test("Turns that run at once are told together, what comes after a turn's end is not, and counts only go up")
  func parts() async throws {
    let presenter = TestPresenter()
    let loop = try #require(LoopProgress(nil, total: 3, on: presenter))
    let late = Mutex<(any Presenter)?>(nil)
    await loop.during(1) {
      let first = LoopProgress.presenter(presenter)
      first.progress(Progress("a"))
      late.withLock { $0 = first }
      await loop.during(2) {
        LoopProgress.presenter(presenter).progress(Progress("b"))
        await loop.during(3) { LoopProgress.presenter(presenter).progress(Progress("c")) }
      }
    }
    late.withLock { $0 }?.progress(Progress("too late"))
    let told = presenter.progresses.compactMap(\.self)
    #expect(
      told.map { $0.parts.map(\.title) } == [[], ["a"], ["a", "b"], ["a", "b", "c"], ["a", "b"], ["a"], [], []])
    #expect(told.map(\.title) == ["0", "0", "0", "0", "1", "2", "3", "3"].map { "\($0) of 3" })
  }

  @Test("A turn that fails, and a loop of one turn or of who knows how many, tell nothing in the end")
  func ends() async throws {
    let failed = try await told(
      """
        - each: [1, 2]
          do: [{ Wait: 1s }, { fail: no }]
          catch: []
      """)
    #expect(failed.last == .some(nil))
    let single = try await told(
      """
        - each: [1]
          do: { Wait: 1s }
        - until: ${true}
          do: { Wait: 1s }
      """)
    #expect(single.allSatisfy { $0 == nil || $0 == Progress("Waiting 1s") })
  }
}
