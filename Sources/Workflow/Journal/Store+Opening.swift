#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Store {
  /// What each version of the schema adds to the one before. What was released is never changed.
  private static let migrations: [[String]] = [
    [
      """
      CREATE TABLE granted (
        digest BLOB NOT NULL,
        area TEXT NOT NULL,
        name TEXT NOT NULL,
        path TEXT NOT NULL,
        moment INTEGER NOT NULL,
        PRIMARY KEY (digest, area, name)
      ) WITHOUT ROWID
      """,
      "CREATE INDEX granted_by_path ON granted (path)",
    ],
    [
      """
      CREATE TABLE donated (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        path TEXT NOT NULL,
        parameters TEXT NOT NULL,
        title TEXT NOT NULL,
        subtitle TEXT,
        symbol TEXT,
        identifier TEXT,
        belongs_to TEXT,
        persistent TEXT,
        is_predicted INTEGER NOT NULL,
        moment INTEGER NOT NULL,
        zone_offset INTEGER NOT NULL,
        expiry INTEGER
      )
      """,
      "CREATE INDEX donated_by_key ON donated (key, moment)",
      "CREATE INDEX donated_by_moment ON donated (moment)",
      "CREATE TABLE dismissed (key TEXT PRIMARY KEY, moment INTEGER NOT NULL) WITHOUT ROWID",
      """
      CREATE TABLE shortcut (
        name TEXT PRIMARY KEY,
        phrase TEXT NOT NULL,
        path TEXT NOT NULL,
        parameters TEXT NOT NULL
      ) WITHOUT ROWID
      """,
    ],
  ]

  /// The store of the person, made where there is none, for this person alone.
  /// It may have to wait for others, for half a minute: not on a thread that others need.
  /// - Throws: a ``Failure`` that says what to do, or of reason `cancelled`.
  public static func opened(
    in environment: any Environment, until cancellation: Cancellation = Cancellation()
  ) throws -> Store {
    guard let folder = environment.stateFolder else { throw Failure.noHome }
    let path = folder + "/runner.db"
    do {
      try makeFolder(folder)
      try makePrivate(path)
    } catch let error as SystemError {
      throw error.failure("opened", path)
    }
    return try explaining(path) { try settled(path, until: cancellation) }
  }

  /// Opens it until it is ready. Changing to write-ahead logging asks for the file alone and does not wait its turn, so
  /// that of a hundred runs at the first start some are sent away.
  private static func settled(_ path: String, until cancellation: Cancellation) throws -> Store {
    let begin = ContinuousClock.now
    var pause: UInt32 = 1000
    while true {
      do {
        let store = try Store(path: path)
        try store.prepare()
        return store
      } catch Problem.busy where ContinuousClock.now - begin < .seconds(30) {
        try cancellation.check()
        usleep(pause)
        pause = min(pause * 2, 50_000)
      }
    }
  }

  private func prepare() throws {
    if try rows("PRAGMA journal_mode") != [[.text("wal")]] { _ = try rows("PRAGMA journal_mode = wal") }
    // A grant that was told to a person survives the loss of power.
    _ = try rows("PRAGMA synchronous = full")
    // What a person has deleted is nowhere in the file, also not where it is free.
    _ = try rows("PRAGMA secure_delete = on")
    if try version == Store.migrations.count { return }
    try transaction { connection in
      // Another run may have done it in the meantime.
      let version = try Store.version(connection.rows("PRAGMA user_version", []))
      guard version >= 0 else { throw Problem.damaged }
      guard version <= Store.migrations.count else { throw Problem.newer }
      for statement in Store.migrations[version...].joined() { _ = try connection.rows(statement, []) }
      _ = try connection.rows("PRAGMA user_version = \(Store.migrations.count)", [])
    }
  }

  /// Takes what was deleted out of the files: from the pages that were filled anew, which may keep pieces of their old
  /// contents, and from the log.
  func eraseDeleted() throws {
    _ = try rows("PRAGMA temp_store = memory")
    _ = try rows("VACUUM")
    // The first column says whether somebody still reads what was there before.
    guard case .integer(0)? = try rows("PRAGMA wal_checkpoint(TRUNCATE)").first?.first else { throw Problem.busy }
  }

  private var version: Int { get throws { try Store.version(rows("PRAGMA user_version")) } }

  private static func version(_ rows: [[Cell]]) -> Int {
    if case .integer(let number)? = rows.first?.first { Int(number) } else { 0 }
  }

  // MARK: - Its place

  /// Makes a folder and those around it, for this person alone.
  private static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else { throw SystemError.last }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemError.last }
  }

  /// SQLite makes its files as readable as the umask allows; those beside the database get the mode of the database.
  private static func makePrivate(_ path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
    if status.st_mode & 0o077 != 0, fchmod(descriptor, 0o600) != 0 { throw SystemError.last }
  }
}

extension Store {
  /// What goes wrong in a body, as a ``Failure``. A copy of what is damaged is kept, and nothing is deleted.
  static func explaining<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch Problem.damaged {
      throw Failure.damaged(path, copy: try copyAside(path))
    } catch let problem as Problem {
      throw problem.failure(path)
    }
  }

  /// A copy beside it, named by the time of the last change, so that there is one of each state.
  private static func copyAside(_ path: String) throws -> String {
    let file = try OpenFile(reading: path)
    let copy = "\(path).damaged-\(try file.status().modified)"
    if access(copy, F_OK) == 0 { return copy }
    try AtomicFile.write(try file.read(limit: 1 << 30), to: copy)
    chmod(copy, 0o600)
    return copy
  }
}

extension stat {
  /// In seconds since 1970.
  fileprivate var modified: Int {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}

extension Store.Problem {
  fileprivate func failure(_ path: String) -> Failure {
    let shown = TerminalText.cleaned(path)
    return switch self {
    case .busy: Failure(.timeout, "The store `\(shown)` is kept by another program.")
    case .damaged: Failure(.failed, "The store `\(shown)` is damaged.")
    case .full: Failure(.limit, "The store `\(shown)` cannot be written: the disk is full.")
    case .closed where SystemError.exhaustion != nil:
      Failure(.limit, "The store `\(shown)` cannot be opened: too many files are open.")
    case .closed: Failure(.permission, "The store `\(shown)` cannot be opened: it may not be accessed.")
    case .newer: Failure(.failed, "The store `\(shown)` was written by a newer runner.", hint: "install that one")
    case .other(let words): Failure(.failed, "The store `\(shown)` cannot be used: \(Value.cleaned(words)).")
    }
  }
}

extension Failure {
  fileprivate static var noHome: Failure {
    Failure(
      .permission, "There is no place for the store, which has what was granted and what is remembered.",
      hint: "set `HOME`, or `XDG_STATE_HOME` to an absolute path")
  }

  fileprivate static func damaged(_ path: String, copy: String) -> Failure {
    Failure(
      .failed, "The store `\(TerminalText.cleaned(path))` is damaged.",
      hint: "move it away, and begin with an empty one",
      notes: [
        "a copy is kept as `\(TerminalText.cleaned(copy))`.",
        "`sqlite3 \(TerminalText.cleaned(copy)) .recover` shows what can be saved of it.",
      ])
  }
}
