/// What was done and can be done again, as the store keeps it.
public struct DonationBook: Sendable {
  /// So many are kept, the latest ones.
  public static let limit = 2000
  /// So long they are kept.
  public static let lifetime: Int64 = 90 * 86_400
  /// The same is counted once in this time, in seconds.
  static let pause: Int64 = 600

  private let store: Store
  private let clock: any Clock

  public init(_ store: Store, clock: any Clock) {
    self.store = store
    self.clock = clock
  }

  /// Who may have an ID besides.
  public enum Claim: Sendable {
    /// Nobody: it is one habit's.
    case habit
    /// What is of the same type.
    case type
  }

  /// Keeps deeds, each once in ten minutes, and forgets the oldest beyond the limits.
  /// - Parameter claim: what an ID is refused for that has it already; nothing where it may be of several.
  /// - Returns: how many were kept.
  /// - Throws: a ``Failure`` where the store cannot be written.
  @discardableResult public func add(_ deeds: [Deed], claiming claim: Claim? = nil) throws -> Int {
    let now = clock.now
    return try add(deeds.map { try Donation($0, at: now) }, claiming: claim)
  }

  func add(_ donations: [Donation], claiming claim: Claim? = nil) throws -> Int {
    let now = clock.isSet ? nil : clock.now.seconds
    return try Store.explaining(store.path) {
      // What is lost with the power is a suggestion; nobody waits for the disk.
      _ = try store.rows("PRAGMA synchronous = normal")
      return try store.transaction { connection in
        var count = 0
        if let claim, let taken = try donations.first(where: { try DonationBook.isTaken($0, as: claim, connection) }) {
          throw Failure.taken(taken)
        }
        for donation in donations where try !DonationBook.isKnown(donation, connection) {
          try DonationBook.insert(donation, connection)
          count += 1
        }
        try DonationBook.forgetOldest(at: now, connection)
        return count
      }
    }
  }

  /// All of them, the earliest first.
  /// - Throws: a ``Failure`` where the store cannot be read.
  public func all() throws -> [Donation] {
    let columns = DonationBook.columns.joined(separator: ", ")
    return try Store.explaining(store.path) {
      try store.rows("SELECT \(columns) FROM donated ORDER BY moment, id")
    }.compactMap(DonationBook.donation)
  }

  /// The last donation that has an ID, or is of the habit of this key, whether it is a habit yet or not.
  /// - Throws: a ``Failure`` where the store cannot be read.
  public func latest(_ identifier: String) throws -> Donation? {
    try all().last { $0.key == identifier || $0.deed.identifier == identifier }
  }

  /// What is likely to be done now, the likeliest first.
  /// - Throws: a ``Failure`` where the store cannot be read.
  public func suggestions() throws -> [Suggestion] {
    let dismissals = try Store.explaining(store.path) { try store.rows("SELECT key, moment FROM dismissed") }
    var dismissed: [String: Int64] = [:]
    for row in dismissals {
      guard case .text(let key) = row[0], case .integer(let moment) = row[1] else { continue }
      dismissed[key] = Moment(seconds: moment, zone: .utc).seconds
    }
    return SuggestionRanking(dismissed: dismissed, now: clock.now).ranked(try all())
  }
}

// MARK: - Forgetting

extension DonationBook {
  /// Which donations are meant.
  public enum Selection: Sendable {
    /// Those that are called so, or the habit of this key.
    case identifier(String)
    case group(String)
    case persistentIdentifier(String)
    case all
  }

  /// Deletes donations, all of those that are meant or none, and their texts from the files of the store.
  /// - Parameter kind: the kind of deeds that are meant; nothing for any.
  /// - Returns: how many there were.
  /// - Throws: a ``Failure`` where the store cannot be written.
  public func delete(_ selection: Selection, only kind: Deed.Kind? = nil) throws -> Int {
    try Store.explaining(store.path) {
      let count = try store.transaction { connection in
        let (condition, values) = selection.condition
        // Parameters are bound; what stands in the query itself is ours.
        let kinds = kind.map { " AND kind = '\($0.rawValue)'" } ?? ""
        _ = try connection.rows("DELETE FROM donated WHERE (\(condition))\(kinds)", values)
        let count = try connection.rows("SELECT changes()", []).first?.first
        try DonationBook.forgetDismissals(connection)
        return if case .integer(let number)? = count { Int(number) } else { 0 }
      }
      if count > 0 { try store.eraseDeleted() }
      return count
    }
  }

  /// Halves a suggestion for two weeks.
  /// - Returns: nothing where nothing of this name was donated.
  /// - Throws: a ``Failure`` where the store cannot be written.
  public func dismiss(_ identifier: String) throws -> Donation? {
    guard let donation = try latest(identifier) else { return nil }
    let moment = clock.now.seconds
    try Store.explaining(store.path) {
      _ = try store.rows(
        "INSERT OR REPLACE INTO dismissed (key, moment) VALUES (?, ?)", [.text(donation.key), .integer(moment)])
    }
    return donation
  }

