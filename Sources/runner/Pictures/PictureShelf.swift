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
  /// A picture in the form and at the size in which it is shown.
  struct Order: Hashable, Sendable {
    let thumbnail: Thumbnail
    let form: PictureForm
    let columns: Int
    let rows: Int
  }

  fileprivate struct State {
    var pictures: [Order: ShownPicture?] = [:]
    /// In the order in which they came, the oldest first.
    var made: [Order] = []
    /// What all of them take in memory, about.
    var size = 0
    var wanted: [Order] = []
    var isWorking = false
  }

  /// How many are kept, and how many bytes of them. They are of the size they have on the screen.
  fileprivate static let (most, mostBytes) = (2000, 32 << 20)

  private let onChange: @Sendable () -> Void
  private let queue = WorkQueue()
  private let fetcher: PictureFetcher?
  private let studio: Mutex<PictureStudio>
  private let state = Mutex(State())

  /// - Parameter onChange: called on another thread whenever there is another picture, may be one, or will be none.
  init(_ network: GrantedNetwork?, onChange: @escaping @Sendable () -> Void) {
    self.onChange = onChange
    fetcher = network.map { PictureFetcher($0, onChange: onChange) }
    studio = Mutex(PictureStudio(fetcher, PictureCache(SystemEnvironment())))
  }

  /// A picture, if it has been made and can be shown.
  func picture(_ order: Order) -> PictureStudio.Outcome<ShownPicture> {
    state.withLock { state in state.pictures[order].map { .over($0) } ?? .coming }
  }

  /// Sees to pictures that are in view now, from the top, and to no others.
  func want(_ orders: [Order]) {
    fetcher?.want(missing(of: orders))
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

  private func missing(of orders: [Order]) -> [String] {
    state.withLock { state in
      orders.compactMap { order in
        if case .url(let address) = order.thumbnail, state.pictures[order] == nil { address } else { nil }
      }
    }
  }

  private func work() {
    while true {
      make()
      // What is wanted comes before what is kept for another time.
      if !studio.withLock({ $0.keepOne() }), ends() { return }
    }
  }

  private func make() {
    while let order = next() {
      let box = order.form.pixels(columns: order.columns, rows: order.rows)
      let outcome = studio.withLock { $0.picture(of: order.thumbnail, within: box) }
      // It is asked for again as soon as it has come.
      guard case .over(let bitmap) = outcome else { continue }
      let picture = bitmap.map { order.form.shown($0, columns: order.columns, rows: order.rows) }
      state.withLock { $0.keep(picture, order) }
      onChange()
    }
  }

  private func next() -> Order? {
    state.withLock { state in
      while let order = state.wanted.first {
        state.wanted.removeFirst()
        if state.pictures[order] == nil { return order }
      }
      return nil
    }
  }

  /// Whether there is nothing more to do.
  private func ends() -> Bool {
    state.withLock { state in
      state.isWorking = !state.wanted.isEmpty
      return !state.isWorking
    }
  }
}

extension PictureShelf.State {
  /// Forgets the oldest where there is too much.
  fileprivate mutating func keep(_ picture: ShownPicture?, _ order: PictureShelf.Order) {
    pictures[order] = .some(picture)
    made.append(order)
    size += picture?.size ?? 0
    var dropped = 0
    while dropped < made.count - 1, made.count - dropped > PictureShelf.most || size > PictureShelf.mostBytes {
      size -= (pictures.removeValue(forKey: made[dropped]) ?? nil)?.size ?? 0
      dropped += 1
    }
    made.removeFirst(dropped)
  }
}
