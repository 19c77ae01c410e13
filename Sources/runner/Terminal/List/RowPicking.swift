import Workflow

/// A person picks rows on the whole screen, while they are read and searched.
struct RowPicking {
  private let question: Question
  private let rules: ListRules
  private let terminal: ControllingTerminal
  private let style: ScreenStyle

  init(_ question: Question, _ rules: ListRules, terminal: ControllingTerminal, style: ScreenStyle) {
    self.question = question
    self.rules = rules
    self.terminal = terminal
    self.style = style
  }

  /// The places of the rows that were picked, in their order; nothing where the person gave up.
  /// - Parameter finding: makes what finds the rows, which calls back when it has found more.
  /// - Throws: a ``Failure`` of reason `cancelled` where the question is cancelled from outside.
  func places(in finding: (_ onChange: @escaping @Sendable () -> Void) -> any RowFinding) throws -> [Int]? {
    guard let news = WakePipe() else { throw Failure(.failed, "There are too many open files to ask.") }
    let finder = finding { news.wake() }
    return try TerminalScreen.taking(terminal, depth: style.depth) { try places(on: $0, finder, news) }
  }

  private func places(on screen: TerminalScreen, _ finder: any RowFinding, _ news: WakePipe) throws -> [Int]? {
    var state = ListState(rules, results: finder.results, complaint: question.complaint)
    while true {
      draw(&state, on: screen)
      switch try screen.next(or: [news.reader]) {
      case .input(let input):
        // A key acts on what was found for all that was typed before it.
        while state.isSearching, !rules.isSearchedElsewhere, input.actsOnRows {
          try screen.wait(for: news.reader)
          news.drain()
          state.update(finder.results)
        }
        switch state.take(input) {
        case .open: break
        case .searching: finder.search(state.query.text)
        case .picked(let places): return places
        case .givenUp: return nil
        case .spoiled: screen.forget()
        }
      case .other:
        news.drain()
        if let failure = finder.failure { state.complain(failure) }
      case .stale, nil: break
      }
      state.update(finder.results)
    }
  }

  private func draw(_ state: inout ListState, on screen: TerminalScreen) {
    let size = screen.size
    let layout = ListLayout(
      ListTraits(rules, state.results.rows), columns: size.columns, rows: size.rows, symbols: style.symbols,
      density: style.density)
    screen.show(ListDrawing.frame(of: question, &state, in: layout))
  }
}

extension TerminalInput {
  /// Whether it means rows, and not the text that is typed.
  fileprivate var actsOnRows: Bool {
    switch self {
    case .text, .paste: return false
    case .key(let key): return ![Key(.escape), Key(.backspace), .control("w"), .control("l")].contains(key)
    }
  }
}