  /// - Parameter now: nothing where the clock does not tell what is old.
  private static func forgetOldest(at now: Int64?, _ connection: borrowing Connection) throws {
    if let now {
      // Also what is that far ahead: the clock was wrong then, or is now.
      _ = try connection.rows(
        "DELETE FROM donated WHERE moment < ? OR moment > ?", [.integer(now - lifetime), .integer(now + lifetime)])
    }
    _ = try connection.rows(
      """
      DELETE FROM donated WHERE id IN (SELECT id FROM donated ORDER BY moment DESC, id DESC LIMIT -1 OFFSET ?)
      """, [.integer(Int64(limit))])
    try forgetDismissals(connection)
  }

  /// Those of what is not remembered any more.
  private static func forgetDismissals(_ connection: borrowing Connection) throws {
    _ = try connection.rows("DELETE FROM dismissed WHERE key NOT IN (SELECT key FROM donated)", [])
  }
}

extension DonationBook.Selection {
  fileprivate var condition: (String, [Store.Cell]) {
    switch self {
    case .identifier(let text): ("identifier = ?1 OR key = ?1", [.text(text)])
    case .group(let text): ("belongs_to = ?", [.text(text)])
    case .persistentIdentifier(let text): ("persistent = ?", [.text(text)])
    case .all: ("TRUE", [])
    }
  }
}

// MARK: - Rows

extension DonationBook {
  private static let columns = [
    "key", "kind", "name", "path", "parameters", "title", "subtitle", "symbol", "identifier", "belongs_to",
    "persistent",
    "is_predicted", "moment", "zone_offset", "expiry",
  ]

  private static func isKnown(_ donation: Donation, _ connection: borrowing Connection) throws -> Bool {
    let rows = try connection.rows(
      "SELECT 1 FROM donated WHERE key = ? AND moment > ? AND moment < ? LIMIT 1",
      [
        .text(donation.key), .integer(donation.seconds - pause), .integer(donation.seconds + pause),
      ])
    return !rows.isEmpty
  }

  private static func isTaken(
    _ donation: Donation, as claim: Claim, _ connection: borrowing Connection
  ) throws -> Bool {
    guard let identifier = donation.deed.identifier else { return false }
    // An activity keeps its ID when what is known of it changes.
    let (isOther, type): (String, [Store.Cell]) =
      switch claim {
      case .habit: ("TRUE", [])
      case .type: ("(kind <> ?3 OR name <> ?4)", [.text(donation.deed.kind.rawValue), .text(donation.deed.name)])
      }
    let rows = try connection.rows(
      "SELECT 1 FROM donated WHERE key <> ?1 AND (identifier = ?2 AND \(isOther) OR key = ?2) LIMIT 1",
      [.text(donation.key), .text(identifier)] + type)
    return !rows.isEmpty
  }

  private static func insert(_ donation: Donation, _ connection: borrowing Connection) throws {
    let deed = donation.deed
    let text = { (text: String?) in text.map { Store.Cell.text($0) } ?? .nothing }
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    _ = try connection.rows(
      "INSERT INTO donated (\(columns.joined(separator: ", "))) VALUES (\(places))",
      [
        .text(donation.key), .text(deed.kind.rawValue), .text(deed.name), .text(deed.path),
        .text(try JSONWriter.text(.dictionary(deed.parameters))), .text(deed.title), text(deed.subtitle),
        text(deed.symbol), text(deed.identifier), text(deed.group), text(deed.persistentIdentifier),
        .integer(deed.isPredicted ? 1 : 0), .integer(donation.seconds), .integer(Int64(donation.offset)),
        donation.expiry.map { .integer($0) } ?? .nothing,
      ])
  }

  /// Nothing for what this runner does not know.
  private static func donation(_ row: [Store.Cell]) -> Donation? {
    guard row.count == columns.count, case .text(let key) = row[0], case .text(let kind) = row[1],
      let kind = Deed.Kind(rawValue: kind), case .text(let name) = row[2], case .text(let path) = row[3],
      case .text(let json) = row[4], case .dictionary(let parameters)? = try? JSONReader.read(Array(json.utf8)),
      case .text(let title) = row[5], case .integer(let isPredicted) = row[11], case .integer(let moment) = row[12],
      case .integer(let offset) = row[13]
    else { return nil }
    var deed = Deed(
      kind, name, path: path, parameters: parameters, title: title, subtitle: row[6].text, symbol: row[7].text)
    deed.identifier = row[8].text
    deed.group = row[9].text
    deed.persistentIdentifier = row[10].text
    deed.isPredicted = isPredicted != 0
    let expiry: Int64? = if case .integer(let expiry) = row[14] { expiry } else { nil }
    // Whatever another program has written there, arithmetic with it has to work.
    let seconds = Moment(seconds: moment, zone: .utc).seconds
    return Donation(deed, seconds: seconds, offset: Int(min(max(offset, -86_400), 86_400)), expiry: expiry, key: key)
  }
}

extension Store.Cell {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension Failure {
  fileprivate static func taken(_ donation: Donation) -> Failure {
    Failure(
      .input, "Something else has the ID `\(TerminalText.cleaned(donation.identifier))` already.",
      hint: "give it another, or delete that: `runner donations delete ID`")
  }
}
