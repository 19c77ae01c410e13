/// A person reads a text on the whole screen, as long as they want. Behind it the screen is as before.
struct TextReading {
  private let view: TextView
  private let terminal: ControllingTerminal
  private let style: ScreenStyle

  init(_ view: TextView, terminal: ControllingTerminal, style: ScreenStyle) {
    (self.view, self.terminal, self.style) = (view, terminal, style)
  }

  /// Whether it would scroll off the screen, were it printed.
  var isLong: Bool { view.lineCount(columns: terminal.size.columns) > terminal.size.rows - 2 }

  /// - Throws: a ``Failure`` of reason `cancelled` where it is ended from outside.
  func wait() throws {
    var view = view
    try TerminalScreen.taking(terminal, depth: style.depth) { screen in
      while true {
        let size = screen.size
        screen.show(view.frame(columns: size.columns, rows: size.rows))
        guard case .input(let input)? = try screen.next() else { continue }
        if input == .key(.control("l")) { screen.clear() } else if !view.take(input) { return }
      }
    }
  }
}
