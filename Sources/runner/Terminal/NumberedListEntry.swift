import Workflow

/// What a typed line means in a numbered list.
enum NumberedListEntry: Equatable {
  /// Places from 0, in the order of the list.
  case rows([Int])
  case filter(String)
  case more
  /// Why it is not understood.
  case refused(String)

  init(_ line: String, in list: VisualList, shown view: NumberedListView) {
    let text = line.drop { $0.isWhitespace }
    switch text {
    case "": self = NumberedListEntry.confirmation(of: list, shown: view)
    case "+": self = .more
    case "all" where list.isMultiple: self = .rows(view.places)
    case "none" where list.isMultiple: self = .rows([])
    case _ where text.first == "/": self = .filter(String(text.dropFirst()))
    case _ where text.allSatisfy({ $0.isNumber || ",-# ".contains($0) }):
      self = NumberedListEntry.numbers(in: text, count: list.rows.count, shown: view)
    default: self = NumberedListEntry.name(String(text), in: list, shown: view)
    }
  }

  private static func confirmation(of list: VisualList, shown view: NumberedListView) -> Self {
    if view.isFiltered, !list.isMultiple, view.places.count == 1 { return .rows(view.places) }
    if !list.preselected.isEmpty || list.count.lowerBound == 0 { return .rows(list.preselected.sorted()) }
    return .refused("Type the number of a row; ctrl-d gives up.")
  }

  /// `3`, `1,3-5`, `1 4`, each also with `#`.
  private static func numbers(in text: Substring, count: Int, shown view: NumberedListView) -> Self {
    var places: Set<Int> = []
    for part in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0.drop { $0 == "#" }) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else {
        return .refused("`\(part)` is no row: write 3, or 3-5 for several in a row.")
      }
      guard first >= 1, last <= count, first <= last else {
        return .refused("There is no row `\(part)`; the rows are 1 to \(count).")
      }
      places.formUnion(first - 1...last - 1)
    }
    // What a filter hides is not meant.
    if view.isFiltered, let hidden = places.subtracting(view.places).min() {
      return .refused("Row \(hidden + 1) does not fit what you filter by; / shows all rows.")
    }
    return .rows(places.sorted())
  }

  /// The one row that is called so, or begins so. Several that do are shown.
  private static func name(_ text: String, in list: VisualList, shown view: NumberedListView) -> Self {
    let wanted = FoldedText(text)
    var beginning: [Int] = []
    for place in view.places {
      let name = FoldedText(list.rows.row(at: place).name)
      if name == wanted { return .rows([place]) }
      if name.hasPrefix(wanted) { beginning.append(place) }
    }
    switch beginning.count {
    case 1: return .rows(beginning)
    case 0 where list.hasMore: return .filter(text)
    case 0: return .refused("No row is called `\(TerminalText.cleaned(text))`; type a number, or /text to filter.")
    default: return .filter(text)
    }
  }
}
