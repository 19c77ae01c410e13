import Synchronization

/// The choices that searches have found while a person types, so that a row that is picked of them has its value.
final class FoundChoices: Sendable {
  private let all = Mutex<[String: Choices]>([:])

  /// The rows that a question's own search finds. What was found for a text stays while the question stands: a search
  /// that finds its rows in another order the next time must not give a row that was seen the value of another.
  func list(for text: String, by inquiry: Inquiry) async throws -> VisualList {
    if let known = all.withLock({ $0[text] }) { return known.list() }
    guard case .choose(let found) = try await inquiry.searched(for: text).form else {
      preconditionFailure("a search for choices gives choices")
    }
    return all.withLock { all in
      let first = all[text] ?? found
      all[text] = first
      return first.list()
    }
  }

  /// The choices of picked rows; nothing where one of them was never found.
  /// - Parameter first: those that were there before anything was searched for.
  func choices(_ rows: [FoundRow], among first: Choices) -> Choices? {
    let known = all.withLock { $0 }
    var (values, shown): ([Value], [DisplayRepresentation]) = ([], [])
    for row in rows {
      let choices = row.text.isEmpty ? first : known[row.text] ?? Choices([])
      guard choices.values.indices.contains(row.place) else { return nil }
      values.append(choices.values[row.place])
      shown.append(choices.row(at: row.place))
    }
    return Choices(values, rows: shown, multiple: first.multiple, isOptional: first.isOptional)
  }
}
