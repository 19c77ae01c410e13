import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal of the session, whatever standard input and output are. Questions are put and answered here only.
final class ControllingTerminal: Sendable {
  /// What is typed, as it is read in one go.
  enum Line: Equatable {
    case text(String)
    /// Ctrl-d on an empty line.
    case end
  }

  let descriptor: Int32
  let inquiry = TerminalInquiry()
  private let wake: WakePipe

  /// Nothing where there is no terminal, or where it belongs to another job at the moment: a job in the background that
  /// reads is stopped by the system without a word.
  init?() {
    let descriptor = open(ControllingTerminal.path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard Descriptor(descriptor).isTerminal, Descriptor(descriptor).isInFront, let wake = WakePipe() else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.wake = wake
  }

  /// Why there was none to be had, as the end of a sentence.
  static var absence: String {
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    let terminal = Descriptor(descriptor)
    let isBehind = descriptor >= 0 && terminal.isTerminal && !terminal.isInFront
    return isBehind ? "the terminal belongs to another job: bring this one to the front" : "there is no terminal"
  }

  /// On macOS `poll` cannot wait for `/dev/tty`, which stands for the terminal, but for the terminal itself. Where none of the
  /// standard files is that, ``Descriptor`` waits in another way.
  private static var path: String {
    #if canImport(Darwin)
      // Only of the terminal of the session there is a group in front.
      for standard in 0...Int32(2) where tcgetpgrp(standard) >= 0 {
        if let name = ttyname(standard) { return String(cString: name) }
      }
    #endif
    return "/dev/tty"
  }

  deinit { close(descriptor) }

  var size: (columns: Int, rows: Int) { Descriptor(descriptor).terminalSize }
  /// The pixels of a cell; nothing where the system does not know.
  var cellSize: CellSize? { Descriptor(descriptor).cellSize }
}

extension ControllingTerminal {
  /// Stops the job where the terminal belongs to another one, as the system stops whoever reads it then; it goes on when it is
  /// brought to the front.
  /// - Returns: whether it has the terminal: not where there is nobody who could bring it there.
  func waitForFront() -> Bool {
    var attempts = 0
    while !Descriptor(descriptor).isInFront {
      // Where the system does not stop it, nobody would let it go on.
      if attempts == 20 { return false }
      let start = ContinuousClock.now
      kill(0, SIGTTIN)
      usleep(20_000)
      attempts = .now - start > .milliseconds(200) ? 0 : attempts + 1
    }
    return true
  }

  func write(_ text: String) { _ = Descriptor(descriptor).write(Array(text.utf8)) }

  /// Forgets what was typed before the question was seen.
  func flush() { tcflush(descriptor, TCIFLUSH) }

  /// Waits for a line; the terminal's own editing (backspace, ctrl-u, ctrl-w) applies.
  /// - Throws: a ``Failure`` of reason `cancelled` when ``interrupt()`` was called, or the terminal is gone.
  func readLine() throws -> Line {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      try waitForInput()
      let count = Descriptor(descriptor).read(into: &buffer)
      if count < 0 && errno == EAGAIN { continue }
      guard count >= 0 else {
        if errno == EIO, waitForFront() { continue }
        throw Failure(.cancelled, "The terminal is gone.")
      }
      if count == 0 { return bytes.isEmpty ? .end : .text(String(decoding: bytes, as: UTF8.self)) }
      bytes += buffer[..<count]
      if bytes.last == UInt8(ascii: "\n") {
        bytes.removeLast()
        return .text(String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  /// Waits until something can be read.
  /// - Parameters:
  ///   - others: descriptors that end the wait too. One below 0 is passed over.
  ///   - milliseconds: after which the wait ends; without end where nothing is said.
  /// - Returns: whether it is the terminal that can be read.
  /// - Throws: a ``Failure`` of reason `cancelled`, as ``readLine()``.
  @discardableResult func waitForInput(or others: [Int32] = [], milliseconds: Int32? = nil) throws -> Bool {
    try wait(for: [descriptor] + others, milliseconds: milliseconds ?? -1).contains(descriptor)
  }

  /// Waits for another descriptor, and leaves what is typed where it is.
  /// - Throws: a ``Failure`` of reason `cancelled`, as ``readLine()``.
  func waitForInterruption(or other: Int32) throws { _ = try wait(for: [other], milliseconds: -1) }

  /// - Returns: those of the descriptors that can be read.
  private func wait(for descriptors: [Int32], milliseconds: Int32) throws -> [Int32] {
    guard let readable = Descriptor.readable(among: descriptors + [wake.reader], within: milliseconds) else {
      throw Failure(.cancelled, "The terminal is gone.")
    }
    if readable.contains(wake.reader) {
      wake.drain()
      throw Failure(.cancelled, "The question was cancelled.")
    }
    return readable
  }

  /// What can be read at once, when ``waitForInput(or:milliseconds:)`` says that something can.
  /// - Throws: a ``Failure`` of reason `cancelled` where the terminal is gone.
  func readBytes() throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Descriptor(descriptor).read(into: &buffer)
    if count < 0 && errno == EAGAIN { return [] }
    if count < 0 && errno == EIO && waitForFront() { return [] }
    guard count > 0 else { throw Failure(.cancelled, "The terminal is gone.") }
    return Array(buffer[..<count])
  }

  /// Ends the wait of ``readLine()``, now or when it comes, and that of a drawing for room.
  func interrupt() {
    Descriptor(descriptor).restartOutput()
    wake.wake()
  }

  /// Forgets an interruption that came when nobody waited.
  func forgetInterruption() { wake.drain() }
}
