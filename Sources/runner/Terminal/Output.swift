import Synchronization
import Workflow

/// Where the run writes: its output, and what is said beside it.
final class Output: Sendable {
  private typealias Piece = (bytes: [UInt8], destination: Descriptor)

  let standard: Descriptor
  let error: Descriptor
  /// Whether what is said beside the output is in colour.
  let isColored: Bool
  private let closed = Atomic<Bool>(false)
  /// What waits for the end of a question; nothing where none is open.
  private let held = Mutex<[Piece]?>(nil)

  init(standard: Descriptor = .standardOutput, error: Descriptor = .standardError, isColored: Bool = false) {
    self.standard = standard
    self.error = error
    self.isColored = isColored
  }

  /// Whether whoever read standard output has gone, which ends the run quietly.
  var isClosed: Bool { closed.load(ordering: .acquiring) }

  /// - Throws: a ``Failure`` where nobody reads any more or the device is full.
  func write(_ bytes: [UInt8]) throws {
    switch put(bytes, on: standard) {
    case .written: return
    case .closed:
      closed.store(true, ordering: .releasing)
      throw Failure(.cancelled, "Nobody reads the output any more.")
    case .failed(let code): throw Failure(.failed, "Standard output cannot be written: \(SystemError(code).words).")
    }
  }

  func write(_ text: String) throws { try write(Array(text.utf8)) }
  /// Writes lines for a person, which may have texts out of files in them: nothing of them controls the terminal.
  func write(_ lines: some Sequence<String>) throws {
    try write(lines.flatMap { PresentationLayout.lines(of: $0) }.map { $0 + "\n" }.joined())
  }

  func write(json value: Value) throws { try write(JSONWriter.text(value, pretty: true) + "\n") }

  /// Says something beside the output. Where nobody hears it, nothing is lost.
  func tell(_ text: String) { tell(Array(text.utf8)) }
  func tell(_ bytes: [UInt8]) { _ = put(bytes, on: error) }
}

// MARK: - While a question is open

extension Output {
  /// Holds back what goes to a terminal, where it would be written into a question.
  func hold() { held.withLock { if $0 == nil { $0 = [] } } }

  /// Writes what was held back.
  func release() {
    held.withLock { held in
      for piece in held ?? [] { _ = piece.destination.write(piece.bytes) }
      held = nil
    }
  }

  /// A question that begins meanwhile waits for the end of what is being written to a terminal.
  private func put(_ bytes: [UInt8], on destination: Descriptor) -> Descriptor.Outcome {
    guard destination.isTerminal else { return destination.write(bytes) }
    return held.withLock { held in
      guard held != nil else { return destination.write(bytes) }
      held?.append((bytes, destination))
      return .written
    }
  }
}
