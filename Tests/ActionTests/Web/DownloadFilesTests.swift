import Foundation
import TestSupport
import Testing
import Workflow

@Suite("Download Files")
struct DownloadFilesTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  @Test("Files come into the folder in the order of their URLs, and none takes the place of another")
  func several() async throws {
    defer { remove() }
    try Data("old".utf8).write(to: URL(filePath: folder + "/a.txt"))
    let trial = try WebTrial { .text($0.path) }
    let outcome = try await trial.outcome(
      """
      - Download Files:
          urls: ['${server}/a.txt', '${server}/b.txt?x=1', '${server}/c/b.txt']
          to: \(folder)
          at_once: 1
      - Text: ${previous.name.join(' ')}
      """)
    #expect(outcome == #""a 2.txt b.txt b 2.txt""#)
    #expect(try names == ["a 2.txt", "a.txt", "b 2.txt", "b.txt"])
    #expect(try content("a.txt") == "old")
    #expect(try content("a 2.txt") == "/a.txt")
  }

  @Test(
    "A name that a server chose is a plain name",
    arguments: [
      ("attachment; filename=\"../../.bashrc\"", "bashrc"),
      ("attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd.txt", "passwd.txt"),
      ("attachment; filename=\"C:\\\\a\\\\report.pdf\"", "report.pdf"),
      ("attachment; filename=\"..\"", "get"),
    ])
  func suggested(header: String, name: String) async throws {
    defer { remove() }
    let trial = try WebTrial { _ in
      .text("x", type: "application/x-unknown", headers: [("Content-Disposition", header)])
    }
    let run = try await trial.run("- Download Files: { urls: ['${server}/get'], to: \(folder) }")
    #expect(run.failure?.failure.message == nil)
    #expect(try names == [name])
  }

  @Test("A URL cannot name a place outside of the folder", arguments: ["/..%2F..%2Fevil.txt", "/a/%2e%2e%2fevil.txt"])
  func climbing(path: String) async throws {
    defer { remove() }
    let trial = try WebTrial { _ in .text("x") }
    let url = "http://127.0.0.1:\(trial.server.port)\(path)"
    _ = try await trial.run("- Download Files: { urls: ['${data}'], to: \(folder)/ }", inputs: ["data": url])
    #expect(try names == ["evil.txt"])
  }

  @Test("A file that is there may stay, be replaced, or be an error")
  func existing() async throws {
    defer { remove() }
    try Data("old".utf8).write(to: URL(filePath: folder + "/a.txt"))
    let trial = try WebTrial { _ in .text("new") }
    let steps = { (existing: String) in
      "- Download Files: { urls: ['${server}/a.txt'], to: \(self.folder), existing: \(existing) }"
    }
    #expect(try await trial.outcome(steps("fail")) == "failed failed: `\(folder)/a.txt` is there already.")
    #expect(try await trial.run(steps("skip")).failure == nil)
    #expect(trial.server.requests.isEmpty)
    #expect(try content("a.txt") == "old")
    _ = try await trial.run(steps("replace"))
    #expect(try content("a.txt") == "new")
    #expect(try names == ["a.txt"])
  }

  @Test("A file that fails leaves nothing under its name, and what came through stays")
  func failed() async throws {
    defer { remove() }
    let trial = try WebTrial { $0.path == "/b.txt" ? .text("no", status: 404) : .text("yes") }
    let outcome = try await trial.outcome(
      "- Download Files: { urls: ['${server}/a.txt', '${server}/b.txt'], to: \(folder), at_once: 1 }")
    #expect(outcome == "failed http: `GET http://127.0.0.1/b.txt` was answered with 404 Not Found: no.")
    #expect(try names == ["a.txt"])
  }

  @Test("An unfinished file is gone on with")
  func resumed() async throws {
    defer { remove() }
    let body = String(repeating: "0123456789", count: 2000)
    let trial = try WebTrial { request in
      let headers = [(name: "ETag", value: "\"1\""), (name: "Accept-Ranges", value: "bytes")]
      guard let range = request.header("range") else {
        return LoopbackReply.text(body, headers: headers).cut(after: 5000)
      }
      let start = Int(range.dropFirst("bytes=".count).dropLast()) ?? 0
      let rest = String(body.dropFirst(start))
      return .text(
        rest, status: 206, headers: headers + [("Content-Range", "bytes \(start)-\(body.count - 1)/\(body.count)")])
    }
    let run = try await trial.run("- Download Files: { urls: ['${server}/a.txt'], to: \(folder) }")
    #expect(run.failure?.failure.message == nil)
    #expect(try content("a.txt") == body)
    #expect(trial.server.requests.count == 2)
  }
}
