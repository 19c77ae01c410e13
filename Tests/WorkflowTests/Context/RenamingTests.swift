import Foundation
import Synchronization
import TestSupport
import Testing
import Workflow

@Suite("Files get other names together")
struct RenamingTests {
  private let place: TemporaryPlace

  init() throws { place = try TemporaryPlace() }

  private func rename(_ pairs: [(String, String)], in files: any FileSystem = SystemFiles()) throws -> [String] {
    let services = Services.test(files: files)
    let policy = Policy()
    policy.grant([Permission(.write, place.path)])
    let paths = pairs.map { File(path: "\(place.path)/\($0.0)") }
    return try GrantedFiles(services, policy).rename(paths, to: pairs.map(\.1)).map { $0.path ?? $0.name }
  }

  @Test(
    "Any name is kept to its bytes",
    arguments: [
      "caf\u{E9}.txt", "cafe\u{301}.txt", "a\nb.txt", "a\u{1B}[2Jb", ".hidden", "no extension", "a.tar.gz", "-rf",
      " ", "\u{301}x.txt", "..．／etc", "$(touch x)", "日本語.txt", "👩‍👩‍👧.txt", "a\r\nb",
    ])
  func names(_ name: String) throws {
    try place.file("old", name)
    #expect(try rename([("old", name)]) == ["\(place.path)/\(name)"])
    #expect(place.names().map { Array($0.utf8) } == [Array(name.utf8)])
    #expect(place.text(of: name) == name)
  }

  @Test("A name in one form of Unicode is not another's", .enabled(if: !isForgivingDisk))
  func forms() throws {
    try place.file("1", "one")
    try place.file("2", "two")
    _ = try rename([("1", "caf\u{E9}"), ("2", "cafe\u{301}")])
    #expect(place.text(of: "caf\u{E9}") == "one")
    #expect(place.text(of: "cafe\u{301}") == "two")
  }

  /// A Mac's disk takes both forms for one name.
  private static var isForgivingDisk: Bool {
    #if os(macOS)
      true
    #else
      false
    #endif
  }

  @Test(
    "What cannot be is told before anything is done",
    arguments: [
      ([("a", "x"), ("b", "x")], "* would both be called `x`."), ([("a", "x"), ("c", "y")], "* is there already."),
      ([("a", "x"), ("none", "z")], "* it does not exist."), ([("a", "x"), ("a", "y")], "* is given twice."),
      ([("a", "x"), ("b", "")], "The name of a file is empty."),
      ([("a", "x"), ("b", "d/e")], "The name of a file has no `/`, and this is `d/e`."),
      ([("a", "x"), ("b", "..")], "A file cannot be called `..`."),
      ([("a", "x"), ("b", "d\0")], "The name of a file has no NUL character."),
      ([("a", "x"), ("b", String(repeating: "ä", count: 128))], "The name of a file has at most 255 bytes, *has 256."),
      ([("a", "b"), ("b", "a")], "* is there already."), ([("a", "folder")], "* is there already."),
      ([("a", "link")], "* is there already."),
    ] as [([(String, String)], String)])
  func refused(pairs: [(String, String)], message: String) throws {
    for name in ["a", "b", "c", "y"] { try place.file(name, name) }
    try place.file("folder/x")
    try place.link("link", to: "nowhere")
    let failure = #expect(throws: Failure.self) { try rename(pairs) }
    #expect(failure?.message.matches(message) == true, "\(failure?.message ?? "")")
    #expect(place.names() == ["a", "b", "c", "folder", "link", "y"])
    #expect(["a", "b", "c", "y"].allSatisfy { place.text(of: $0) == $0 })
  }

  @Test("A name that another gives up may be taken, in whatever order")
  func chains() throws {
    for name in ["a", "b", "c"] { try place.file(name, name) }
    _ = try rename([("a", "b"), ("b", "c"), ("c", "d")])
    #expect(place.names() == ["b", "c", "d"])
    #expect(["b", "c", "d"].map { place.text(of: $0) } == ["a", "b", "c"])
    #expect(try rename([("b", "b")]) == ["\(place.path)/b"])
  }

  /// A disk that fails at one rename, by its number; and does not let the first be undone, if it is told so.
  private final class FailingDisk: FileSystem {
    private let failing: Int
    private let sticks: Bool
    private let count = Mutex(0)

    init(at failing: Int, sticks: Bool) { (self.failing, self.sticks) = (failing, sticks) }

    func read(_ path: String, limit: Int) throws -> [UInt8] { try SystemFiles().read(path, limit: limit) }
    func exists(_ place: Place) -> Bool { SystemFiles().exists(place) }
    func place(of path: String, followsLast: Bool) throws -> Place {
      try SystemFiles().place(of: path, followsLast: followsLast)
    }
    func rename(_ place: Place, to target: Place) throws {
      let number = count.withLock {
        $0 += 1
        return $0
      }
      if number == failing || sticks && number > failing { throw Failure(.failed, "The disk is gone.") }
      try SystemFiles().rename(place, to: target)
    }
  }

  @Test("Where one fails in the middle, those done are undone", arguments: [1, 2, 3])
  func undone(at number: Int) throws {
    for name in ["a", "b", "c"] { try place.file(name, name) }
    let failure = #expect(throws: Failure.self) {
      try rename([("a", "x"), ("b", "y"), ("c", "z")], in: FailingDisk(at: number, sticks: false))
    }
    #expect(failure?.message == "The disk is gone.")
    #expect(failure?.notes == ["Nothing was renamed."])
    #expect(place.names() == ["a", "b", "c"])
  }

  @Test("What could not be undone is told")
  func stuck() throws {
    for name in ["a", "b"] { try place.file(name, name) }
    let failure = #expect(throws: Failure.self) {
      try rename([("a", "x"), ("b", "y")], in: FailingDisk(at: 2, sticks: true))
    }
    #expect(failure?.notes == ["`\(place.path)/a` is now called `x`, and could not be called back."])
    #expect(place.names() == ["b", "x"])
  }

  @Test("A file that appears under the new name is not replaced")
  func race() throws {
    try place.file("a", "a")
    try place.file("b", "b")
    let files = SystemFiles()
    let (from, to) = (
      try files.place(of: place.path + "/a", followsLast: false),
      try files.place(of: place.path + "/b", followsLast: false)
    )
    #expect(throws: Failure.self) { try files.rename(from, to: to) }
    #expect(place.text(of: "b") == "b")
    #expect(place.text(of: "a") == "a")
  }
}
