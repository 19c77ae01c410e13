import Workflow

/// The keys of a visual list in words, for the last lines of the screen.
enum ListKeys {
  static func lines(for state: ListState, columns: Int) -> [String] {
    guard state.showsKeys else {
      let enter =
        state.rules.isMultiple
        ? state.choiceText.map { "Enter takes \($0)" } : state.opens ? "Enter opens it" : "Enter takes it"
      let tab = state.rules.isMultiple ? "Tab picks" : nil
      return [[enter, tab, "Esc cancels", "? keys"].compactMap(\.self).joined(separator: " · ")]
    }
    var keys = ["? hides this", "↑↓ ctrl-p ctrl-n move", "PgUp PgDn page", "Home End first, last"]
    if state.rules.isMultiple {
      keys += ["Tab picks, shift-Tab upwards", "ctrl-a picks all shown", "ctrl-u picks none"]
    }
    if state.rules.isSearchedElsewhere {
      keys += ["type to search"]
    } else if state.rules.isSearchable {
      keys += ["type to filter: 'exact ^start end$ !not a | b"]
    }
    if state.rules.isSearchable { keys += ["← → ctrl-b ctrl-f in what is typed", "ctrl-w ctrl-k delete of it"] }
    keys += ["Enter takes", "Esc empties the filter, then cancels", "ctrl-c cancels the run", "ctrl-z stops it"]
    keys.append("ctrl-l draws anew")
    return wrapped(keys, columns: columns)
  }

  private static func wrapped(_ parts: [String], columns: Int) -> [String] {
    parts.reduce(into: []) { lines, part in
      if let last = lines.last, TerminalText.width(of: last) + TerminalText.width(of: part) + 3 <= columns {
        lines[lines.count - 1] += " · " + part
      } else {
        lines.append(part)
      }
    }
  }
}

extension ListState {
  /// How many rows are there, fit and are picked.
  var countText: String {
    let (found, total) = (results.count, results.rows.count)
    let more = isSearching || results.rows.end == nil && !rules.isSearchedElsewhere ? "…" : ""
    let rows =
      rules.isSearchedElsewhere ? "\(found)\(more)" : query.isEmpty ? "\(total)\(more)" : "\(found)/\(total)\(more)"
    return rules.isMultiple ? "\(rows) · \(picked.count) picked" : rows
  }

  /// Whether Enter leads to another list.
  fileprivate var opens: Bool { highlightedPlace.map(rules.opened.contains) ?? false }

  /// What Enter would take; nothing where it would take none and some must be picked.
  fileprivate var choiceText: String? {
    let choice = choice
    switch choice.count {
    case 0: return rules.count.contains(0) ? "none" : nil
    case 1 where picked.count == 0: return "this one"
    case 1: return "the one picked"
    default: return "the \(choice.count) picked"
    }
  }
}
