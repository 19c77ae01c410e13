import Actions
import Synchronization
import Workflow

/// Fetches the pictures in view from the web, from the top and some at once, as far as the workflow may reach it. One that may
/// not be reached is none, and nobody is asked.
final class PictureFetcher: Sendable {
  fileprivate struct State {
    var wanted: [String] = []
    var running: [String: Cancellation] = [:]
    /// What has come, the oldest first; nothing where there is none to be had.
    var found: [String: [UInt8]?] = [:]
    var order: [String] = []
    var size = 0
  }

  private static let atOnce = 6
  /// For each, from the first byte that is sent to the last that comes.
  private static let patience = Span(nanoseconds: 20_000_000_000)
  /// Of all that has come and is kept, in bytes.
  fileprivate static let mostBytes = 2 * PictureDecoder.longest

  private let network: GrantedNetwork
  private let onChange: @Sendable () -> Void
  private let state = Mutex(State())

  /// - Parameter onChange: called on another thread whenever something has come.
  init(_ network: GrantedNetwork, onChange: @escaping @Sendable () -> Void) {
    self.network = network
    self.onChange = onChange
  }

  deinit { for cancellation in state.withLock({ Array($0.running.values) }) { cancellation.cancel() } }

  /// What lies at a URL, as far as it has come.
  func content(of address: String) -> PictureStudio.Outcome<[UInt8]> {
    state.withLock { state in state.found[address].map { .over($0) } ?? .coming }
  }

  /// Fetches these, in their order, and no others: what was scrolled past is given up.
  func want(_ addresses: [String]) {
    let (given, begun) = state.withLock { state in
      state.wanted = addresses.filter { state.found[$0] == nil }
      let wanted = Set(state.wanted)
      let given = state.running.filter { !wanted.contains($0.key) }
      for address in given.keys { state.running[address] = nil }
      return (Array(given.values), state.begin(atMost: PictureFetcher.atOnce))
    }
    for cancellation in given { cancellation.cancel() }
    for (address, cancellation) in begun { fetch(address, until: cancellation) }
  }

  private func fetch(_ address: String, until cancellation: Cancellation) {
    Task(executorPreference: Workers.shared) { [weak self, network] in
      let bytes = await PictureFetcher.bytes(at: address, network, until: cancellation)
      self?.take(bytes, of: address, cancellation)
    }
  }

  private func take(_ bytes: [UInt8]?, of address: String, _ cancellation: Cancellation) {
    let begun: [(String, Cancellation)]? = state.withLock { state in
      // It was given up, and may have been begun again.
      guard state.running[address] === cancellation else { return nil }
      state.running[address] = nil
      state.keep(bytes, of: address)
      return state.begin(atMost: PictureFetcher.atOnce)
    }
    for (address, cancellation) in begun ?? [] { fetch(address, until: cancellation) }
    if begun != nil { onChange() }
  }

  private static func bytes(
    at address: String, _ network: GrantedNetwork, until cancellation: Cancellation
  ) async -> [UInt8]? {
    let alarm = AlarmThread.shared.alarm(after: patience) { cancellation.cancel() }
    defer { alarm?.cancel() }
    return await PictureDownload.bytes(at: address, network, until: cancellation)
  }
}

extension PictureFetcher.State {
  /// What is to be fetched now.
  fileprivate mutating func begin(atMost most: Int) -> [(String, Cancellation)] {
    var begun: [(String, Cancellation)] = []
    for address in wanted where running.count < most && running[address] == nil && found[address] == nil {
      let cancellation = Cancellation()
      running[address] = cancellation
      begun.append((address, cancellation))
    }
    return begun
  }

  fileprivate mutating func keep(_ bytes: [UInt8]?, of address: String) {
    found[address] = .some(bytes)
    order.append(address)
    size += bytes?.count ?? 0
    while size > PictureFetcher.mostBytes, order.count > 1 {
      size -= (found.removeValue(forKey: order.removeFirst()) ?? nil)?.count ?? 0
    }
  }
}
