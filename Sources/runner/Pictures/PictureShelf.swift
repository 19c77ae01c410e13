import Synchronization
import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The pictures of what is in view, fetched and decoded while a person goes on.
///
/// What is drawn asks for pictures and gets what is there; what is not is made on a thread of its own, and told. Only what the
/// last drawing asked for is made, from the top: what was scrolled past is forgotten.
final class PictureShelf: Sendable {
  /// A picture at the size in which it is shown.
  struct Order: Hashable, Sendable {
    let thumbnail: Thumbnail
    /// In pixels.
    let width: Int
    let height: Int
  }

  private struct State {
    var pictures: [Order: Bitmap?] = [:]
    /// In the order in which they came, the oldest first.
    var made: [Order] = []
    var wanted: [Order] = []
    var isWorking = false
  }

  /// How many are kept. They are of the size they have on the screen, some kilobytes each.
  private static let most = 2000

  private let onChange: @Sendable () -> Void
  private let queue = WorkQueue()
  private let studio = Mutex(PictureStudio())
  private let state = Mutex(State())

  /// - Parameter onChange: called on another thread whenever there is another picture.
  init(onChange: @escaping @Sendable () -> Void) { self.onChange = onChange }

  /// A picture, if it has been made and can be shown.
  func picture(_ order: Order) -> Bitmap? { state.withLock { $0.pictures[order] ?? nil } }

  /// Sees to pictures that are in view now, from the top, and to no others.
  func want(_ orders: [Order]) {
    let begins = state.withLock { state in
      state.wanted = orders.filter { state.pictures[$0] == nil }
      guard !state.wanted.isEmpty, !state.isWorking else { return false }
      state.isWorking = true
      return true
    }
    guard begins else { return }
    do {
      try queue.add { [self] in work() }
    } catch {
      // There is no thread to be had now; the next drawing asks again.
      state.withLock { $0.isWorking = false }
    }
  }

  private func work() {
    while let order = next() {
      let picture = studio.withLock { $0.picture(order) }
      state.withLock { state in
        state.pictures[order] = .some(picture)
        state.made.append(order)
        if state.made.count > PictureShelf.most { state.pictures[state.made.removeFirst()] = nil }
      }
      if picture != nil { onChange() }
    }
  }

  private func next() -> Order? {
    state.withLock { state in
      while let order = state.wanted.first {
        state.wanted.removeFirst()
        if state.pictures[order] == nil { return order }
      }
      state.isWorking = false
      return nil
    }
  }
}
