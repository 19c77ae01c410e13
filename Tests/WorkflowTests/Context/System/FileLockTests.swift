import Foundation
import TestSupport
import Testing

@testable import Workflow

@Suite("A file is kept from others who would change it")
struct FileLockTests {
  private let place: TemporaryPlace

  init() throws { place = try TemporaryPlace() }

  private func folder() throws -> OpenFolder { try OpenFolder(path: place.path) }

  /// Adds one to a number in a file, so slowly that others come in between where they can.
  private func increase() throws {
    try folder().change("count", limit: 100) { bytes in
      let count = Int(String(decoding: bytes, as: UTF8.self)) ?? 0
      for _ in 0..<100 { _ = place.names() }
      return Array("\(count + 1)".utf8)
    }
  }

  @Test("Changes come one after the other, also where the file is made by the first")
  func changes() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { try increase() } }
      try await group.waitForAll()
    }
    #expect(place.text(of: "count") == "8")
    #expect(place.names() == ["count"])
  }

  @Test("What is not there has no lock, and a symbolic link gives none")
  func others() throws {
    let folder = try folder()
    #expect(try FileLock.waited(for: "none", in: folder) == nil)
    try place.file("real")
    try place.link("link", to: "real")
    let error = #expect(throws: SystemError.self) { _ = try FileLock.waited(for: "link", in: folder) }
    #expect(error?.code == ELOOP)
  }
}
