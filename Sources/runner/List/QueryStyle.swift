/// How queries of a list are read, where it is not the usual way.
struct QueryStyle: Sendable, Equatable {
  /// Words are looked for as they stand, and `'word` for its letters with others between.
  var isExact = false
  /// Capital letters mean small ones too.
  var ignoresCase = false
  /// What matches stays in the order of the list, the better with the worse.
  var keepsOrder = false
}
