import Workflow

/// Lets a person pick from rows while they are read.
struct PickDialogue {
  let question: Question
  let style: QueryStyle
  /// How many rows may be picked; nothing for one that has to be.
  let limit: Int?
  let query: String
  let store: RowStore
  let terminal: ControllingTerminal
  let options: TerminalPresenter.Options
  /// A command that tells more of the highlighted row.
  let preview: String?

  /// The places of the rows that were picked; nothing where the person gave up.
  /// - Throws: a ``Diagnostic`` where the rows are wrong, an ``Ending`` where a signal ended it.
  func places(reading reader: RowReader) throws -> [Int]? {
    let interruption = Interruption()
    let observation = interruption.cancellation.observe { [terminal] in terminal.interrupt() }
    defer { observation.end() }
    store.observe { [store, terminal] in
      // Nobody is to pick from half a list.
      if store.fault != nil { terminal.interrupt() }
    }
    do {
      let places = try options.screen.map { try onScreen($0, reading: reader) } ?? byNumber(reading: reader)
      if let fault = store.fault { throw fault }
      return places
    } catch let failure as Failure where failure.reason == .cancelled {
      if let fault = store.fault { throw fault }
      if let cause = interruption.cause { throw Ending(cause.status) }
      return nil
    }
  }

  private func onScreen(_ screen: ScreenStyle, reading reader: RowReader) throws -> [Int]? {
    if store.snapshot.end == nil { try WorkQueue().add { reader.read() } }
    let rules = ListRules(count: limit.map { 1...$0 } ?? 1...1, isMultiple: limit != nil, query: query, style: style)
    return try RowPicking(question, rules, terminal: terminal, style: screen, preview: preview).places(in: store)
  }

  /// A list that is read aloud has to be there as a whole.
  private func byNumber(reading reader: RowReader) throws -> [Int]? {
    if store.snapshot.end == nil { reader.read() }
    if store.fault != nil { return nil }
    let rows = store.snapshot
    let query = Query(query, style)
    let beginning = NumberedListDialogue.Beginning(
      query: query.text, places: RankedRows(of: query, in: rows).places)
    let dialogue = NumberedListDialogue(
      question, VisualList(rows, multiple: limit.map { 1...$0 }),
      conversation: TerminalConversation(terminal: terminal), symbols: options.symbols,
      beginning: query.isEmpty ? nil : beginning)
    guard case .rows(let places) = try dialogue.reply() else { return nil }
    return places
  }
}

extension RowStore {
  /// Why the rows are not what they should be.
  var fault: Diagnostic? {
    if case .cut(let diagnostic)? = snapshot.end, diagnostic.severity == .error { diagnostic } else { nil }
  }
}
