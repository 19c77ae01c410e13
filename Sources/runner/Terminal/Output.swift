import Synchronization
import Workflow

/// Where the run writes: its output, and what is said beside it.
final class Output: Sendable {
  let standard: Descriptor
  let error: Descriptor
  /// Whether what is said beside the output is in colour.
  let isColored: Bool
  private let closed = Atomic<Bool>(false)

  init(standard: Descriptor = .standardOutput, error: Descriptor = .standardError, isColored: Bool = false) {
    self.standard = standard
    self.error = error
    self.isColored = isColored
  }

  /// Whether whoever read standard output has gone, which ends the run quietly.
  var isClosed: Bool { closed.load(ordering: .acquiring) }

  /// - Throws: a ``Failure`` where nobody reads any more or the device is full.
  func write(_ bytes: [UInt8]) throws {
    switch standard.write(bytes) {
    case .written: return
    case .closed:
      closed.store(true, ordering: .releasing)
      throw Failure(.cancelled, "Nobody reads the output any more.")
    case .failed(let code): throw Failure(.failed, "Standard output cannot be written: \(SystemError(code).words).")
    }
  }

  func write(_ text: String) throws { try write(Array(text.utf8)) }
  func write(_ lines: some Sequence<String>) throws { try write(lines.map { $0 + "\n" }.joined()) }
  func write(json value: Value) throws { try write(JSONWriter.text(value, pretty: true) + "\n") }

  /// Says something beside the output. Where nobody hears it, nothing is lost.
  func tell(_ text: String) { tell(Array(text.utf8)) }
  func tell(_ bytes: [UInt8]) { _ = error.write(bytes) }
}
