import Foundation
import TestSupport
import Testing
import Workflow

@Suite("A file is replaced in full or not at all")
struct AtomicFileTests {
  private let place: TemporaryPlace

  init() throws { place = try TemporaryPlace() }

  private func path(_ name: String) -> String { place.path + "/" + name }

  @Test("New and old files get the content, and nothing else is left")
  func replaces() throws {
    for text in ["one", "two"] {
      try AtomicFile.write(Array(text.utf8), to: path("a.txt"))
      #expect(try SystemFiles().read(path("a.txt"), limit: 10) == Array(text.utf8))
    }
    #expect(place.names() == ["a.txt"])
  }

  @Test("An old file keeps its mode")
  func mode() throws {
    try place.file("a.txt", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path("a.txt"))
    try AtomicFile.write([65], to: path("a.txt"))
    let mode = try FileManager.default.attributesOfItem(atPath: path("a.txt"))[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("A symbolic link is not followed")
  func link() throws {
    try place.file("target", "old")
    try place.link("link", to: path("target"))
    #expect(throws: Failure.self) { try AtomicFile.write([65], to: path("link")) }
    #expect(try SystemFiles().read(path("target"), limit: 10) == Array("old".utf8))
  }

  @Test(
    "What is no file is refused with its path",
    arguments: ["", ".", "..", "missing/a.txt", "folder/"])
  func refuses(name: String) throws {
    #expect(throws: Failure.self) { try AtomicFile.write([65], to: name.isEmpty ? "" : path(name)) }
    #expect(place.names() == [])
  }

  @Test("Reading is bounded")
  func bounded() throws {
    try AtomicFile.write(Array("12345".utf8), to: path("a.txt"))
    #expect(try SystemFiles().read(path("a.txt"), limit: 5).count == 5)
    let failure = #expect(throws: Failure.self) { try SystemFiles().read(path("a.txt"), limit: 4) }
    #expect(failure?.reason == .limit)
    #expect(throws: Failure.self) { try SystemFiles().read("/dev/zero", limit: 10) }
    #expect(throws: Failure.self) { try SystemFiles().read(place.path, limit: 10) }
    #expect(#expect(throws: Failure.self) { try SystemFiles().read(path("b"), limit: 10) }?.reason == .notFound)
  }
}
