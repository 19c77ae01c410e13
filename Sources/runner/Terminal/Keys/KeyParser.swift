/// Makes text, keys and pastes of the bytes of a terminal.
///
/// It keeps what has begun and not ended between two reads, since a sequence may be split anywhere. What a terminal
/// reports (its kind, the place of the cursor, the mouse, the focus) is swallowed whole, so that it is never taken for something
/// typed; only what it was asked here is kept, apart.
struct KeyParser: Sendable {
  private enum State: Sendable {
    case ground
    /// Bytes of one scalar, with how many are missing.
    case scalar(missing: Int)
    case escape(isDoubled: Bool)
    case controlSequence(isAlt: Bool)
    case singleShift(isAlt: Bool)
    /// A report between an introducer and its end, which is BEL or ESC `\`.
    case report(introducer: UInt8, length: Int, sawEscape: Bool)
    /// The three bytes behind `CSI M`, the oldest form in which a mouse reports.
    case mouse(missing: Int)
    case paste
  }

  private static let longestSequence = 64
  private static let longestPaste = 1 << 20
  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var pending: [UInt8] = []
  private var text: [UInt8] = []
  private var inputs: [TerminalInput] = []
  private var reports: [TerminalAbilities.Report] = []

  /// How many milliseconds to wait for the rest of what has begun; nothing where nothing has.
  ///
  /// Esc alone is told from the beginning of a sequence by nothing but time. The others are longer, because a slow line may
  /// split them and nobody types them.
  var patience: Int32? {
    switch state {
    case .ground, .paste: nil
    case .escape: 50
    case .controlSequence, .singleShift: 200
    case .report(_, let length, _): length == 0 ? 200 : 1000
    case .scalar, .mouse: 1000
    }
  }

  mutating func parse(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    for byte in bytes { take(byte) }
    return finish()
  }

  /// Ends what has begun, as nothing more came within its ``patience``.
  mutating func expire() -> [TerminalInput] {
    switch state {
    case .ground, .paste: break
    case .scalar: endScalar()
    case .escape(let isDoubled):
      if isDoubled { add(Key(.escape)) }
      add(Key(.escape))
      state = .ground
    case .controlSequence where pending.isEmpty: end(with: .alt("["))
    case .singleShift: end(with: .alt("O"))
    case .report(let introducer, 0, false): end(with: .alt(Unicode.Scalar(introducer)))
    case .controlSequence, .report, .mouse:
      state = .ground
      pending = []
    }
    return finish()
  }

  /// What the terminal has said of itself since this was called.
  mutating func takeReports() -> [TerminalAbilities.Report] {
    defer { reports = [] }
    return reports
  }

  private mutating func finish() -> [TerminalInput] {
    flushText()
    defer { inputs = [] }
    return inputs
  }
}

// MARK: - Bytes

extension KeyParser {
  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: begin(with: byte)
    case .scalar(let missing):
      guard byte & 0xC0 == 0x80 else {
        endScalar()
        return begin(with: byte)
      }
      pending.append(byte)
      if missing > 1 { state = .scalar(missing: missing - 1) } else { endScalar() }
    case .escape(let isDoubled): takeAfterEscape(byte, isDoubled: isDoubled)
    case .controlSequence(let isAlt): takeInSequence(byte, isAlt: isAlt)
    case .singleShift(let isAlt):
      state = .ground
      if let key = KeySequence.singleShift(byte) { add(key, isAlt: isAlt) }
    case .report(let introducer, let length, let sawEscape):
      if length == 0 { pending = [] }
      if introducer == UInt8(ascii: "_"), length < KeyParser.longestSequence { pending.append(byte) }
      let isOver = byte == 0x07 || byte == 0x18 || byte == 0x1A || sawEscape && byte == UInt8(ascii: "\\")
      state =
        isOver ? .ground : .report(introducer: introducer, length: length + 1, sawEscape: byte == 0x1B)
      if isOver { endReport() }
    case .mouse(let missing): state = missing > 1 ? .mouse(missing: missing - 1) : .ground
    case .paste: takePasted(byte)
    }
  }

  private mutating func begin(with byte: UInt8, isAlt: Bool = false) {
    switch byte {
    case 0x1B: state = .escape(isDoubled: false)
    case 0x0A, 0x0D: add(Key(.enter), isAlt: isAlt)
    case 0x09: add(Key(.tab), isAlt: isAlt)
    case 0x08, 0x7F: add(Key(.backspace), isAlt: isAlt)
    case 0x00: add(.control(" "), isAlt: isAlt)
    case 0x01...0x1A: add(.control(Unicode.Scalar(byte + 0x60)), isAlt: isAlt)
    case 0x1C...0x1F: add(.control(Unicode.Scalar(byte + 0x40)), isAlt: isAlt)
    case 0x20..<0x7F where isAlt: add(.alt(Unicode.Scalar(byte)))
    case 0x20..<0x7F: text.append(byte)
    case 0xC2...0xDF: startScalar(byte, missing: 1)
    case 0xE0...0xEF: startScalar(byte, missing: 2)
    case 0xF0...0xF4: startScalar(byte, missing: 3)
    default: text += Array("\u{FFFD}".utf8)
    }
  }

  private mutating func startScalar(_ byte: UInt8, missing: Int) {
    pending = [byte]
    state = .scalar(missing: missing)
  }

  private mutating func endScalar() {
    // C1 controls are no text, also as two bytes.
    let isControl = pending.count == 2 && pending[0] == 0xC2 && pending[1] < 0xA0
    if !isControl { text += Array(String(decoding: pending, as: UTF8.self).utf8) }
    pending = []
    state = .ground
  }
}

