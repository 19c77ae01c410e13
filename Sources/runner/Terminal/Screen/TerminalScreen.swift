import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The screen of the terminal, or some lines of it, for as long as a question is there: what is drawn goes there, what is
/// typed comes from there. It draws when it is told to, and sleeps while nothing happens.
final class TerminalScreen {
  /// What the screen waits for.
  enum Event: Equatable {
    case input(TerminalInput)
    /// It has another size, or what it showed is lost: it is to be drawn again.
    case stale
    /// One of the descriptors that were waited for beside the terminal.
    case other
  }

  private let terminal: ControllingTerminal
  private var parser = KeyParser()
  private var painter: any FramePainting
  private var events: [Event] = []
  /// When what has been typed counts as whole, whatever else happens until then.
  private var typingEnd: ContinuousClock.Instant?

  private init(_ terminal: ControllingTerminal, _ painter: any FramePainting) {
    self.terminal = terminal
    self.painter = painter
  }

  /// Takes the whole screen while the work is done. What was there before comes back behind it.
  static func taking<Result>(
    _ terminal: ControllingTerminal, depth: ColorDepth, while work: (TerminalScreen) throws -> Result
  ) rethrows -> Result {
    try TerminalModes.changing(of: terminal.descriptor, .wholeScreen) {
      let screen = TerminalScreen(terminal, FramePainter(depth: depth))
      defer { try? screen.drain() }
      return try work(screen)
    }
  }

  /// Takes some lines where the cursor stands, as many as each frame has. The last frame stays, with the cursor below it.
  static func takingLines<Result>(
    _ terminal: ControllingTerminal, depth: ColorDepth, while work: (TerminalScreen) throws -> Result
  ) rethrows -> Result {
    try TerminalModes.changing(of: terminal.descriptor, .lines) {
      // Where it ends in the middle, what stands below the line is taken away.
      defer { terminal.write("\r\n\u{1B}[J") }
      return try work(TerminalScreen(terminal, InlinePainter(depth: depth)))
    }
  }

  /// Asks the terminal what it can and waits for the reply, unless it was asked before: for what is printed once, and cannot
  /// be drawn better later.
  ///
  /// What somebody has typed already is for whoever reads next, so that nothing is asked then. What is typed while a
  /// terminal has replied nothing ends the wait; it is lost itself, as what was read cannot be given back, and what is
  /// typed from then on is not.
  /// - Throws: a ``Failure`` of reason `cancelled`.
  static func hear(_ terminal: ControllingTerminal) throws {
    guard terminal.inquiry.isOpen, Descriptor(terminal.descriptor).isInFront else { return }
    terminal.forgetInterruption()
    try TerminalModes.changing(of: terminal.descriptor, .reply) {
      if Descriptor(terminal.descriptor).isReadable { return }
      let screen = TerminalScreen(terminal, InlinePainter(depth: .none))
      screen.ask()
      try screen.drain(isEndedByTyping: true)
    }
  }

  var size: (columns: Int, rows: Int) { terminal.size }

  /// Shows a frame; nothing is written where it is shown already, and while the terminal belongs to another job.
  func show(_ frame: Frame) {
    // A job that was told to go on behind another waits in front of the terminal.
    if !TerminalModes.isEntered, terminal.waitForFront(), TerminalModes.resume() { painter.forget() }
    guard TerminalModes.isEntered else { return }
    let bytes = painter.bytes(for: frame)
    if !frame.pictures.isEmpty { TerminalModes.notePictures() }
    if !bytes.isEmpty { _ = Descriptor(terminal.descriptor).write(bytes) }
  }

  /// Empties the screen, on which others have written, for the next frame.
  func clear() {
    terminal.write("\u{1B}[H\u{1B}[2J")
    painter.forget()
  }

  /// Waits for the next thing to happen.
  /// - Parameters:
  ///   - others: descriptors that something else writes to.
  ///   - milliseconds: how long to wait; without end where nothing is said.
  /// - Returns: nothing when the time has passed.
  /// - Throws: a ``Failure`` of reason `cancelled`.
  func next(or others: [Int32] = [], milliseconds: Int32? = nil) throws -> Event? {
    while events.isEmpty {
      let rest = typingEnd.map { Int32(ContinuousClock.now.duration(to: $0) / .milliseconds(1)) }
      if let rest, rest <= 0 {
        typingEnd = nil
        events += parser.expire().map { .input($0) }
        continue
      }
      let patience = [rest, milliseconds].compactMap(\.self).min()
      let attention = TerminalAttention.descriptor
      let isInput = try terminal.waitForInput(or: [attention] + others, milliseconds: patience)
      if isInput {
        try read()
        continue
      }
      if Descriptor(attention).isReadable {
        if TerminalAttention.takeLoss() { painter.forget() }
        return .stale
      }
      if others.contains(where: { Descriptor($0).isReadable }) { return .other }
      if rest == nil || rest != patience { return nil }
    }
    return events.removeFirst()
  }

  private func read() throws {
    events += parser.parse(try terminal.readBytes()).map { .input($0) }
    typingEnd = parser.patience.map { .now + .milliseconds($0) }
    let reports = parser.takeReports()
    for report in reports { terminal.inquiry.take(report) }
    // What is known better is drawn better.
    if !reports.isEmpty { events.append(.stale) }
  }

  /// Asks the terminal what it can, unless it was asked before. What it replies is known by the next drawing after it.
  func ask() {
    guard TerminalModes.isEntered, terminal.inquiry.begin() else { return }
    terminal.write(TerminalAbilities.query)
  }

  /// Takes what the terminal still has to reply, which whoever has it next would take for something typed.
  /// - Parameter isEndedByTyping: whether something that is typed before the terminal has replied anything ends it.
  /// - Throws: a ``Failure`` of reason `cancelled`.
  private func drain(isEndedByTyping: Bool = false) throws {
    while TerminalModes.isEntered, let patience = terminal.inquiry.patience {
      if try terminal.waitForInput(milliseconds: patience) { try read() }
      // What is replied makes the screen stale.
      if isEndedByTyping, !events.isEmpty, !events.contains(.stale) { return }
    }
  }

  /// Waits for a descriptor alone; what is typed meanwhile waits too.
  /// - Throws: a ``Failure`` of reason `cancelled`.
  func wait(for descriptor: Int32) throws { try terminal.waitForInterruption(or: descriptor) }
}

extension TerminalModes.Change {
  /// Every key comes as it is, but for those that interrupt or stop the process, which stay with the system: they work
  /// whatever the process is doing. Lines are not wrapped, and what is pasted is marked as such.
  static var wholeScreen: TerminalModes.Change {
    TerminalModes.Change(
      modes: { $0.takeKeysOneByOne() },
      entering: "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[0m\u{1B}[2J\u{1B}[H",
      leaving: "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
  }
}

extension TerminalModes.Change {
  /// The same on the screen that is there.
  static var lines: TerminalModes.Change {
    TerminalModes.Change(
      modes: { $0.takeKeysOneByOne() }, entering: "\u{1B}[?7l\u{1B}[?2004h",
      leaving: "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h")
  }
}

extension TerminalModes.Change {
  /// A reply comes as it is, and is not seen.
  fileprivate static var reply: TerminalModes.Change {
    TerminalModes.Change(modes: { $0.takeKeysOneByOne() }, forgetsInput: false)
  }
}

extension termios {
  fileprivate mutating func takeKeysOneByOne() {
    c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    withUnsafeMutableBytes(of: &c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
  }
}
