import Workflow

/// Which rows of a list are on a screen, with the headings of their sections.
struct ListWindow {
  enum Item {
    case section(String)
    case row(rank: Int, DisplayRepresentation)
  }

  private let results: RankedRows
  private let highlighted: Int
  private let rowHeight: Int

  init(of results: RankedRows, highlighted: Int, rowHeight: Int) {
    self.results = results
    self.highlighted = highlighted
    self.rowHeight = rowHeight
  }

  /// The first row, moved from where it was as little as needed for the highlighted one to be seen, and for no line to stay
  /// empty while there are rows above.
  func top(from before: Int, height: Int) -> Int {
    var top = min(max(0, before), highlighted)
    // The end of a long list is not looked at before it can be seen: nothing there may be in order yet.
    if top + height > results.count { top = min(top, first(endingAt: results.count - 1, height: height)) }
    return max(top, first(endingAt: highlighted, height: height))
  }

  /// What is seen from a row on. Its section stands above it even when it begins further up.
  func items(from top: Int, height: Int) -> [Item] {
    var items: [Item] = []
    var (used, section) = (0, UInt32(0))
    for rank in top..<results.count {
      let own = self.section(rank)
      let hasHeading = own != 0 && own != section
      let more = rowHeight + (hasHeading ? 1 : 0)
      // Of what fits not even alone, the row matters, and its first line.
      if used + more > height, !items.isEmpty { break }
      if hasHeading, used + more <= height { items.append(.section(results.rows.sections[Int(own) - 1])) }
      items.append(.row(rank: rank, results.rows.row(at: results[rank])))
      section = own
      used += more
    }
    return items
  }

  /// The first row from which on all rows up to one are seen.
  private func first(endingAt last: Int, height: Int) -> Int {
    var first = last
    var used = rowHeight + heading(first)
    while first > 0 {
      let next = first - 1
      // The heading of a section moves up with its first row on the screen.
      let lines = rowHeight + (section(next) == section(first) ? 0 : heading(next))
      if used + lines > height { break }
      used += lines
      first = next
    }
    return first
  }

  private func heading(_ rank: Int) -> Int { section(rank) == 0 ? 0 : 1 }

  /// By its number; 0 for none.
  private func section(_ rank: Int) -> UInt32 { results.rows.section(at: results[rank]) }
}
