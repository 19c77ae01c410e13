import Synchronization
import Testing

@testable import Workflow

@Suite("Alarms and threads")
struct AlarmThreadTests {
  @Test("Alarms ring in the order of their moments, and not when they were called off")
  func order() async {
    let alarms = AlarmThread()
    let rung = Mutex<[Int]>([])
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      func add(_ number: Int, _ milliseconds: Int64) -> Alarm? {
        alarms.alarm(after: Span(nanoseconds: milliseconds * 1_000_000)) {
          rung.withLock { $0.append(number) }
          if number == 3 { continuation.resume() }
        }
      }
      _ = add(3, 30)
      let calledOff = add(2, 20)
      _ = add(1, 1)
      calledOff?.cancel()
    }
    #expect(rung.withLock { $0 } == [1, 3])
  }

  @Test("A clock that sleeps is woken by the switch")
  func woken() async {
    let cancellation = Cancellation()
    let sleeping = Task { try await SystemClock().sleep(for: Span(nanoseconds: .max), until: cancellation) }
    cancellation.cancel()
    await #expect(throws: Failure.self) { try await sleeping.value }
  }

  @Test("Whoever waits for a thread that blocks stops waiting when the switch is thrown")
  func blocked() async {
    let (cancellation, gate) = (Cancellation(), SleepLock(false))
    let waiting = Task {
      try await OwnThread.run(until: cancellation) { gate.wait { $0 ? .found(()) : .nothing(until: nil) } }
    }
    cancellation.cancel()
    let failure = await #expect(throws: Failure.self) { try await waiting.value }
    #expect(failure?.reason == .cancelled)
    gate.withLock { $0 = true }
    gate.wakeAll()
  }

  @Test("A queue does its work in order, one piece after the other")
  func queue() async throws {
    let queue = WorkQueue()
    let done = Mutex<[Int]>([])
    for number in 0..<100 { try queue.add { done.withLock { $0.append(number) } } }
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      do { try queue.add { continuation.resume() } } catch { continuation.resume(throwing: error) }
    }
    #expect(done.withLock { $0 } == Array(0..<100))
  }

  @Test("Workers give what comes of work beside each other, also where it begins further work")
  func workers() {
    let sum = Workers.shared.result {
      await withTaskGroup(of: Int.self) { group in
        for number in 1...100 {
          group.addTask {
            await Task.yield()
            return number
          }
        }
        return await group.reduce(0, +)
      }
    }
    #expect(sum == 5050)
  }
}
