import Foundation
import TestSupport
import Testing
import Workflow

@Suite("A run touches the files it may, and no others")
struct GrantedFilesTests {
  private let place: TemporaryPlace

  init() throws {
    place = try TemporaryPlace()
    try place.file("notes/a.txt", "a")
    try place.file("notes/deep/b.txt", "b")
    try place.file("notes2/c.txt", "c")
    try place.file("home/.local/state/runner/runner.db", "store")
    try place.file("home/.config/runner/secrets.yaml", "KEY: value")
    try place.file("home/.config/runner/workflows/data.txt", "data")
  }

  /// What may be touched where some paths in the folder are granted.
  private func files(read: [String] = [], write: [String] = []) throws -> GrantedFiles {
    let services = Services.test(files: SystemFiles(), environment: ["HOME": place.path + "/home"])
    let policy = Policy()
    let whole = { (path: String) in path.hasPrefix("/") ? path : path.isEmpty ? place.path : "\(place.path)/\(path)" }
    policy.grant(
      try read.map { try services.placed(Permission(.read, whole($0))) }
        + write.map { try services.placed(Permission(.write, whole($0))) })
    return GrantedFiles(services, policy)
  }

  /// What a path gives that is read: the text, or the reason why not.
  private func reading(_ path: String, _ granted: String...) throws -> String {
    do {
      let bytes = try files(read: granted).read(File(path: path.hasPrefix("/") ? path : "\(place.path)/\(path)"))
      return String(decoding: bytes, as: UTF8.self)
    } catch let failure as Failure {
      return failure.reason.rawValue
    }
  }

  @Test(
    "A folder is granted with all in it, by whole names and where its path leads",
    arguments: [
      ("notes/a.txt", "notes", "a"), ("notes/a.txt", "notes/a.txt", "a"), ("notes/a.txt", "notes/", "a"),
      ("notes/deep/b.txt", "notes", "b"), ("notes/./deep/../a.txt", "notes", "a"),
      ("notes2/c.txt", "notes", "permission"),
      ("notes/../notes2/c.txt", "notes", "permission"), ("notes/deep/../../notes2/c.txt", "notes", "permission"),
      ("notes/a.txt", "notes/deep", "permission"), ("notes/a.txt", "notes/deep/..", "a"),
      ("notes/a.txt", "note", "permission"), ("notes/none.txt", "notes", "not_found"),
      ("other/none.txt", "notes", "permission"), ("notes/a.txt", "", "a"), ("notes/../../x/y", "notes", "permission"),
      ("notes/none/../../notes2/c.txt", "notes", "not_found"), ("notes/a.txt/", "notes", "not_found"),
      ("notes", "notes", "failed"), ("notes/a.txt\0", "notes", "not_found"),
      ("notes/" + String(repeating: "a", count: 300), "notes", "limit"),
    ])
  func folders(path: String, granted: String, outcome: String) throws {
    #expect(try reading(path, granted) == outcome)
  }

  @Test("A symbolic link is judged by what it names, and granted as what it names")
  func links() throws {
    try place.link("notes/out", to: "../notes2")
    try place.link("notes/c.txt", to: place.path + "/notes2/c.txt")
    try place.link("alias", to: "notes")
    #expect(try reading("notes/out/c.txt", "notes") == "permission")
    #expect(try reading("notes/c.txt", "notes") == "permission")
    #expect(try reading("notes/c.txt", "notes", "notes2") == "c")
    #expect(try reading("alias/a.txt", "notes") == "a")
    #expect(try reading("notes/a.txt", "alias") == "a")
  }

  @Test(
    "Devices, processes and the kernel are not among the files of the disk",
    arguments: [
      ("/proc/self/environ", "/", "permission"), ("/proc/self/environ", "/proc", "permission"),
      ("/proc/self/environ", "/proc/self/environ", "permission"), ("/proc/thread-self/environ", "/proc", "permission"),
      ("/dev/fd/3", "/", "permission"), ("/dev/null", "/", "permission"), ("/dev/null", "/dev/null", "failed"),
    ])
  func machinery(path: String, granted: String, outcome: String) throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/environ") || !path.hasPrefix("/proc") else { return }
    #expect(try reading(path, granted) == outcome)
  }

  @Test(
    "What the runner keeps is out of reach, whatever is granted",
    arguments: [
      ("home/.local/state/runner/runner.db", "permission"), ("home/.config/runner/secrets.yaml", "permission"),
      ("home/.config/runner/workflows/data.txt", "data"),
    ])
  func own(path: String, outcome: String) throws {
    #expect(try reading(path, "home") == outcome)
    #expect(try reading(path, "/") == outcome)
    let granted = try files(write: ["home", "/"])
    #expect(throws: Failure.self) { try granted.rename([File(path: "\(place.path)/\(path)")], to: ["x"]) }
    #expect(throws: Failure.self) { try granted.rename([File(path: place.path + "/home/.local")], to: ["x"]) }
    #expect(place.names(in: "home") == [".config", ".local"])
  }

  @Test("Reading is not writing, and a link is no way to write somewhere else")
  func writing() throws {
    let path = place.path + "/notes/a.txt"
    #expect(throws: Failure.self) { try files(read: ["notes"]).rename([File(path: path)], to: ["b"]) }
    #expect(throws: Failure.self) { try files(write: ["notes/a.txt"]).rename([File(path: path)], to: ["b"]) }
    #expect(throws: Failure.self) { try files(write: ["notes2"]).rename([File(path: path)], to: ["b"]) }
    try place.link("notes/out", to: "../notes2")
    let outside = File(path: place.path + "/notes/out/c.txt")
    #expect(throws: Failure.self) { try files(write: ["notes"]).rename([outside], to: ["b"]) }
    #expect(place.names(in: "notes2") == ["c.txt"])
    // The link itself is in the folder, and gets the name.
    _ = try files(write: ["notes"]).rename([File(path: place.path + "/notes/out")], to: ["in"])
    #expect(place.names(in: "notes") == ["a.txt", "deep", "in"])
  }

  @Test("What has no permission is told with the path and where it leads")
  func words() throws {
    try place.link("alias", to: "notes")
    let failure = #expect(throws: Failure.self) {
      try files().read(File(path: place.path + "/alias/a.txt"))
    }
    #expect(
      failure?.message
        == "`\(place.path)/alias/a.txt`, which is `\(place.path)/notes/a.txt`, may not be read.")
    #expect(failure?.hint == "declare it under `permissions`: `read: [\(place.path)/alias/a.txt]`")
  }
}
