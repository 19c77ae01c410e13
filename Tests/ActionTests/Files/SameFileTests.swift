import Foundation
import TestSupport
import Testing
import Workflow

@Suite("Many who change one file at the same time")
struct SameFileTests {
  private static let lines = 30
  private let place: TemporaryPlace

  init() throws {
    place = try TemporaryPlace()
    try place.file("out/old.txt", "old\n")
  }

  private func run(_ step: String) async throws -> WorkflowRun {
    try await WorkflowRun(
      """
      inputs: { folder: folder }
      permissions: { write: ["${folder}"], read: ["${folder}"] }
      steps:
        - each: [\((1...SameFileTests.lines).map { String($0) }.joined(separator: ", "))]
          item: n
          parallel: \(SameFileTests.lines)
          do:
            - \(step)
      """, inputs: ["folder": .words(["\(place.path)/out"])], otherFiles: SystemFiles())
  }

  @Test(
    "Each line is there once, and the old one",
    arguments: ["start", "end", "${if n % 2 == 0 then 'start' else 'end'}"])
  func lines(at side: String) async throws {
    let run = try await run(
      "Append To File: { text: \"line ${n}\", path: \"${folder}/old.txt\", at: \"\(side)\" }")
    #expect(run.diagnostics == [])
    #expect(run.failure?.failure.message == nil)
    let lines = (place.text(of: "out/old.txt") ?? "").split(separator: "\n")
    #expect(lines.sorted() == ((1...SameFileTests.lines).map { "line \($0)" } + ["old"]).sorted())
    #expect(place.names(in: "out") == ["old.txt"])
  }

  @Test("Each line is there once in a file that is not there yet", arguments: ["start", "end"])
  func newFile(at side: String) async throws {
    let run = try await run(
      "Append To File: { text: \"line ${n}\", path: \"${folder}/new.txt\", at: \(side) }")
    #expect(run.failure?.failure.message == nil)
    #expect(place.text(of: "out/new.txt")?.split(separator: "\n").count == SameFileTests.lines)
  }

  @Test("All are kept, each under a name of its own", arguments: ["old.txt", "new.txt"])
  func kept(name: String) async throws {
    let run = try await run(
      "Save File: { file: \"text ${n}\", to: \"${folder}/\(name)\", overwrite: keep_both }")
    #expect(run.failure?.failure.message == nil)
    let names = place.names(in: "out")
    #expect(names.count == SameFileTests.lines + 1)
    #expect(Set(names.compactMap { place.text(of: "out/\($0)") }).count == SameFileTests.lines + 1)
  }

  @Test("Nothing that one thread has put there is lost by what another does", arguments: [true, false])
  func threads(onDisk: Bool) throws {
    let files: any FileSystem = onDisk ? SystemFiles() : TestFiles(["/out/old.txt": "old\n"])
    let place = try files.place(of: onDisk ? self.place.path + "/out/old.txt" : "/out/old.txt", followsLast: false)
    DispatchQueue.concurrentPerform(iterations: SameFileTests.lines) { turn in
      let line = Array("line \(turn)\n".utf8)
      do {
        if turn % 2 == 0 { return try files.append(line, to: place, asLine: true) }
        try files.change(place, limit: 1000) { line + $0 }
      } catch {
        Issue.record(error)
      }
    }
    let lines = try files.read(place, limit: 1000).split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == SameFileTests.lines + 1)
  }
}
