import Workflow

/// Asks which rows of a list are meant, on the whole screen.
struct ListDialogue {
  let question: Question
  let list: VisualList
  let terminal: ControllingTerminal
  let style: ScreenStyle

  /// - Throws: a ``Failure`` of reason `cancelled` when the person gives up.
  func reply() throws -> Reply {
    try TerminalScreen.taking(terminal, depth: style.depth) { try reply(on: $0) }
  }

  private func reply(on screen: TerminalScreen) throws -> Reply {
    var state = ListState(list, complaint: question.complaint)
    let traits = ListTraits(list)
    while true {
      let size = screen.size
      let layout = ListLayout(
        traits, columns: size.columns, rows: size.rows, symbols: style.symbols, density: style.density)
      screen.show(ListDrawing.frame(of: question, &state, in: layout))
      guard case .input(let input) = try screen.next() else { continue }
      switch state.take(input) {
      case .open: continue
      case .picked(let places): return .rows(places)
      case .givenUp: throw Failure.givenUp
      case .spoiled: screen.forget()
      }
    }
  }
}
