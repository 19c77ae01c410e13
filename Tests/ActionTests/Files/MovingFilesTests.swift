import TestSupport
import Testing
import Workflow

@Suite("Move File, Copy File, Get Details Of Files")
struct MovingFilesTests {
  private func run(_ steps: String, in place: TemporaryPlace, permissions: String? = nil) async throws -> WorkflowRun {
    let all = "{ read: [\"${folder}\"], write: [\"${folder}\"] }"
    return try await WorkflowRun(
      "inputs: { folder: folder }\npermissions: \(permissions ?? all)\nsteps:\n"
        + steps.split(separator: "\n").map { "  \($0)\n" }.joined(),
      inputs: ["folder": .words([place.path])], otherFiles: SystemFiles())
  }

  @Test(
    "A file goes into a folder under its own name, or to a path; what is there stays",
    arguments: [
      ("Move File", "sub", "sub/a.txt", false), ("Move File", "sub/b.txt", "sub/b.txt", false),
      ("Move File", "b.txt", "b.txt", false), ("Copy File", "sub", "sub/a.txt", true),
      ("Copy File", "b.txt", "b.txt", true), ("Move File", "taken.txt", nil, true),
      ("Copy File", "taken.txt", nil, true),
      ("Move File", "missing/a.txt", nil, true), ("Copy File", "missing/a.txt", nil, true),
      ("Copy File", "a.txt", nil, true),
    ])
  func goes(action: String, to target: String, found: String?, stays: Bool) async throws {
    let place = try TemporaryPlace()
    try place.file("a.txt", "tea")
    try place.file("taken.txt", "old")
    try place.file("sub/other.txt")
    let run = try await run(
      "- \(action):\n    file: ${folder.path + '/a.txt'}\n    to: ${folder.path + '/\(target)'}", in: place)
    #expect((run.failure == nil) == (found != nil), "\(run.failure?.failure.message ?? "")")
    if let found { #expect(try SystemFiles().read(place.path + "/" + found, limit: 9) == Array("tea".utf8)) }
    #expect(((try? SystemFiles().read(place.path + "/a.txt", limit: 9)) != nil) == stays)
    #expect(try SystemFiles().read(place.path + "/taken.txt", limit: 9) == Array("old".utf8))
  }

  @Test("A folder is moved with what is in it")
  func folder() async throws {
    let place = try TemporaryPlace()
    try place.file("trip/a.txt", "tea")
    try place.file("sub/other.txt")
    let run = try await run(
      "- Move File: { file: \"${folder.path + '/trip'}\", to: \"${folder.path + '/sub'}\" }", in: place)
    #expect(run.failure?.failure.message == nil)
    #expect(try SystemFiles().read(place.path + "/sub/trip/a.txt", limit: 9) == Array("tea".utf8))
  }

  @Test(
    "Nothing is moved, copied or looked at without permission",
    arguments: [
      ("- Move File: { file: \"${folder.path + '/a.txt'}\", to: \"${folder.path + '/b.txt'}\" }", "read"),
      ("- Copy File: { file: \"${folder.path + '/a.txt'}\", to: \"${folder.path + '/b.txt'}\" }", "read"),
      ("- Copy File: { file: \"${folder.path + '/a.txt'}\", to: \"${folder.path + '/b.txt'}\" }", "write"),
      ("- Get Details Of Files: { files: \"${folder.path + '/a.txt'}\", detail: size }", "write"),
    ])
  func forbidden(step: String, granted: String) async throws {
    let place = try TemporaryPlace()
    try place.file("a.txt", "tea")
    let run = try await run(step, in: place, permissions: "{ \(granted): [\"${folder}\"] }")
    #expect(run.failure?.failure.reason == .permission)
    #expect((try? SystemFiles().read(place.path + "/b.txt", limit: 9)) == nil)
  }

  @Test(
    "Each detail has its type",
    arguments: [
      ("name", #"["a.txt"]"#), ("size", "[3]"), ("extension", #"["txt"]"#), ("content_type", #"["text/plain"]"#),
    ])
  func details(detail: String, told: String) async throws {
    let place = try TemporaryPlace()
    try place.file("a.txt", "tea")
    let run = try await run(
      "- Get Details Of Files: { files: \"${folder.path + '/a.txt'}\", detail: \(detail) }", in: place)
    #expect(try run.outcome == told)
  }

  @Test("When a file was made and changed are dates of this century", arguments: ["created", "modified"])
  func dates(detail: String) async throws {
    let place = try TemporaryPlace()
    try place.file("a.txt", "tea")
    let run = try await run(
      "- Get Details Of Files: { files: \"${folder.path + '/a.txt'}\", detail: \(detail) }\n- return: ${previous[1].year > 2000}",
      in: place)
    let outcome = try run.outcome
    // Not every disk keeps when a file was made.
    #expect(outcome == "true" || outcome == "failed failed: Nothing tells when `a.txt` was made.")
  }
}
