import Foundation
import TestSupport
import Testing

@testable import runner

@Suite("Files that a run writes by its flags")
struct WrittenFilesTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test(
    "What a run reads, and what is something else than it writes, is not written over, and nothing runs before",
    arguments: [
      ["--record", "own.yaml"], ["--record", "./used.yaml"], ["--record", "answers.yaml", "--answers", "answers.yaml"],
      ["--record", "link.yaml"], ["--record", "notes.txt"], ["--output", "own.yaml"], ["--output", "used.yaml"],
      ["--output", "answers.yaml", "--answers", "answers.yaml"], ["--record", "new.txt", "--output", "./new.txt"],
    ])
  func writtenOver(flags: [String]) throws {
    let runner = try recordable()
    let outcome = try runner.run("run", "own.yaml", "--yes", flags: flags)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("would") && outcome.errors.contains(flags[1]))
    #expect(runner.place.names() == ["answers.yaml", "link.yaml", "notes.txt", "own.yaml", "used.yaml"])
    for (name, text) in WrittenFilesTests.recordable { #expect(try runner.text(of: name) == text) }
  }

  private static let recordable = [
    "own.yaml": "uses: used.yaml\npermissions: { write: [ran.txt] }\nsteps:\n  - Save File: { file: a, to: ran.txt }\n",
    "used.yaml": "types: { Dog: { properties: { name: text } } }\n", "answers.yaml": "", "notes.txt": "Mine.\n",
  ]

  private func recordable() throws -> BuiltRunner {
    let runner = try BuiltRunner()
    for (name, text) in WrittenFilesTests.recordable { try runner.file(name, text) }
    try runner.place.link("link.yaml", to: "own.yaml")
    return runner
  }

  @Test("Where nothing was asked nothing is recorded, and an earlier record stays", arguments: [true, false])
  func nothingToRecord(fails: Bool) throws {
    let old = "# Answers to questions of a workflow, written by `runner run --record`.\nname: Ada\n"
    try runner.file("record.yaml", old)
    try runner.file("silent.yaml", "steps:\n  - Text: a\n  - fail: { message: No. }\n    when: \(fails)\n")
    _ = try runner.run("run", "silent.yaml", "--record", "record.yaml")
    #expect(try runner.text(of: "record.yaml") == old)
    _ = try runner.run("run", "silent.yaml", "--record", "new.yaml")
    #expect(throws: (any Error).self) { try runner.text(of: "new.yaml") }
  }

  @Test("What came out is written though the answers no longer can be")
  func recordLost() throws {
    try runner.file("ask.yaml", "steps:\n  - Ask For Input: Who?\n")
    try runner.file("records/old.txt", "")
    let session = try runner.start("run", "ask.yaml", "--record", "records/new.yaml", "--output", "out.txt")
    session.expect("Who?")
    try FileManager.default.removeItem(atPath: runner.folder.path + "/records")
    session.type("Ada\r")
    #expect(session.wait() == 1)
    #expect(try runner.text(of: "out.txt") == "Ada\n")
    #expect(session.errors.contains("`records/new.yaml` cannot be written"))
  }

  @Test("The ending of a file's name says how output is written, and a name is no ending")
  func forms() {
    for (path, form) in [
      ("a.json", OutputForm.json), ("b.c/a.HTM", .html), ("json", nil), ("a.json/csv", nil), (".yaml", nil),
    ] {
      #expect(OutputForm(path: path) == form, "\(path)")
    }
  }

  @Test(
    "That output has no place to go to is said before anything runs",
    arguments: [("missing/out.txt", "the folder `missing` does not exist"), ("folder", "it is a folder")])
  func noPlaceForOutput(path: String, words: String) throws {
    try runner.file("folder/a.txt", "")
    try runner.file(
      "effect.yaml", "permissions: { write: [ran.txt] }\nsteps:\n  - Save File: { file: a, to: ran.txt }\n")
    for flag in ["--output", "--record"] {
      let outcome = try runner.run("run", "effect.yaml", "--yes", flag, path)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("`\(path)` cannot be written: \(words)"))
      #expect(throws: (any Error).self) { try runner.text(of: "ran.txt") }
    }
  }
}