// MARK: - Sequences

extension KeyParser {
  private mutating func takeAfterEscape(_ byte: UInt8, isDoubled: Bool) {
    switch byte {
    case 0x1B:
      if isDoubled { add(Key(.escape)) }
      state = .escape(isDoubled: true)
    case UInt8(ascii: "["):
      pending = []
      state = .controlSequence(isAlt: isDoubled)
    case UInt8(ascii: "O"): state = .singleShift(isAlt: isDoubled)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      state = .report(introducer: byte, length: 0, sawEscape: false)
    default:
      state = .ground
      if isDoubled { add(Key(.escape)) }
      begin(with: byte, isAlt: true)
    }
  }

  private mutating func takeInSequence(_ byte: UInt8, isAlt: Bool) {
    switch byte {
    case 0x20..<0x40:
      if pending.count < KeyParser.longestSequence { pending.append(byte) }
    case UInt8(ascii: "M") where pending.isEmpty: state = .mouse(missing: 3)
    case UInt8(ascii: "[") where pending.isEmpty:
      // The console of Linux has `CSI [ A` for F1.
      pending.append(byte)
    case 0x40..<0x7F:
      let sequence = pending
      pending = []
      state = .ground
      if sequence == Array("200".utf8), byte == UInt8(ascii: "~") {
        flushText()
        state = .paste
      } else if let report = TerminalAbilities.Report(control: sequence, final: byte) {
        reports.append(report)
      } else if let key = KeySequence.control(sequence, final: byte) {
        add(key, isAlt: isAlt)
      }
    case 0x1B: state = .escape(isDoubled: false)
    default:
      // No sequence has such bytes; they are what they would be without it.
      state = .ground
      begin(with: byte)
    }
  }

  private mutating func endReport() {
    let end = pending.firstIndex { $0 == 0x07 || $0 == 0x1B } ?? pending.endIndex
    if let report = TerminalAbilities.Report(application: Array(pending[..<end])) { reports.append(report) }
    pending = []
  }

  private mutating func takePasted(_ byte: UInt8) {
    pending.append(byte)
    if byte == UInt8(ascii: "~"), pending.suffix(KeyParser.endOfPaste.count) == KeyParser.endOfPaste[...] {
      let pasted = pending.dropLast(KeyParser.endOfPaste.count).prefix(KeyParser.longestPaste)
      inputs.append(.paste(String(decoding: pasted, as: UTF8.self)))
      pending = []
      state = .ground
    } else if pending.count > 2 * KeyParser.longestPaste {
      // Only its end still counts.
      pending.removeSubrange(KeyParser.longestPaste..<pending.count - KeyParser.endOfPaste.count)
    }
  }

  private mutating func end(with key: Key) {
    state = .ground
    pending = []
    add(key)
  }

  private mutating func add(_ key: Key, isAlt: Bool = false) {
    flushText()
    var key = key
    if isAlt { key.modifiers.insert(.alt) }
    state = .ground
    inputs.append(.key(key))
  }

  private mutating func flushText() {
    if text.isEmpty { return }
    inputs.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }
}
