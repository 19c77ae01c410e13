import Workflow

/// A visual list while a person picks from it: what is typed, highlighted and picked. It knows nothing of the screen but
/// how many rows a page has.
struct ListState {
  /// What a key led to.
  enum Outcome: Equatable {
    case open
    /// Something else is looked for.
    case searching
    /// The places of the rows that were picked, in the order of the list.
    case picked([Int])
    case givenUp
    /// What was typed or pasted is no filter, as the rules say.
    case left(String)
    /// What was drawn is to be drawn again, as somebody else wrote over it.
    case spoiled
  }

  let rules: ListRules
  private(set) var query = LineEditor()
  /// The newest that is known; of an older query for as long as the search goes on.
  private(set) var results: RankedRows
  /// The rank of the row that a key would act on.
  private(set) var highlighted = 0
  /// They stay picked while they are not found.
  private(set) var picked: Selection
  /// Whether anything was picked or left by the person.
  private(set) var hasChanged = false
  private(set) var complaint: String?
  private(set) var showsKeys = false
  /// The place that is to be highlighted as soon as it is there.
  private var wanted: Int?
  /// The rank of the first row on the screen, and how many fit behind it; both are kept by whoever draws.
  var top = 0
  var page = 1

  init(_ rules: ListRules, results: RankedRows, complaint: String? = nil) {
    self.rules = rules
    self.results = results
    self.complaint = complaint
    query.insert(rules.query)
    picked = Selection(limit: rules.isMultiple ? rules.count.upperBound : 1)
    if rules.isMultiple { for place in rules.preselected { picked.insert(place) } }
    // Where all are picked, none of them is where the eye should go.
    if !rules.isMultiple || rules.preselected.count < results.rows.count { wanted = rules.preselected.min() }
    highlightWanted()
  }

  /// The place in the list of the highlighted row; nothing where no row is found.
  var highlightedPlace: Int? { highlighted < results.count ? results[highlighted] : nil }

  /// What Enter would pick.
  var choice: [Int] {
    guard rules.isMultiple, picked.count > 0 || hasChanged else { return highlightedPlace.map { [$0] } ?? [] }
    return picked.places
  }

  /// Whether what is found is not yet what is typed.
  var isSearching: Bool { rules.isSearchable && results.query.text != query.text }
}

/// What a list asks for.
struct ListRules: Sendable {
  var count = 1...1
  var isMultiple = false
  /// Whether typing filters.
  var isSearchable = true
  /// Whether what is typed is searched for somewhere else, which may take its time.
  var isSearchedElsewhere = false
  var preselected: [Int] = []
  /// The places of rows that lead to another list.
  var opened: Set<Int> = []
  /// What is typed at the beginning.
  var query = ""
  var style = QueryStyle()
  /// Which texts, where nothing was typed before, are no filter but an answer of another kind.
  var leaves: (@Sendable (String) -> Bool)?
}

extension ListRules {
  init(_ list: VisualList) {
    self.init(
      count: list.count, isMultiple: list.isMultiple, isSearchable: list.isSearchable || list.search != nil,
      isSearchedElsewhere: list.search != nil, preselected: list.preselected)
  }
}

// MARK: - Keys

extension ListState {
  mutating func take(_ input: TerminalInput) -> Outcome {
    complaint = nil
    switch input {
    case .text("?") where query.isEmpty: showsKeys.toggle()
    case .text(let text), .paste(let text):
      if query.isEmpty, rules.leaves?(text) == true { return .left(text) }
      if rules.isSearchable { return edit { $0.insert(text) } }
      jump(to: text)
    case .key(let key): return take(key)
    }
    return .open
  }

