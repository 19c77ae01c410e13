import Workflow

/// A person picks rows of a store, on the whole screen, while they are read and searched.
struct RowPicking {
  private let question: Question
  private let rules: ListRules
  private let store: RowStore
  private let terminal: ControllingTerminal
  private let style: ScreenStyle

  init(
    _ question: Question, _ rules: ListRules, _ store: RowStore, terminal: ControllingTerminal, style: ScreenStyle
  ) {
    self.question = question
    self.rules = rules
    self.store = store
    self.terminal = terminal
    self.style = style
  }

  /// The places in the store of the rows that were picked, in their order; nothing where the person gave up.
  /// - Throws: a ``Failure`` of reason `cancelled` where the question is cancelled from outside.
  func places() throws -> [Int]? {
    let news = WakePipe()
    let search = ListSearch(store) { news?.wake() }
    search.search(rules.query)
    return try TerminalScreen.taking(terminal, depth: style.depth) { screen in
      try places(on: screen, search, news: news?.reader ?? -1) { news?.drain() }
    }
  }

  private func places(
    on screen: TerminalScreen, _ search: ListSearch, news: Int32, drain: () -> Void
  ) throws -> [Int]? {
    var state = ListState(rules, results: search.results, complaint: question.complaint)
    while true {
      draw(&state, on: screen)
      switch try screen.next(or: [news]) {
      case .input(let input):
        // A key acts on what was found for all that was typed before it.
        while state.isSearching, input.actsOnRows {
          try screen.wait(for: news)
          drain()
          state.update(search.results)
        }
        switch state.take(input) {
        case .open: break
        case .searching: search.search(state.query.text)
        case .picked(let places): return places
        case .givenUp: return nil
        case .spoiled: screen.forget()
        }
      case .other: drain()
      case .stale, nil: break
      }
      state.update(search.results)
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
