/// What finds the rows of a visual list for what is typed, without making the keys wait.
protocol RowFinding: Sendable {
  /// The newest that was found, maybe for what was typed before.
  var results: RankedRows { get }
  /// Why the last search failed, as a sentence.
  var failure: String? { get }
  /// Looks for something else. Returns at once; older searches are dropped.
  func search(_ text: String)
}

extension ListSearch: RowFinding {
  var failure: String? { nil }
}
