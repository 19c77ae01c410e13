import Workflow

/// A person picks rows on the whole screen, while they are read and searched.
struct RowPicking {
  enum Outcome {
    /// The places of the rows that were picked, in their order.
    case rows([Int])
    case givenUp
    /// What was typed or pasted is meant in another way, as ``ListRules/leaves`` says.
    case left(String)
  }

  private let question: Question
  private let rules: ListRules
  private let terminal: ControllingTerminal
  private let style: ScreenStyle
  /// A command that tells more of the highlighted row.
  private let preview: String?

  init(
    _ question: Question, _ rules: ListRules, terminal: ControllingTerminal, style: ScreenStyle, preview: String? = nil
  ) {
    self.question = question
    self.rules = rules
    self.terminal = terminal
    self.style = style
    self.preview = preview
  }

  /// The places of the rows that were picked from a store, which may still be filled; nothing where the person gave up.
  /// - Throws: a ``Failure`` of reason `cancelled` where the question is cancelled from outside.
  func places(in store: RowStore) throws -> [Int]? {
    guard case .rows(let places) = try outcome(in: { ListSearch(store, rules.style, onChange: $0) }) else { return nil }
    return places
  }

  /// - Parameter finding: makes what finds the rows, which calls back when it has found more.
  /// - Throws: as ``places(in:)``.
  func outcome(in finding: (_ onChange: @escaping @Sendable () -> Void) -> any RowFinding) throws -> Outcome {
    guard let news = WakePipe(), let arrivals = WakePipe() else {
      throw Failure(.failed, "There are too many open files to ask.")
    }
    let finder = finding { news.wake() }
    if !rules.query.isEmpty { finder.search(rules.query) }
    let preview = preview.map { RowPreview($0, by: SystemPrograms()) { news.wake() } }
    defer { preview?.end() }
    let pictures = style.pictures.map { rules in
      PictureWall(form(by: rules), network: style.network) { arrivals.wake() }
    }
    return try TerminalScreen.taking(terminal, depth: style.depth) { screen in
      try outcome(on: screen, finder, preview, pictures, news, arrivals)
    }
  }

  private func outcome(
    on screen: TerminalScreen, _ finder: any RowFinding, _ preview: RowPreview?, _ pictures: PictureWall?,
    _ news: WakePipe, _ arrivals: WakePipe
  ) throws -> Outcome {
    var state = ListState(rules, results: finder.results, complaint: question.complaint)
    var traits = ListTraits(rules)
    var pace = ListPace()
    while true {
      traits.look(at: state.results.rows)
      pace.look(at: state.highlightedPlace, of: state.query.text)
      draw(&state, traits, beside: pace.place, preview, pictures, on: screen)
      let others = pace.takesPictures() ? [news.reader, arrivals.reader] : [news.reader]
      switch try screen.next(or: others, milliseconds: pace.patience()) {
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
        case .picked(let places): return .rows(places)
        case .left(let text): return .left(text)
        case .givenUp: return .givenUp
        case .spoiled: screen.clear()
        }
      case .other:
        news.drain()
        arrivals.drain()
        pace.notePictures()
        if let failure = finder.failure { state.complain(failure) }
      case .stale, nil: break
      }
      state.update(finder.results)
    }
  }

  private func form(by rules: PictureRules) -> PictureForm {
    rules.form(terminal.inquiry.abilities, cell: terminal.cellSize)
  }

  private func draw(
    _ state: inout ListState, _ traits: ListTraits, beside place: Int?, _ preview: RowPreview?,
    _ pictures: PictureWall?, on screen: TerminalScreen
  ) {
    let size = screen.size
    let rows = state.results.rows
    preview?.show(state.highlightedPlace.map { String(decoding: rows.value(at: $0), as: UTF8.self) })
    let layout = ListLayout(
      traits, columns: size.columns, rows: size.rows, symbols: style.symbols, density: style.density,
      hasPreview: preview != nil)
    if let pictures, let rules = style.pictures { pictures.form = form(by: rules) }
    screen.show(
      ListDrawing.frame(
        of: question, &state, in: layout, beside: place, preview: preview?.lines ?? [], pictures: pictures))
    if pictures?.isUsed == true, style.pictures?.asks(cell: terminal.cellSize) == true { screen.ask() }
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
