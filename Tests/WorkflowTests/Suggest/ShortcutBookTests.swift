import Foundation
import TestSupport
import Testing

@testable import Workflow

@Suite("Shortcuts that are kept")
struct ShortcutBookTests {
  private let place: TemporaryPlace
  private let book: ShortcutBook

  init() throws {
    place = try TemporaryPlace()
    book = ShortcutBook(try Store.opened(in: TestEnvironment(["XDG_STATE_HOME": place.path])))
  }

  private func shortcut(_ name: String, _ phrase: String) -> Shortcut {
    Shortcut(name, phrase: phrase, path: "/a.yaml", parameters: ["list": .list(["one", "two"])])
  }

  @Test func `they come back as they went in, by their names`() throws {
    #expect(try book.add(shortcut("b", "second")))
    #expect(try book.add(shortcut("a", "first")))
    #expect(try !book.add(shortcut("a", "third")))
    #expect(
      try book.all().map { [$0.name, $0.phrase, $0.path] } == [["a", "first", "/a.yaml"], ["b", "second", "/a.yaml"]])
    let parameters = try #require(try book.shortcut(named: "a")).parameters
    #expect(try JSONWriter.text(.dictionary(parameters)) == #"{"list":["one","two"]}"#)
  }

  @Test func `one is replaced, but not by the name of another`() throws {
    for name in ["a", "b"] { _ = try book.add(shortcut(name, name)) }
    #expect(try !book.replace("a", by: shortcut("b", "new")))
    #expect(try book.all().map(\.phrase) == ["a", "b"])
    #expect(try book.replace("a", by: shortcut("c", "new")))
    #expect(try book.all().map(\.name) == ["b", "c"])
  }

  @Test("What is deleted is nowhere in the files", arguments: ["needle", nil])
  func deletion(name: String?) throws {
    _ = try book.add(shortcut("needle", "the words of a needle"))
    #expect(try book.delete("%") == 0)
    #expect(try book.delete(name) == 1)
    #expect(try book.delete(name) == 0)
    let folder = place.path + "/runner"
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      let text = String(decoding: try Data(contentsOf: URL(filePath: folder + "/" + file)), as: UTF8.self)
      #expect(!text.contains("needle"), "\(file)")
    }
  }
}
