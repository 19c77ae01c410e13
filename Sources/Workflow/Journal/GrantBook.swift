/// What people have granted to workflows, by the digest of all that such a workflow is made of: whoever changes a word of
/// it has to be granted anew.
public struct GrantBook: Sendable {
  private let store: Store
  private let clock: any Clock

  public init(_ store: Store, clock: any Clock) {
    self.store = store
    self.clock = clock
  }

  /// - Throws: a ``Failure`` where the store cannot be read.
  public func granted(to workflow: Digest) throws -> [Permission] {
    try permissions(where: "digest = ?", .bytes(workflow.bytes))
  }

  /// What was granted to the workflow that stood at a path before.
  /// - Throws: a ``Failure`` where the store cannot be read.
  public func granted(at path: String) throws -> [Permission] { try permissions(where: "path = ?", .text(path)) }

  /// Remembers a grant, and forgets what was granted to another state of the same file.
  /// - Throws: a ``Failure`` where the store cannot be written.
  public func remember(_ permissions: [Permission], to workflow: Digest, at path: String) throws {
    let moment = clock.now.seconds
    try Store.explaining(store.path) {
      try store.transaction { connection in
        _ = try connection.rows(
          "DELETE FROM granted WHERE path = ? AND digest <> ?", [.text(path), .bytes(workflow.bytes)])
        for permission in permissions {
          _ = try connection.rows(
            "INSERT OR REPLACE INTO granted (digest, area, name, path, moment) VALUES (?, ?, ?, ?, ?)",
            [
              .bytes(workflow.bytes), .text(permission.area.rawValue), .text(permission.name), .text(path),
              .integer(moment),
            ])
        }
      }
    }
  }

  private func permissions(where condition: String, _ value: Store.Cell) throws -> [Permission] {
    let rows = try Store.explaining(store.path) {
      try store.rows("SELECT DISTINCT area, name FROM granted WHERE \(condition)", [value])
    }
    return rows.compactMap { row in
      // An area of a newer runner says nothing to this one.
      guard row.count == 2, case .text(let area) = row[0], case .text(let name) = row[1],
        let area = Permission.Area(rawValue: area)
      else { return nil }
      return Permission(area, name)
    }
  }
}
