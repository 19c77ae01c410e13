internal import CSQLite
import Synchronization

/// The database of the person: what was granted. One file, which many runs open at once; SQLite alone is here, and no
/// other file calls it.
public final class Store: Sendable {
  /// What stands in a column.
  public enum Cell: Hashable, Sendable {
    case nothing
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
  }

  /// Why SQLite could not do something.
  enum Problem: Error, Hashable {
    /// Others have kept it longer than anybody waits.
    case busy
    /// It is no database, or its inside is broken.
    case damaged
    case full
    case closed
    /// A newer runner has written it.
    case newer
    case other(String)
  }

  /// How long others are waited for.
  private static let patience: Int32 = 30_000

  let path: String
  private let connection: Mutex<Connection>

  /// Opens a database, and makes it where there is none.
  /// - Throws: a ``Problem``.
  init(path: String) throws {
    self.path = path
    connection = Mutex(try Connection(path, patience: Store.patience))
  }

  /// The rows that a query gives, in their order.
  func rows(_ query: String, _ values: [Cell] = []) throws -> [[Cell]] {
    try connection.withLock { try $0.rows(query, values) }
  }

  /// Does all of it or nothing. Whoever writes waits at the beginning, so that nobody finds out in the middle that
  /// another has been quicker.
  func transaction<Result: Sendable>(_ body: (borrowing Connection) throws -> Result) throws -> Result {
    try connection.withLock { connection in
      _ = try connection.rows("BEGIN IMMEDIATE", [])
      do {
        let result = try body(connection)
        _ = try connection.rows("COMMIT", [])
        return result
      } catch {
        _ = try? connection.rows("ROLLBACK", [])
        throw error
      }
    }
  }
}

/// The one owner of a handle of SQLite.
struct Connection: ~Copyable {
  private let handle: OpaquePointer

  fileprivate init(_ path: String, patience: Int32) throws {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard let handle else { throw Store.Problem.full }
    guard code == SQLITE_OK else {
      let problem = Store.Problem(code, handle)
      sqlite3_close_v2(handle)
      throw problem
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, patience)
  }

  deinit { sqlite3_close_v2(handle) }

  func rows(_ query: String, _ values: [Store.Cell]) throws -> [[Store.Cell]] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, query, -1, &statement, nil))
    guard let statement else { return [] }
    defer { sqlite3_finalize(statement) }
    for (index, value) in values.enumerated() { try bind(value, to: statement, at: Int32(index) + 1) }
    var rows: [[Store.Cell]] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows.append((0..<sqlite3_column_count(statement)).map { cell(of: statement, at: $0) })
      case SQLITE_DONE: return rows
      case let code: throw Store.Problem(code, handle)
      }
    }
  }

  private func bind(_ value: Store.Cell, to statement: OpaquePointer, at place: Int32) throws {
    switch value {
    case .nothing: try check(sqlite3_bind_null(statement, place))
    case .integer(let number): try check(sqlite3_bind_int64(statement, place, number))
    case .text(let text): try check(runner_sqlite_bind_text(statement, place, text, Int32(text.utf8.count)))
    case .bytes(let bytes): try check(runner_sqlite_bind_blob(statement, place, bytes, Int32(bytes.count)))
    }
  }

  private func cell(of statement: OpaquePointer, at column: Int32) -> Store.Cell {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_TEXT, SQLITE_BLOB:
      let isText = sqlite3_column_type(statement, column) == SQLITE_TEXT
      let start = sqlite3_column_blob(statement, column)
      let bytes = UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
      return isText ? .text(String(decoding: bytes, as: UTF8.self)) : .bytes(Array(bytes))
    default: return .nothing
    }
  }

  private func check(_ code: Int32) throws {
    guard code == SQLITE_OK else { throw Store.Problem(code, handle) }
  }
}

extension Store.Problem {
  fileprivate init(_ code: Int32, _ handle: OpaquePointer) {
    // The lower byte is the kind, the others tell more of it.
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_NOTADB, SQLITE_CORRUPT: self = .damaged
    case SQLITE_FULL: self = .full
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: self = .closed
    default: self = .other(String(cString: sqlite3_errmsg(handle)))
    }
  }
}
