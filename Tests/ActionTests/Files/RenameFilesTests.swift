import TestSupport
import Testing
import Workflow

@Suite("Rename Files")
struct RenameFilesTests {
  private let place: TemporaryPlace

  init() throws { place = try TemporaryPlace() }

  private func rename(_ name: String, _ parameters: String) async throws -> WorkflowRun {
    try place.file(name, "content")
    return try await WorkflowRun(
      """
      inputs: { file: file }
      permissions: { write: ["${file.folder}"] }
      steps:
        - Rename Files: { files: "${file}", date_format: 2024, \(parameters) }
      """, inputs: ["file": .words(["\(place.path)/\(name)"])], otherFiles: SystemFiles())
  }

  @Test(
    "The date goes before the name, or behind it and before the extension",
    arguments: [
      ("a.txt", "position: prepend", "2024 a.txt"), ("a.txt", "position: append", "a 2024.txt"),
      ("a.tar.gz", "position: append", "a.tar 2024.gz"), ("README", "position: append", "README 2024"),
      (".profile", "position: append", ".profile 2024"), (".profile", "position: prepend", "2024 .profile"),
      ("a.", "position: append", "a. 2024"), (".a.txt", "position: append", ".a 2024.txt"),
      ("a\nb.txt", "position: append", "a\nb 2024.txt"),
      ("cafe\u{301}.txt", "position: prepend", "2024 cafe\u{301}.txt"),
      ("a.b", "change_case: true", "2024 A.b"), ("Straße.TXT", "change_case: true", "2024 STRASSE.TXT"),
      ("ABC.TXT", "change_case: true, new_case: lowercase", "2024 abc.TXT"),
      ("a.\u{301}b", "position: append", "a 2024.\u{301}b"),
    ])
  func names(name: String, parameters: String, renamed: String) async throws {
    let run = try await rename(name, parameters)
    #expect(run.diagnostics == [])
    #expect(run.failure?.failure.message == nil)
    #expect(place.names().map { Array($0.utf8) } == [Array(renamed.utf8)])
    let path = run.output.property("path") ?? run.output
    #expect(try JSONWriter.text(path).contains("2024"))
    #expect(place.text(of: renamed) == "content")
  }

  @Test("The case exists only where it changes")
  func dependent() async throws {
    let run = try await rename("a.txt", "new_case: lowercase")
    #expect(run.diagnostics.first?.hasPrefix("does-not-apply") == true)
  }

  @Test("The dates to pick from are those of today")
  func options() async throws {
    let run = try await WorkflowRun(
      steps: "- Rename Files: { files: [a.txt] }\n  as: files", answers: ["files.date_format=#2"],
      files: ["a.txt": ""])
    #expect(try run.json() == #"["2024-12 a.txt"]"#)
    #expect(run.asked == ["Which date?"])
  }

  @Test(
    "No files, no date, and a date that is no part of a name are refused",
    arguments: [
      ("files: [], date_format: 2024", "no_files: Please select some files to rename."),
      ("files: [a.txt], date_format: ''", "empty: Please choose a date for the names."),
      ("files: [a.txt], date_format: 12/30", "input: The name of a file has no `/`, and this is `12/30 a.txt`."),
    ])
  func refused(parameters: String, message: String) async throws {
    let run = try await WorkflowRun(steps: "- Rename Files: { \(parameters) }", files: ["a.txt": ""])
    let failure = try #require(run.failure?.failure)
    #expect("\(failure.code ?? failure.reason.rawValue): \(failure.message)" == message)
  }

  @Test("A file that is only bytes gets its name")
  func bytes() async throws {
    let run = try await WorkflowRun(
      """
      inputs: { file: { type: file, input: true } }
      steps:
        - Rename Files: { files: "${file}", date_format: 2024 }
        - Text: ${previous[1].name}
      """, inputs: ["file": .value(.file(File(.data([1]), name: "photo.png", type: ContentType("image/png"))))])
    #expect(run.output.text == "2024 photo.png")
  }

  @Test("A file that the workflow may not write stays as it is")
  func forbidden() async throws {
    let path = try place.file("a.txt")
    let run = try await WorkflowRun(
      """
      inputs: { file: file }
      permissions: { write: [elsewhere] }
      steps:
        - Rename Files: { files: "${file}", date_format: 2024 }
      """, inputs: ["file": .words([path])], otherFiles: SystemFiles())
    #expect(run.failure?.failure.reason == .permission)
    #expect(place.names() == ["a.txt"])
    let constant = try await WorkflowRun(
      "permissions: { write: [b.txt] }\nsteps:\n  - Rename Files: { files: [a.txt], date_format: 2024 }\n")
    #expect(constant.diagnostics.first?.hasPrefix("undeclared-permission") == true)
  }
}
