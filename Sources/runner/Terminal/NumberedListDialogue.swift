import Workflow

/// Asks which rows of a list are meant, by numbers: what a screen reader reads well and every terminal can show.
struct NumberedListDialogue {
  private let question: Question
  private let list: VisualList
  private let conversation: any Conversation
  private let symbols: SymbolStyle
  private let beginning: Beginning?

  /// What is shown first of a list that is filtered from the beginning.
  struct Beginning {
    let query: String
    /// Of the rows that fit it.
    let places: [Int]
  }

  init(
    _ question: Question, _ list: VisualList, conversation: any Conversation, symbols: SymbolStyle,
    beginning: Beginning? = nil
  ) {
    self.question = question
    self.list = list
    self.conversation = conversation
    self.symbols = symbols
    self.beginning = beginning
  }

  /// - Throws: a ``Failure`` of reason `cancelled` when the person gives up.
  func reply() throws -> Reply {
    var view = NumberedListView(list, height: conversation.rows, matching: beginning?.places)
    conversation.sayLine(question.heading)
    if let query = beginning?.query { conversation.sayLine(NumberedListDialogue.filtered(by: query)) }
    show(view)
    while true {
      conversation.say(invitation(view))
      switch NumberedListEntry(try conversation.reply(), in: list, shown: view) {
      case .rows(let places):
        if list.count.contains(places.count) { return .rows(places) }
        conversation.sayLine(list.count.complaint(about: places.count))
      case .filter(let text) where list.hasMore: return .text(text)
      case .filter(let text):
        view.filter(by: text)
        show(view)
      case .more:
        view.turnPage()
        show(view)
      case .refused(let reason): conversation.sayLine(reason)
      }
    }
  }

  private func show(_ view: NumberedListView) {
    let layout = RowLayout(
      view.page.map { list.rows.row(at: $0) }, numbers: list.rows.count, columns: conversation.columns, symbols: symbols
    )
    var section: String?
    for place in view.page {
      let row = list.rows.row(at: place)
      if row.section != section, let title = row.section { conversation.sayLine(TerminalText.cleaned(title)) }
      section = row.section
      let isMarked = list.preselected.contains(place)
      for line in layout.lines(of: row, number: place + 1, isMarked: isMarked) { conversation.sayLine(line) }
    }
    if view.page.isEmpty {
      conversation.sayLine(list.rows.count == 0 && !list.hasMore ? "There is nothing to pick." : "Nothing fits.")
    }
    if view.remaining > 0 { conversation.sayLine("… and \(view.remaining) more; + shows more, /text those with text.") }
  }

  private static func filtered(by query: String) -> String {
    "These fit “\(TerminalText.cleaned(query))”; / shows all."
  }

  /// What can be typed, in words.
  private func invitation(_ view: NumberedListView) -> String {
    var ways = [
      list.isMultiple ? "numbers (1,3-5), all" + (list.count.contains(0) ? ", none" : "") : "a number"
    ]
    if list.hasMore {
      ways.append("/text to search")
    } else if list.rows.count > 1 {
      ways.append(view.isFiltered ? "/ for all rows" : "/text to filter")
    }
    if view.isFiltered, !list.isMultiple, view.places.count == 1 {
      ways.append("Enter for " + TerminalText.cleaned(list.rows.row(at: view.places[0]).name))
    } else if !list.preselected.isEmpty {
      let names = list.preselected.prefix(3).map { TerminalText.cleaned(list.rows.row(at: $0).name) }
      let more = list.preselected.count - names.count
      ways.append("Enter for " + names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
    }
    return ways.joined(separator: "; ") + " > "
  }
}

/// Which rows of a list are shown: those that fit a text, page by page.
struct NumberedListView {
  private let list: VisualList
  private let length: Int
  private var matching: [Int]?
  private var start = 0
  private(set) var page: [Int] = []

  /// - Parameter matching: the places of the rows that are shown at first; all where nothing is said.
  init(_ list: VisualList, height: Int, matching: [Int]? = nil) {
    self.list = list
    self.matching = matching
    // Prompt, remark, invitation and what is typed stay in view with the page.
    length = max(height - 6, 5)
    fillPage()
  }

  var isFiltered: Bool { matching != nil }
  /// The rows that fit, shown or not.
  var places: [Int] { matching ?? Array(0..<list.rows.count) }
  private var count: Int { matching?.count ?? list.rows.count }
  /// How many fitting rows come after the page.
  var remaining: Int { count - start - page.count }

  /// Keeps the rows with a text in their name or subtitle; an empty text keeps all.
  mutating func filter(by text: String) {
    let wanted = FoldedText(text)
    start = 0
    matching =
      wanted.folded.isEmpty
      ? nil
      : (0..<list.rows.count).filter { place in
        let row = list.rows.row(at: place)
        return FoldedText(row.name).contains(wanted) || FoldedText(row.subtitle ?? "").contains(wanted)
      }
    fillPage()
  }

  /// Goes on to the rows after the page, and from the last ones back to the first.
  mutating func turnPage() {
    start = remaining > 0 ? start + page.count : 0
    fillPage()
  }

  private mutating func fillPage() {
    let range = start..<min(start + length, count)
    page = matching.map { Array($0[range]) } ?? Array(range)
  }
}
