import Synchronization
import Testing
import Workflow

@Suite("A switch tells those who wait")
struct CancellationTests {
  private final class Counter: Sendable {
    private let number = Atomic<Int>(0)
    var count: Int { number.load(ordering: .relaxed) }
    func add() { number.add(1, ordering: .relaxed) }
  }

  @Test("An observer is told once, also by a switch above")
  func told() {
    let (parent, counter) = (Cancellation(), Counter())
    let child = Cancellation(parent: parent)
    _ = child.observe { counter.add() }
    parent.cancel()
    child.cancel()
    #expect(counter.count == 1)
  }

  @Test("Who comes late is told at once")
  func late() {
    let (cancellation, counter) = (Cancellation(), Counter())
    cancellation.cancel()
    _ = cancellation.observe { counter.add() }
    #expect(counter.count == 1)
  }

  @Test("Who no longer waits is not told")
  func ended() {
    let (cancellation, counter) = (Cancellation(), Counter())
    cancellation.observe { counter.add() }.end()
    cancellation.cancel()
    #expect(counter.count == 0)
  }
}
