/// A key that does something, with the keys held down beside it. What is typed as text comes as text instead.
struct Key: Hashable, Sendable {
  enum Name: Hashable, Sendable {
    case up, down, left, right, home, end, pageUp, pageDown
    case insert, delete, backspace, tab, enter, escape
    case function(Int)
    /// A letter or sign beside a modifier: ctrl-a, alt-b.
    case character(Unicode.Scalar)
  }

  struct Modifiers: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  let name: Name
  var modifiers: Modifiers = []

  init(_ name: Name, _ modifiers: Modifiers = []) {
    self.name = name
    self.modifiers = modifiers
  }

  static func control(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .control) }
  static func alt(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .alt) }
}

/// What comes from a terminal.
enum TerminalInput: Equatable, Sendable {
  /// Printable characters, as many as came together.
  case text(String)
  case key(Key)
  /// What was pasted, however many lines it has. It is never taken for keys.
  case paste(String)
}
