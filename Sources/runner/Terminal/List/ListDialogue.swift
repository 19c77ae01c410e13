import Dispatch
import Workflow

/// Asks which rows of a list are meant, on the whole screen.
struct ListDialogue {
  /// A list up to this many rows is put in store before anything is drawn; a longer one while its first rows are seen.
  private static let shortest = 2000
  /// Of the picked rows, in the line that stays on the terminal.
  private static let namesTold = 3

  let question: Question
  let list: VisualList
  let terminal: ControllingTerminal
  let style: ScreenStyle

  /// - Throws: a ``Failure`` of reason `cancelled` when the person gives up.
  func reply() throws -> Reply {
    let reply = try list.search.map(replySearching) ?? replyFiltering()
    guard let reply else { throw Failure.givenUp }
    let more = reply.names.count > ListDialogue.namesTold ? ", …" : ""
    let names = reply.names.prefix(ListDialogue.namesTold).joined(separator: ", ") + more
    terminal.write(TerminalText.cleaned("\(question.prompt) \(names)") + "\n")
    return reply.reply
  }

  /// A reply, with the names of its first rows, one more than are told.
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
    return (.rows(places), names(at: places, in: list.rows))
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
    return (.found(live.rows(at: places)), names(at: places, in: rows))
  }

  private func names(at places: [Int], in rows: any RowSource) -> [String] {
    places.prefix(ListDialogue.namesTold + 1).map { rows.row(at: $0).name }
  }

  private var picking: RowPicking {
    RowPicking(question, ListRules(list), terminal: terminal, style: style)
  }
}
