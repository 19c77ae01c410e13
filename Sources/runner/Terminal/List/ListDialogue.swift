import Workflow

/// Asks which rows of a list are meant, on the whole screen.
struct ListDialogue {
  /// A list up to this many rows is put in store before anything is drawn; a longer one while its first rows are seen.
  private static let shortest = 2000

  let question: Question
  let list: VisualList
  let terminal: ControllingTerminal
  let style: ScreenStyle

  /// - Throws: a ``Failure`` of reason `cancelled` when the person gives up.
  func reply() throws -> Reply {
    let store = RowStore()
    if list.rows.count <= ListDialogue.shortest {
      store.add(list.rows)
    } else {
      try WorkQueue().add { [list] in store.add(list.rows) }
    }
    let picking = RowPicking(question, ListRules(list), store, terminal: terminal, style: style)
    guard let places = try picking.places() else { throw Failure.givenUp }
    return .rows(places)
  }
}
