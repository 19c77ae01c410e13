import Foundation
import TestSupport
import Testing

@testable import Workflow

struct StoreTests {
  /// A folder of its own, in which the state is.
  private struct Home: Environment {
    private let place: TemporaryPlace
    var folder: String { place.path }
    var path: String { folder + "/runner/runner.db" }

    init() throws { place = try TemporaryPlace() }

    func value(of name: String) -> String? { name == "XDG_STATE_HOME" ? folder : nil }

    /// Puts bytes where the store is.
    func put(_ bytes: Data) throws {
      try FileManager.default.createDirectory(atPath: folder + "/runner", withIntermediateDirectories: true)
      try bytes.write(to: URL(filePath: path))
    }

    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: folder + "/runner").sorted() }
    }
  }

  private static func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `it is made for the person alone, whatever was there`() throws {
    let home = try Home()
    try home.put(Data())
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: home.path)
    let store = try Store.opened(in: home)
    for path in [store.path, store.path + "-wal", store.path + "-shm"] {
      #expect(try StoreTests.mode(of: path) == 0o600, "\(path)")
    }
  }

  @Test("A version that no runner writes is told", arguments: [-1, 99])
  func version(number: Int) throws {
    let home = try Home()
    _ = try Store.opened(in: home).rows("PRAGMA user_version = \(number)")
    #expect(throws: Failure.self) { try Store.opened(in: home) }
  }

  @Test func `its folder is made for the person alone`() throws {
    let home = try Home()
    _ = try Store.opened(in: home)
    #expect(try StoreTests.mode(of: home.folder + "/runner") == 0o700)
  }

  @Test func `what was granted to one state of a file is not granted to another`() throws {
    let home = try Home()
    let (one, other) = (try Digest(of: [1]), try Digest(of: [2]))
    let wanted = [Permission(.network, "x.org"), Permission(.run, "it's; DROP TABLE granted; --")]
    try GrantBook(try Store.opened(in: home), clock: TestClock()).remember(wanted, to: one, at: "/a.yaml")
    let book = GrantBook(try Store.opened(in: home), clock: TestClock())
    #expect(try Set(book.granted(to: one)) == Set(wanted))
    #expect(try book.granted(to: other) == [])
    #expect(try Set(book.granted(at: "/a.yaml")) == Set(wanted))
    #expect(try book.granted(at: "/b.yaml") == [])
    try book.remember([wanted[0]], to: other, at: "/a.yaml")
    #expect(try book.granted(to: one) == [])
    #expect(try book.granted(at: "/a.yaml") == [wanted[0]])
  }

  @Test(
    "What is no database is told, kept aside once, and never touched",
    arguments: [
      Data("SQLite format 3\0".utf8) + Data(repeating: 0xFF, count: 4000), Data("hello, this is a text\n".utf8),
    ])
  func damaged(bytes: Data) throws {
    let home = try Home()
    try home.put(bytes)
    for _ in 0..<2 {
      let failure = #expect(throws: Failure.self) { try Store.opened(in: home) }
      #expect(failure?.message.contains("is damaged") == true)
      #expect(failure?.notes.first?.contains("a copy is kept as") == true)
    }
    #expect(try Data(contentsOf: URL(filePath: home.path)) == bytes)
    let copies = try home.names.filter { $0.hasPrefix("runner.db.damaged-") }
    #expect(copies.count == 1)
    #expect(try copies.first.map { try Data(contentsOf: URL(filePath: home.folder + "/runner/" + $0)) } == bytes)
  }

  @Test func `a store of a newer runner is left alone`() throws {
    let home = try Home()
    do {
      let store = try Store.opened(in: home)
      _ = try store.rows("PRAGMA user_version = 999")
    }
    let failure = #expect(throws: Failure.self) { try Store.opened(in: home) }
    #expect(failure?.message.contains("newer runner") == true)
  }

  @Test func `without a home folder there is no store`() {
    let failure = #expect(throws: Failure.self) { try Store.opened(in: TestEnvironment([:])) }
    #expect(failure?.hint?.contains("XDG_STATE_HOME") == true)
  }

  @Test func `a transaction does all or nothing`() throws {
    struct Stop: Error {}
    let home = try Home()
    let store = try Store.opened(in: home)
    #expect(throws: Stop.self) {
      try store.transaction { connection in
        _ = try connection.rows("INSERT INTO granted VALUES (x'01', 'run', 'a', 'p', 1)", [])
        throw Stop()
      }
    }
    #expect(try store.rows("SELECT * FROM granted") == [])
  }

  @Test func `many at once wait for each other, from the first start on`() async throws {
    let home = try Home()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<40 {
        group.addTask {
          let book = GrantBook(try Store.opened(in: home), clock: TestClock())
          try book.remember([Permission(.run, "p")], to: Digest(of: [UInt8(index)]), at: "/\(index).yaml")
        }
      }
      try await group.waitForAll()
    }
    #expect(try Store.opened(in: home).rows("SELECT count(*) FROM granted") == [[.integer(40)]])
  }

  @Test func `cells come back as they went in`() throws {
    let home = try Home()
    let store = try Store.opened(in: home)
    let cells: [Store.Cell] = [.integer(.min), .text("a\0b 🎬"), .bytes([0, 255]), .bytes([]), .nothing, .text("")]
    #expect(try store.rows("SELECT ?, ?, ?, ?, ?, ?", cells) == [cells])
  }
}
