import Synchronization

/// The custom types that `group` gives: a `key` and the `items` that have it. Groups of equal types are of one type,
/// wherever they are made.
enum GroupKind {
  private struct Content: Hashable {
    let key: Kind
    let item: Kind
  }

  private static let known = Mutex<[Content: RecordKind]>([:])

  static func of(_ key: Kind, _ item: Kind) -> RecordKind {
    known.withLock { known in
      let content = Content(key: key, item: item)
      if let kind = known[content] { return kind }
      let kind = RecordKind(
        "Group", [.init("key", key), .init("items", .list(item))],
        display: { group in
          DisplayRepresentation(group.values[0].text ?? group.values[0].shortForm, subtitle: group.values[1].shortForm)
        })
      known[content] = kind
      return kind
    }
  }
}
