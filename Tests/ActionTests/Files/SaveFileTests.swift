import Foundation
import TestSupport
import Testing
import Workflow

@Suite("Save File, Append To File, Create Folder")
struct SaveFileTests {
  private let place: TemporaryPlace

  init() throws {
    place = try TemporaryPlace()
    try place.file("out/old.txt", "old")
    try place.file("elsewhere/victim", "untouched")
  }

  /// What came of steps that may write into the folder `out`: the error, or nothing.
  private func run(_ step: String, path: String = "out/new.txt", answers: [String] = []) async throws -> WorkflowRun {
    try await WorkflowRun(
      """
      inputs: { path: text, folder: folder }
      permissions: { write: ["${folder}"], read: ["${folder}"] }
      steps:
        - \(step)
      """, answers: answers,
      inputs: ["path": .value(.text("\(place.path)/\(path)")), "folder": .words(["\(place.path)/out"])],
      otherFiles: SystemFiles())
  }

  @Test(
    "What is done about a file that is there is as it is written",
    arguments: [
      ("replace", [], ["old.txt"], "new"), ("keep_both", [], ["old 2.txt", "old.txt"], "old"),
      ("fail", [], ["old.txt"], "old"), ("ask", ["saved=replace"], ["old.txt"], "new"),
      ("ask", ["saved=keep both"], ["old 2.txt", "old.txt"], "old"), ("ask", [], ["old.txt"], "old"),
    ])
  func existing(overwrite: String, answers: [String], names: [String], content: String) async throws {
    let run = try await run(
      "Save File: { file: new, to: \"${path}\", overwrite: \(overwrite) }\n    as: saved", path: "out/old.txt",
      answers: answers)
    #expect(run.diagnostics == [])
    #expect((run.failure != nil) == (overwrite == "fail" || overwrite == "ask" && answers.isEmpty))
    #expect(place.names(in: "out") == names)
    #expect(place.text(of: "out/old.txt") == content)
    if names.count == 2 { #expect(place.text(of: "out/old 2.txt") == "new") }
  }

  @Test(
    "Nothing is written but a file in the folder, and nothing is left over",
    arguments: [
      ("elsewhere/new.txt", "permission"), ("out/../elsewhere/victim", "permission"), ("out/link", "failed"),
      ("out/way/victim", "permission"), ("out/new.txt/", "failed"), ("out/.", "failed"), ("out", "failed"),
      ("out/missing/new.txt", "not_found"), ("out/" + String(repeating: "ä", count: 150), "limit"),
      ("out/old.txt/new.txt", "not_found"),
    ])
  func refused(path: String, reason: String) async throws {
    try place.link("out/link", to: "../elsewhere/victim")
    try place.link("out/way", to: "../elsewhere")
    let run = try await run("Save File: { file: new, to: \"${path}\", overwrite: replace }", path: path)
    #expect(run.failure?.failure.reason.rawValue == reason, "\(run.failure?.failure.message ?? "")")
    #expect(place.names(in: "out") == ["link", "old.txt", "way"])
    #expect(place.names(in: "elsewhere") == ["victim"])
    #expect(place.text(of: "elsewhere/victim") == "untouched")
  }

  @Test("A name may hold anything but a slash", arguments: ["a\nb.txt", "..．／etc", "-rf", "cafe\u{301}", " "])
  func names(_ name: String) async throws {
    let run = try await run("Save File: { file: new, to: \"${path}\" }", path: "out/\(name)")
    #expect(run.failure?.failure.message == nil)
    #expect(place.text(of: "out/\(name)") == "new")
    #expect(place.names(in: "out").count == 2)
  }

  @Test("A file keeps its mode, and one that is protected stays")
  func mode() async throws {
    let path = place.path + "/out/old.txt"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    _ = try await run("Save File: { file: new, to: \"${path}\", overwrite: replace }", path: "out/old.txt")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(place.text(of: "out/old.txt") == "new")
  }

  @Test("A text is added on lines of its own, at the end or the start")
  func appended() async throws {
    _ = try await run("Append To File: { text: new, path: \"${path}\" }", path: "out/old.txt")
    #expect(place.text(of: "out/old.txt") == "old\nnew\n")
    _ = try await run("Append To File: { text: first, path: \"${path}\", at: start }", path: "out/old.txt")
    #expect(place.text(of: "out/old.txt") == "first\nold\nnew\n")
    _ = try await run("Append To File: { text: '!', path: \"${path}\", new_line: false }", path: "out/old.txt")
    #expect(place.text(of: "out/old.txt") == "first\nold\nnew\n!")
    _ = try await run("Append To File: { text: new, path: \"${path}\" }", path: "out/made.txt")
    #expect(place.text(of: "out/made.txt") == "new\n")
    let denied = try await run("Append To File: { text: new, path: \"${path}\" }", path: "elsewhere/victim")
    #expect(denied.failure?.failure.reason == .permission)
    #expect(place.text(of: "elsewhere/victim") == "untouched")
  }

  @Test("A folder is made with those around it, and only where it may be")
  func folder() async throws {
    #expect(try await run("Create Folder: ${path}", path: "out/a/b").failure == nil)
    #expect(try await run("Create Folder: ${path}", path: "out/a/b/").failure == nil)
    #expect(place.names(in: "out/a") == ["b"])
    #expect(try await run("Create Folder: ${path}", path: "elsewhere/a").failure?.failure.reason == .permission)
    #expect(try await run("Create Folder: ${path}", path: "out/old.txt").failure != nil)
    #expect(place.names(in: "elsewhere") == ["victim"])
  }

  @Test("In a folder that does not exist nothing is saved, and it is said how to make it")
  func missingFolder() async throws {
    for action in [
      "Save File: { file: new, to: \"${path}\" }", "Append To File: { text: new, path: \"${path}\" }",
      "Append To File: { text: new, path: \"${path}\", at: start }",
      "Copy File: { file: \"${folder}/old.txt\", to: \"${path}\" }",
      "Move File: { file: \"${folder}/old.txt\", to: \"${path}\" }",
    ] {
      let failure = try await run(action, path: "out/a/new.txt").failure?.failure
      let folder = place.path + "/out/a"
      #expect(failure?.message == "`\(folder)/new.txt` cannot be written: the folder `\(folder)` does not exist.")
      #expect(failure?.hint?.contains("Create Folder: \(folder)") == true)
    }
  }
}
