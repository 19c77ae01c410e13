internal import Synchronization

/// Wakes a thread that waits in `poll`, from any other.
final class Bell: Sendable {
  /// Readable once it has rung.
  let reader: OpenDescriptor
  private let writer: OpenDescriptor
  private let state = Atomic<Bool>(false)

  init() throws(SystemError) { (reader, writer) = try OpenDescriptor.pipe() }

  var rings: Bool { state.load(ordering: .acquiring) }

  func ring() {
    guard !state.exchange(true, ordering: .acquiringAndReleasing) else { return }
    // One byte always goes into an empty pipe.
    _ = try? writer.write([0])
  }
}
