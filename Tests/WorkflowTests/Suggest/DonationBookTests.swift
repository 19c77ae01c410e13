import Foundation
import TestSupport
import Testing

@testable import Workflow

@Suite("What is kept of what was done")
struct DonationBookTests {
  private let place: TemporaryPlace
  private let clock = TestClock()

  init() throws { place = try TemporaryPlace() }

  private var environment: TestEnvironment { TestEnvironment(["XDG_STATE_HOME": place.path]) }
  private var book: DonationBook { get throws { DonationBook(try Store.opened(in: environment), clock: clock) } }

  private func deed(_ name: String, _ change: (inout Deed) -> Void = { _ in }) -> Deed {
    var deed = Deed(
      .run, name, path: "/\(name).yaml", parameters: ["list": .text("popular")], title: name, subtitle: "Popular",
      symbol: "film")
    change(&deed)
    return deed
  }

  private func pass(_ span: Int64) async throws {
    try await clock.sleep(for: Span(seconds: span), until: Cancellation())
  }

  @Test func `it comes back as it went in`() throws {
    try book.add([
      deed("a") {
        $0.identifier = "one"
        $0.group = "g"
        $0.persistentIdentifier = "p"
        $0.lifetime = Span(nanoseconds: Span.day)
        $0.isPredicted = false
      }
    ])
    let all = try book.all()
    let found = try #require(all.first)
    #expect(all.count == 1)
    #expect((found.deed.name, found.deed.path, found.deed.title) == ("a", "/a.yaml", "a"))
    #expect((found.deed.subtitle, found.deed.symbol) == ("Popular", "film"))
    #expect((found.deed.identifier, found.deed.group, found.deed.persistentIdentifier) == ("one", "g", "p"))
    #expect(try JSONWriter.text(.dictionary(found.deed.parameters)) == #"{"list":"popular"}"#)
    #expect(!found.deed.isPredicted)
    #expect(found.seconds == clock.now.seconds)
    #expect(found.expiry == clock.now.seconds + 86_400)
  }

  @Test func `the same counts once in ten minutes, other parameters are something else`() async throws {
    #expect(try book.add([deed("a"), deed("a")]) == 1)
    try await pass(599)
    #expect(try book.add([deed("a")]) == 0)
    let other = Deed(.run, "a", path: "/a.yaml", parameters: ["list": .text("upcoming")], title: "a")
    #expect(try book.add([other]) == 1)
    try await pass(1)
    #expect(try book.add([deed("a")]) == 1)
    #expect(try Set(book.all().map(\.key)).count == 2)
  }

  @Test func `two thousand are kept, and none for longer than ninety days`() async throws {
    try book.add((0..<2010).map { deed("d\($0)") })
    let all = try book.all()
    #expect(all.count == 2000)
    #expect(all.first?.deed.name == "d10")
    try await pass(90 * 86_400 + 1)
    try book.add([deed("new")])
    #expect(try book.all().map(\.deed.name) == ["new"])
  }

  @Test func `five hundred in a second are one, and lose against a daily habit`() async throws {
    for _ in 0..<7 {
      try book.add([deed("habit")])
      try await pass(86_400)
    }
    let flood = try book.add(Array(repeating: deed("flood"), count: 500))
    #expect(flood == 1)
    #expect(try book.suggestions().map(\.deed.name) == ["habit"])
  }

  @Test(
    "It is deleted by what it is called, and by nothing else",
    arguments: [
      (DonationBook.Selection.identifier("one"), ["b", "c"]), (.group("g"), ["c"]), (.persistentIdentifier("p"), ["a"]),
      (.all, []), (.persistentIdentifier("%' OR '1'='1"), ["a", "b", "c"]), (.identifier("%"), ["a", "b", "c"]),
      (.group("_"), ["a", "b", "c"]), (.group(""), ["a", "b", "c"]), (.identifier("ONE"), ["a", "b", "c"]),
    ])
  func deletion(selection: DonationBook.Selection, left: [String]) throws {
    try book.add([
      deed("a") {
        $0.identifier = "one"
        $0.group = "g"
      },
      deed("b") {
        $0.group = "g"
        $0.persistentIdentifier = "p"
      }, deed("c") { $0.persistentIdentifier = "p" },
    ])
    #expect(try book.delete(selection) == 3 - left.count)
    #expect(try book.all().map(\.deed.name) == left)
  }

  @Test func `a habit is deleted by its key, with its dismissal`() throws {
    try book.add([deed("a"), deed("b")])
    let key = try #require(try book.all().first?.key)
    #expect(try book.dismiss(key)?.deed.name == "a")
    #expect(try book.dismiss("nobody")?.deed.name == nil)
    #expect(try book.delete(.identifier(key)) == 1)
    #expect(try Store.opened(in: environment).rows("SELECT count(*) FROM dismissed") == [[.integer(0)]])
  }

  @Test func `a dismissal is forgotten with what was dismissed`() async throws {
    try book.add([deed("a")])
    #expect(try book.dismiss(try #require(try book.all().first?.key)) != nil)
    try await pass(90 * 86_400 + 1)
    try book.add([deed("b")])
    #expect(try Store.opened(in: environment).rows("SELECT count(*) FROM dismissed") == [[.integer(0)]])
  }

  @Test func `what is deleted is nowhere in the files, while others have the store open`() async throws {
    let other = try book
    var random = SplitMix(seed: 1)
    // Many of many sizes, so that pages are split, joined and filled anew.
    for round in 0..<30 {
      try book.add(
        (0..<20).map { index in
          Deed(
            .run, "needle-\(round)-\(index)", path: "/needle.yaml",
            parameters: ["x": .text("needle" + String(repeating: "n", count: Int.random(in: 0..<900, using: &random)))],
            title: index % 2 == 0 ? "Needle" : "Straw")
        })
    }
    try book.add([deed("straw") { $0.identifier = "straw" }])
    #expect(try files().contains("needle"))
    #expect(try other.delete(.all) == 601)
    let left = try files()
    for word in ["needle", "Needle", "straw", "popular"] { #expect(!left.contains(word), "\(word)") }
    #expect(try other.all().isEmpty)
  }

  /// All that the files of the store hold.
  private func files() throws -> String {
    let folder = place.path + "/runner"
    return try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
      String(decoding: try Data(contentsOf: URL(filePath: folder + "/" + name)), as: UTF8.self)
    }.joined()
  }

  @Test func `many at once lose nothing`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<20 {
        group.addTask {
          _ = try DonationBook(try Store.opened(in: environment), clock: clock).add([deed("d\(index)")])
        }
      }
      try await group.waitForAll()
    }
    #expect(try book.all().count == 20)
  }

  @Test func `a store of the version before gets what is new`() throws {
    let store = try Store.opened(in: environment)
    for table in ["donated", "dismissed", "shortcut"] { _ = try store.rows("DROP TABLE \(table)") }
    _ = try store.rows("PRAGMA user_version = 1")
    try book.add([deed("a")])
    #expect(try book.all().count == 1)
  }

  @Test func `what another program has written there does no harm`() throws {
    let store = try Store.opened(in: environment)
    try book.add([deed("a")])
    for (moment, offset) in [(Int64.min, Int64.max), (Int64.max, Int64.min)] {
      _ = try store.rows(
        "UPDATE donated SET moment = ?, zone_offset = ?, expiry = ?",
        [.integer(moment), .integer(offset), .integer(moment)])
      #expect(try book.suggestions().isEmpty)
      #expect(try book.all().count == 1)
    }
    _ = try store.rows("UPDATE donated SET kind = 'dream'")
    #expect(try book.all().isEmpty)
  }
}
