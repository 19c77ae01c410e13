import Foundation
import TestSupport
import Testing
import Workflow

@Suite("Files are copied, and moved to other disks")
struct CopyingTests {
  private let place: TemporaryPlace

  init() throws { place = try TemporaryPlace() }

  private func files(_ more: String...) -> GrantedFiles {
    let policy = Policy()
    policy.grant(([place.path] + more).flatMap { [Permission(.read, $0), Permission(.write, $0)] })
    return GrantedFiles(Services.test(files: SystemFiles()), policy)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("A copy allows the same people the same, but runs as nobody else", arguments: [0o640, 0o755, 0o4755])
  func modes(_ given: Int) throws {
    let path = try place.file("a", "tea")
    try FileManager.default.setAttributes([.posixPermissions: given], ofItemAtPath: path)
    _ = try files().copy(File(path: path), to: "\(place.path)/b")
    #expect(place.text(of: "b") == "tea")
    #expect(try mode("\(place.path)/b") == given & 0o777)
    #expect(place.names() == ["a", "b"])
  }

  @Test("A copy is made piece by piece")
  func long() throws {
    let text = String(repeating: "0123456789abcdef", count: 70_000)
    let path = try place.file("a", text)
    _ = try files().copy(File(path: path), to: "\(place.path)/b")
    #expect(place.text(of: "b") == text)
  }

  @Test("What is only bytes is saved")
  func bytes() throws {
    let file = File(.data(Array("tea".utf8)), name: "a", type: ContentType(fileName: "a"))
    _ = try files().copy(file, to: "\(place.path)/b")
    #expect(place.text(of: "b") == "tea")
  }

  @Test(
    "What cannot be copied leaves nothing behind",
    arguments: [
      ("a", "b", "* is there already."), ("folder", "c", "* cannot be copied: it is a folder."),
      ("none", "c", "* it does not exist."), ("a", "far/c", "*the folder * does not exist."),
    ])
  func refused(from: String, to: String, message: String) throws {
    for name in ["a", "b", "folder/x"] { try place.file(name, name) }
    let failure = #expect(throws: Failure.self) {
      try files().copy(File(path: "\(place.path)/\(from)"), to: "\(place.path)/\(to)")
    }
    #expect(failure?.message.matches(message) == true, "\(failure?.message ?? "")")
    #expect(place.names() == ["a", "b", "folder"])
    #expect(place.text(of: "b") == "b")
  }

  /// A folder that Linux keeps in memory, which is a disk of its own.
  private static let memory = "/dev/shm"

  private static var hasMemory: Bool {
    let manager = FileManager.default
    let numbers = [memory, manager.temporaryDirectory.path].map {
      try? manager.attributesOfItem(atPath: $0)[.systemNumber] as? Int
    }
    return numbers[0] != nil && numbers[0] != numbers[1] && manager.isWritableFile(atPath: memory)
  }

  @Test("A file goes to another disk", .enabled(if: hasMemory))
  func far() throws {
    let other = try TemporaryPlace(in: CopyingTests.memory)
    let path = try place.file("a", "tea")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    _ = try files(other.path).move(File(path: path), to: "\(other.path)/b")
    #expect(place.names().isEmpty)
    #expect(other.names() == ["b"] && other.text(of: "b") == "tea")
    #expect(try mode("\(other.path)/b") == 0o600)
  }

  @Test("Nothing gives way to a file from another disk, and a folder stays", .enabled(if: hasMemory))
  func stays() throws {
    let other = try TemporaryPlace(in: CopyingTests.memory)
    try place.file("folder/x", "tea")
    try place.file("a", "tea")
    try other.file("b", "coffee")
    for (name, target, message) in [("folder", "c", "*is on another disk."), ("a", "b", "*is there already.")] {
      let failure = #expect(throws: Failure.self) {
        try files(other.path).move(File(path: "\(place.path)/\(name)"), to: "\(other.path)/\(target)")
      }
      #expect(failure?.message.matches(message) == true, "\(failure?.message ?? "")")
    }
    #expect(place.names() == ["a", "folder"])
    #expect(other.names() == ["b"] && other.text(of: "b") == "coffee")
  }
}
