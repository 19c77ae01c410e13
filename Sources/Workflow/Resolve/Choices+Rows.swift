extension Choices {
  /// The rows as a list shows them; none is made before it is shown.
  func list(of places: [Int]? = nil) -> VisualList {
    VisualList(
      ChoiceRows(choices: self, places: places),
      multiple: isOptional ? multiple.map { 0...$0.upperBound } : multiple,
      preselected: places == nil ? preselected : [], isSearchable: isSearchable,
      hasMore: places == nil && search != nil)
  }
}

/// The rows of choices, or of some of them.
private struct ChoiceRows: RowSource {
  let choices: Choices
  let places: [Int]?

  var count: Int { places?.count ?? choices.values.count }
  func row(at index: Int) -> DisplayRepresentation { choices.row(at: places?[index] ?? index) }
}