  private mutating func take(_ key: Key) -> Outcome {
    switch key {
    case Key(.enter): return accept()
    case Key(.escape) where showsKeys: showsKeys = false
    case Key(.escape):
      if query.isEmpty { return .givenUp }
      return edit { $0 = LineEditor() }
    case .control("d") where query.isEmpty: return .givenUp
    case .control("l"): return .spoiled
    case Key(.up), .control("p"): move(by: -1)
    case Key(.down), .control("n"): move(by: 1)
    case Key(.pageUp): highlight(highlighted - page)
    case Key(.pageDown): highlight(highlighted + page)
    case Key(.home): highlight(0)
    case Key(.end): highlight(results.count - 1)
    case Key(.tab): toggle(thenMovingBy: 1)
    case Key(.tab, .shift): toggle(thenMovingBy: -1)
    case .control("a") where rules.isMultiple: pickAllFound()
    case .control("u") where rules.isMultiple:
      picked.removeAll()
      hasChanged = true
    default: if rules.isSearchable { return edit { _ = $0.take(key) } }
    }
    return .open
  }

  /// Why there is no row to take.
  private var emptyComplaint: String {
    if results.rows.count > 0 { return "No row fits what is typed." }
    return results.rows.end == nil ? ListState.noRow : "There is nothing to pick; Esc cancels."
  }

  private static let searching = "The search is not over yet."
  private static let noRow = "No row has come yet."

  private mutating func accept() -> Outcome {
    let choice = choice
    if isSearching {
      complaint = ListState.searching
    } else if !rules.isMultiple, choice.isEmpty {
      complaint = emptyComplaint
    } else if !rules.count.contains(choice.count) {
      complaint = rules.count.complaint(about: choice.count)
    } else {
      return .picked(choice)
    }
    return .open
  }

  /// The arrows go round; a page stops at the end.
  private mutating func move(by step: Int) {
    guard results.count > 0 else { return }
    wanted = nil
    highlighted = (highlighted + step + results.count) % results.count
  }

  private mutating func highlight(_ rank: Int) {
    wanted = nil
    highlighted = max(0, min(rank, results.count - 1))
  }
}

// MARK: - Picking several

extension ListState {
  private mutating func toggle(thenMovingBy step: Int) {
    guard rules.isMultiple, let place = highlightedPlace else { return move(by: step) }
    let wasPicked = picked.contains(place)
    if picked.toggle(place) == wasPicked { return complain() }
    hasChanged = true
    highlight(highlighted + step)
  }

  private mutating func pickAllFound() {
    let before = picked
    for place in results.places where !picked.insert(place) {
      picked = before
      return complain()
    }
    hasChanged = true
  }

  private mutating func complain() { complain("No more than \(rules.count.upperBound) can be picked.") }

  /// Says what is wrong, until the next key.
  mutating func complain(_ complaint: String) { self.complaint = complaint }
}

// MARK: - Searching

extension ListState {
  private mutating func edit(_ change: (inout LineEditor) -> Void) -> Outcome {
    let before = query.text
    change(&query)
    return query.text == before ? .open : .searching
  }

  /// Takes what a search has found, or rows that have come.
  mutating func update(_ newer: RankedRows) {
    let isOther = newer.query.text != results.query.text
    let place = highlightedPlace
    results = newer
    // What stood in the way no longer does.
    if !isSearching, complaint == ListState.searching { complaint = nil }
    if results.rows.count > 0, complaint == ListState.noRow { complaint = nil }
    if isOther {
      // The best is on top. Without a filter, the row that was highlighted is found again.
      top = 0
      highlighted = newer.query.isEmpty ? place ?? 0 : 0
    }
    highlighted = max(0, min(highlighted, results.count - 1))
    highlightWanted()
  }

  /// Highlights a row as soon as it has come.
  private mutating func highlightWanted() {
    guard let place = wanted, results.query.isEmpty, place < results.count else { return }
    highlighted = place
    wanted = nil
  }

  /// Goes to the next row that begins with a text.
  private mutating func jump(to text: String) {
    guard results.count > 0 else { return }
    let wanted = FoldedText(text)
    let order = (1...results.count).lazy.map { [highlighted, results] in (highlighted + $0) % results.count }
    let next = order.first { [results] in FoldedText(results.rows.row(at: results[$0]).name).hasPrefix(wanted) }
    if let next { highlight(next) }
  }
}
