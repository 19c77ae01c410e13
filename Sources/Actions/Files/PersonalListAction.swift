internal import Workflow

/// What a person keeps in a list of their own: boards, remotes.
protocol Personal: Sendable {
  static var list: PersonalList<Self> { get }
}

/// An action over such a list, or over another file.
protocol PersonalListAction: ActionShape {
  associatedtype Item: Personal

  var source: FileValue? { get }
}

extension PersonalListAction {
  static var needs: [Permission] { [Item.list.need] }
  static var errors: [ErrorCode] { [Item.list.none] }

  /// - Throws: a ``Failure``, also where there are none.
  func items(in context: Context) throws -> [Item] { try Item.list.items(from: source, in: context) }
}
