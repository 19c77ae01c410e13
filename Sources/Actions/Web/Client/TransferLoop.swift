internal import Synchronization
internal import Workflow

/// Carries out transfers on a thread of its own, a number of them at once, and lets them share connections. Whoever
/// wants something puts it into the inbox and wakes the thread.
final class TransferLoop: Sendable {
  private struct Inbox {
    var arrivals: [Transfer] = []
    var cancelled: [Transfer] = []
    var isClosed = false
    /// Whether the thread has been woken and not yet looked.
    var isSignalled = false
  }

  private let multi: CurlMulti
  private let limits: HTTPLimits
  private let inbox = Mutex(Inbox())

  init(_ curl: Curl, _ limits: HTTPLimits) throws {
    multi = try CurlMulti(curl, connections: limits.atOnce)
    self.limits = limits
    guard OwnThread.start({ self.run() }) else { throw Failure.noThread }
  }

  /// Carries a transfer out. It ends soon after the switch is thrown.
  func perform(_ transfer: Transfer, until cancellation: Cancellation) async -> Transfer.Outcome {
    let observation = cancellation.observe { [self] in
      transfer.cancel()
      tell { $0.cancelled.append(transfer) }
    }
    defer { observation.end() }
    return await withCheckedContinuation { continuation in
      transfer.begin(continuation)
      tell { $0.arrivals.append(transfer) }
    }
  }

  /// Ends the thread, and with it what is under way.
  func close() { tell { $0.isClosed = true } }

  private func tell(_ letter: (inout Inbox) -> Void) {
    let mustWake = inbox.withLock { inbox in
      letter(&inbox)
      defer { inbox.isSignalled = true }
      return !inbox.isSignalled
    }
    if mustWake { multi.wake() }
  }

  private func takeInbox() -> Inbox {
    inbox.withLock { inbox in
      defer {
        inbox.arrivals = []
        inbox.cancelled = []
        inbox.isSignalled = false
      }
      return inbox
    }
  }
}

// MARK: - The thread

extension TransferLoop {
  /// What only the thread touches.
  private struct Desk {
    var queue = Queue()
    var handles: [UnsafeMutableRawPointer: CurlHandle] = [:]
    var places: [ObjectIdentifier: CurlHandle] = [:]
    var idle: [CurlHandle] = []
    var lookedAt = ContinuousClock.now
  }

  private func run() {
    var desk = Desk()
    while true {
      let letters = takeInbox()
      for transfer in letters.arrivals { desk.queue.append(transfer) }
      for transfer in letters.cancelled { leave(transfer, &desk) }
      if letters.isClosed { return close(&desk) }
      startWaiting(&desk)
      multi.perform()
      // What has ended makes room, and may have left bytes for others on its connection: nothing is waited for until
      // all have been heard.
      if endCompleted(&desk) { continue }
      endOverdue(&desk)
      multi.poll(milliseconds: desk.handles.isEmpty ? 60_000 : lookInterval.milliseconds)
    }
  }

  private func startWaiting(_ desk: inout Desk) {
    while desk.handles.count < limits.atOnce, let transfer = desk.queue.next() {
      if transfer.isCancelled {
        transfer.end(nil)
        continue
      }
      guard let handle = desk.idle.popLast() ?? multi.makeHandle() else {
        transfer.end(CurlProblem(.other, words: "there is no memory left"))
        continue
      }
      handle.prepare(for: transfer)
      transfer.start()
      guard multi.add(handle) else {
        handle.clear()
        transfer.end(CurlProblem(.other, words: "there is no memory left"))
        continue
      }
      desk.handles[handle.key] = handle
      desk.places[ObjectIdentifier(transfer)] = handle
    }
  }

  private func endCompleted(_ desk: inout Desk) -> Bool {
    var ended = false
    while let (handle, problem) = multi.nextEnded(among: desk.handles) {
      ended = true
      remove(handle, problem, &desk)
    }
    return ended
  }

  /// A part of the shortest limit, so that none is overrun by much.
  private var lookInterval: Duration { max(.milliseconds(5), min(limits.head, limits.stall, .seconds(1)) / 4) }

  private func endOverdue(_ desk: inout Desk) {
    let now = ContinuousClock.now
    guard now - desk.lookedAt >= lookInterval else { return }
    desk.lookedAt = now
    for handle in desk.handles.values where handle.transfer?.isOverdue(at: now) ?? false {
      remove(handle, CurlProblem(.stopped), &desk)
    }
  }

  private func leave(_ transfer: Transfer, _ desk: inout Desk) {
    if let handle = desk.places[ObjectIdentifier(transfer)] {
      remove(handle, CurlProblem(.stopped), &desk)
    } else {
      // It queues, and is passed over when its turn comes.
      transfer.end(nil)
    }
  }

  private func remove(_ handle: CurlHandle, _ problem: CurlProblem?, _ desk: inout Desk) {
    multi.remove(handle)
    desk.handles[handle.key] = nil
    if let transfer = handle.transfer {
      desk.places[ObjectIdentifier(transfer)] = nil
      transfer.end(problem)
    }
    // One that was ended in the middle may keep what it has set aside for a transfer of another size.
    guard problem == nil else { return }
    handle.clear()
    desk.idle.append(handle)
  }

  private func close(_ desk: inout Desk) {
    for handle in Array(desk.handles.values) {
      remove(handle, CurlProblem(.stopped, words: "the run has ended"), &desk)
    }
    while let transfer = desk.queue.next() { transfer.end(CurlProblem(.stopped, words: "the run has ended")) }
  }
}

extension Failure {
  fileprivate static var noThread: Failure {
    Failure(.limit, "Requests cannot be sent: there are too many threads already.")
  }
}

/// First in, first out, without moving the others.
private struct Queue {
  private var transfers: [Transfer] = []
  private var first = 0

  mutating func append(_ transfer: Transfer) { transfers.append(transfer) }

  mutating func next() -> Transfer? {
    guard first < transfers.count else { return nil }
    defer {
      first += 1
      if first == transfers.count {
        transfers.removeAll(keepingCapacity: true)
        first = 0
      }
    }
    return transfers[first]
  }
}
