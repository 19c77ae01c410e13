import Dispatch
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
    let reply = try list.search.map(replySearching) ?? replyFiltering()
    guard let reply else { throw Failure.givenUp }
    let names = reply.names.prefix(3).joined(separator: ", ") + (reply.names.count > 3 ? ", …" : "")
    terminal.write(TerminalText.cleaned("\(question.prompt) \(names)") + "\n")
    return reply.reply
  }

  private typealias Named = (reply: Reply, names: [String])

  /// All rows are here.
  private func replyFiltering() throws -> Named? {
    let store = RowStore()
    if list.rows.count <= ListDialogue.shortest {
      store.add(list.rows)
    } else {
      DispatchQueue(label: "rows").async { [list] in store.add(list.rows) }
    }
    guard let places = try picking.places(in: store) else { return nil }
    return (.rows(places), places.map { list.rows.row(at: $0).name })
  }

  /// Rows are found while somebody types.
  private func replySearching(by search: @escaping LiveSearch.Search) throws -> Named? {
    var live: LiveSearch?
    let outcome = try picking.outcome { onChange in
      let search = LiveSearch(list, by: search, onChange: onChange)
      live = search
      return search
    }
    guard case .rows(let places) = outcome, let live else { return nil }
    let rows = live.results.rows
    return (.found(live.rows(at: places)), places.map { rows.row(at: $0).name })
  }

  private var picking: RowPicking {
    RowPicking(question, ListRules(list), terminal: terminal, style: style)
  }
}
