/// A workflow that a person starts by a phrase of their own.
public struct Shortcut: Sendable {
  public let name: String
  public let phrase: String
  /// The path of the workflow.
  public let path: String
  /// What is given for its inputs, by their names.
  public let parameters: OrderedDictionary

  public init(_ name: String, phrase: String, path: String, parameters: OrderedDictionary) {
    self.name = name
    self.phrase = phrase
    self.path = path
    self.parameters = parameters
  }
}

/// The shortcuts of a person, as the store keeps them.
public struct ShortcutBook: Sendable {
  private let store: Store

  public init(_ store: Store) { self.store = store }

  /// By their names.
  /// - Throws: a ``Failure`` where the store cannot be read.
  public func all() throws -> [Shortcut] {
    try Store.explaining(store.path) {
      try store.rows("SELECT name, phrase, path, parameters FROM shortcut ORDER BY name")
    }.compactMap(ShortcutBook.shortcut)
  }

  /// - Throws: a ``Failure`` where the store cannot be read.
  public func shortcut(named name: String) throws -> Shortcut? { try all().first { $0.name == name } }

  /// Keeps a shortcut.
  /// - Returns: false where there is one of its name already.
  /// - Throws: a ``Failure`` where the store cannot be written.
  public func add(_ shortcut: Shortcut) throws -> Bool {
    try write { connection in try ShortcutBook.insert(shortcut, connection) }
  }

  /// Puts a shortcut in the place of another, which may have another name.
  /// - Returns: false where a third one has its name.
  /// - Throws: a ``Failure`` where the store cannot be written.
  public func replace(_ name: String, by shortcut: Shortcut) throws -> Bool {
    let isDone = try write { connection in
      if shortcut.name != name, try ShortcutBook.has(shortcut.name, connection) { return false }
      _ = try connection.rows("DELETE FROM shortcut WHERE name = ?", [.text(name)])
      return try ShortcutBook.insert(shortcut, connection)
    }
    if isDone { try Store.explaining(store.path) { try store.eraseDeleted() } }
    return isDone
  }

  /// Deletes a shortcut, or all of them, and their texts from the files of the store.
  /// - Returns: how many there were.
  /// - Throws: a ``Failure`` where the store cannot be written.
  public func delete(_ name: String?) throws -> Int {
    let count = try write { connection in
      _ = try connection.rows(
        "DELETE FROM shortcut WHERE ?1 IS NULL OR name = ?1", [name.map { .text($0) } ?? .nothing])
      return try connection.rows("SELECT changes()", []).first?.first
    }
    guard case .integer(let number)? = count, number > 0 else { return 0 }
    try Store.explaining(store.path) { try store.eraseDeleted() }
    return Int(number)
  }

  private func write<Result: Sendable>(_ body: (borrowing Connection) throws -> Result) throws -> Result {
    try Store.explaining(store.path) { try store.transaction(body) }
  }

  private static func has(_ name: String, _ connection: borrowing Connection) throws -> Bool {
    try !connection.rows("SELECT 1 FROM shortcut WHERE name = ?", [.text(name)]).isEmpty
  }

  private static func insert(_ shortcut: Shortcut, _ connection: borrowing Connection) throws -> Bool {
    if try has(shortcut.name, connection) { return false }
    _ = try connection.rows(
      "INSERT INTO shortcut (name, phrase, path, parameters) VALUES (?, ?, ?, ?)",
      [
        .text(shortcut.name), .text(shortcut.phrase), .text(shortcut.path),
        .text(try JSONWriter.text(.dictionary(shortcut.parameters))),
      ])
    return true
  }

  /// Nothing for what is no shortcut.
  private static func shortcut(_ row: [Store.Cell]) -> Shortcut? {
    guard row.count == 4, case .text(let name) = row[0], case .text(let phrase) = row[1], case .text(let path) = row[2],
      case .text(let json) = row[3], case .dictionary(let parameters)? = try? JSONReader.read(Array(json.utf8))
    else { return nil }
    return Shortcut(name, phrase: phrase, path: path, parameters: parameters)
  }
}
