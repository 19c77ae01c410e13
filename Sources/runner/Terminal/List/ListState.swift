import Workflow

/// A visual list while a person picks from it: what is typed, highlighted and picked. It knows nothing of the screen but
/// how many rows a page has.
struct ListState {
  /// What a key led to.
  enum Outcome: Equatable {
    case open
    /// The places of the rows that were picked, in the order of the list.
    case picked([Int])
    case givenUp
    /// What was drawn is to be drawn again, as somebody else wrote over it.
    case spoiled
  }

  let list: VisualList
  private(set) var query = LineEditor()
  private(set) var found: FoundRows
  /// The place among the found rows that a key would act on.
  private(set) var highlighted = 0
  /// Places of the list. They stay picked while they are not found.
  private(set) var picked: Set<Int>
  /// Whether anything was picked or left by the person.
  private(set) var hasChanged = false
  private(set) var complaint: String?
  private(set) var showsKeys = false
  /// The first found row on the screen, and how many fit behind it; both are kept by whoever draws.
  var top = 0
  var page = 1

  init(_ list: VisualList, complaint: String? = nil) {
    self.list = list
    self.complaint = complaint
    found = FoundRows(in: list.rows)
    picked = list.isMultiple ? Set(list.preselected) : []
    if let first = list.preselected.min(), !list.isMultiple || list.preselected.count < list.rows.count {
      highlighted = first
    }
  }

  /// The place in the list of the highlighted row; nothing where no row is found.
  var highlightedPlace: Int? { highlighted < found.count ? found.place(at: highlighted) : nil }

  /// What Enter would pick.
  var choice: [Int] {
    guard list.isMultiple else { return highlightedPlace.map { [$0] } ?? [] }
    if picked.isEmpty, !hasChanged, let place = highlightedPlace { return [place] }
    return picked.sorted()
  }
}

// MARK: - Keys

extension ListState {
  mutating func take(_ input: TerminalInput) -> Outcome {
    complaint = nil
    switch input {
    case .text("?") where query.isEmpty: showsKeys.toggle()
    case .text(let text), .paste(let text): type(text)
    case .key(let key): return take(key)
    }
    return .open
  }

  private mutating func take(_ key: Key) -> Outcome {
    switch key {
    case Key(.enter): return accept()
    case Key(.escape):
      if query.isEmpty { return .givenUp }
      edit { $0 = LineEditor() }
    case .control("d") where query.isEmpty: return .givenUp
    case .control("l"): return .spoiled
    case Key(.up), .control("p"): move(by: -1)
    case Key(.down), .control("n"): move(by: 1)
    case Key(.pageUp): highlight(highlighted - page)
    case Key(.pageDown): highlight(highlighted + page)
    case Key(.home): highlight(0)
    case Key(.end): highlight(found.count - 1)
    case Key(.tab): toggle(thenMovingBy: 1)
    case Key(.tab, .shift): toggle(thenMovingBy: -1)
    case .control("a") where list.isMultiple: pick(picked.union(found.places))
    case .control("u") where list.isMultiple: pick([])
    default: edit { _ = $0.take(key) }
    }
    return .open
  }

  private mutating func accept() -> Outcome {
    let choice = choice
    if list.rows.count > 0, !list.isMultiple, choice.isEmpty {
      complaint = "No row fits what is typed."
    } else if !list.count.contains(choice.count) {
      complaint = list.count.complaint(about: choice.count)
    } else {
      return .picked(choice)
    }
    return .open
  }

  /// The arrows go round; a page stops at the end.
  private mutating func move(by step: Int) {
    guard found.count > 0 else { return }
    highlighted = (highlighted + step + found.count) % found.count
  }

  private mutating func highlight(_ place: Int) { highlighted = max(0, min(place, found.count - 1)) }

  private mutating func toggle(thenMovingBy step: Int) {
    guard list.isMultiple, let place = highlightedPlace else { return move(by: step) }
    pick(picked.symmetricDifference([place]))
    if complaint == nil { highlight(highlighted + step) }
  }

  /// Picks rows instead of those that are, unless they are too many.
  private mutating func pick(_ places: Set<Int>) {
    if places.count > list.count.upperBound, places.count > picked.count {
      complaint = list.count.complaint(about: places.count)
    } else {
      picked = places
      hasChanged = true
    }
  }
}

// MARK: - Filtering

extension ListState {
  private mutating func type(_ text: String) {
    if list.isSearchable { edit { $0.insert(text) } } else { jump(to: text) }
  }

  private mutating func edit(_ change: (inout LineEditor) -> Void) {
    let (before, place) = (query.text, highlightedPlace)
    change(&query)
    guard query.text != before else { return }
    found.filter(by: query.text)
    top = 0
    // The best is on top; without a filter the row that was highlighted is found again.
    highlighted = query.isEmpty ? place ?? 0 : 0
  }

  /// Goes to the next row that begins with a text.
  private mutating func jump(to text: String) {
    let wanted = FoldedText(text)
    let order = (1...max(1, found.count)).map { (highlighted + $0) % max(1, found.count) }
    let next = order.first { FoldedText(list.rows.row(at: found.place(at: $0)).name).hasPrefix(wanted) }
    if found.count > 0, let next { highlighted = next }
  }
}
