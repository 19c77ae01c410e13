import Workflow

/// A line that is being typed, edited by what a reader sees as one character, with the keys of Emacs and of every
/// keyboard.
struct LineEditor: Equatable, Sendable {
  /// What stands before the cursor, and what behind.
  private(set) var before: String
  private(set) var behind = ""
  /// What was cut last by ctrl-k, ctrl-u or ctrl-w, for ctrl-y.
  private var cut = ""

  init(_ text: String = "") { before = text }

  init(before: String, behind: String) {
    self.before = before
    self.behind = behind
  }

  var text: String { before + behind }
  var isEmpty: Bool { before.isEmpty && behind.isEmpty }

  /// Puts text in at the cursor, on one line: of what was pasted, line breaks become spaces.
  mutating func insert(_ text: String) {
    before += String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }).filter { !$0.isControl }
  }

  /// - Returns: whether the key means something for a line.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case Key(.left), .control("b"): moveLeft()
    case Key(.right), .control("f"): moveRight()
    case Key(.left, .control), Key(.left, .alt), .alt("b"): repeatOverWord(in: \.before) { $0.moveLeft() }
    case Key(.right, .control), Key(.right, .alt), .alt("f"): repeatOverWord(in: \.behind) { $0.moveRight() }
    case Key(.home), .control("a"):
      behind = text
      before = ""
    case Key(.end), .control("e"):
      before = text
      behind = ""
    case Key(.backspace): if !before.isEmpty { before.removeLast() }
    case Key(.delete), .control("d"): if !behind.isEmpty { behind.removeFirst() }
    case .control("k"):
      cut = behind
      behind = ""
    case .control("u"):
      cut = before
      before = ""
    case .control("w"), Key(.backspace, .alt), Key(.backspace, .control):
      let whole = before
      repeatOverWord(in: \.before) { $0.before.removeLast() }
      cut = String(whole.dropFirst(before.count))
    case .alt("d"):
      let whole = behind
      repeatOverWord(in: \.behind) { $0.behind.removeFirst() }
      cut = String(whole.dropLast(behind.count))
    case .control("y"): before += cut
    default: return false
    }
    return true
  }

  private mutating func moveLeft() {
    if let character = before.popLast() { behind = String(character) + behind }
  }

  private mutating func moveRight() {
    if !behind.isEmpty { before.append(behind.removeFirst()) }
  }

  /// Does something for each character up to the end of the word before or behind the cursor.
  private mutating func repeatOverWord(in side: KeyPath<LineEditor, String>, _ act: (inout LineEditor) -> Void) {
    func next() -> Character? { side == \.before ? before.last : behind.first }
    while let character = next(), !character.isWordPart { act(&self) }
    while let character = next(), character.isWordPart { act(&self) }
  }
}

extension LineEditor {
  /// What of the line can be seen.
  struct Window: Equatable {
    let text: String
    /// Of the cursor, from the beginning of the window.
    let column: Int
  }

  /// The stretch around the cursor that fits into a number of columns, the cursor with it.
  func window(columns: Int) -> Window {
    let (before, behind) = (TerminalText.cleaned(before), TerminalText.cleaned(behind))
    var left = ""
    var width = 0
    for character in before.reversed() {
      let more = TerminalText.width(of: String(character))
      if width + more >= columns { break }
      width += more
      left.append(character)
    }
    var text = String(left.reversed())
    var whole = width
    for character in behind {
      whole += TerminalText.width(of: String(character))
      if whole > columns { break }
      text.append(character)
    }
    return Window(text: text, column: width)
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
