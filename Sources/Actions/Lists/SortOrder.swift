internal import Workflow

/// Which way a list is sorted.
enum SortOrder: String, Choice {
  case ascending, descending

  static let type = EnumKind(SortOrder.self)
}
