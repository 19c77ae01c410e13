import Foundation
import TestSupport
import Testing
import Workflow

@Suite("Get Contents Of URL")
struct GetContentsOfURLTests {
  /// Says what it was sent.
  private static let mirror: LoopbackServer.Script = { request in
    let headers = request.headers.filter { ["content-type", "authorization", "x-a", "accept"].contains($0.name) }
    let lines = headers.map { "\($0.name): \($0.value)" }
    return .text(([request.method + " " + request.target] + lines + [request.text]).joined(separator: "\n"))
  }

  @Test(
    "A request has the parts that are written",
    arguments: [
      ("url: '${server}/a?b=1#c'", "GET /a?b=1"),
      ("url: '${server}/a?b=1#c'\n    query: { q: 'x y&z', n: ~, l: [1, 2] }", "GET /a?b=1&q=x%20y%26z&l=1&l=2"),
      ("url: '${server}/'\n    headers: { X-A: [1, ~, two] }", "GET /\nx-a: 1\nx-a: two"),
      ("url: '${server}/'\n    json: { a: 1, b: ~ }", "POST /\ncontent-type: application/json\n{\"a\":1,\"b\":null}"),
      ("url: '${server}/'\n    json: [1]\n    method: put", "PUT /\ncontent-type: application/json\n[1]"),
      (
        "url: '${server}/'\n    form: { a: 'x&y', b: ~, c: 2 }",
        "POST /\ncontent-type: application/x-www-form-urlencoded\na=x%26y&c=2"
      ),
      ("url: '${server}/'\n    text: hello", "POST /\ncontent-type: text/plain\nhello"),
      (
        "url: '${server}/'\n    text: <a/>\n    headers: { Content-Type: application/xml }",
        "POST /\ncontent-type: application/xml\n<a/>"
      ),
      ("url: '${server}/'\n    auth: '${secrets.TOKEN}'", "GET /\nauthorization: Bearer ***"),
      ("url: '${server}/'\n    auth: { user: joe, password: p }", "GET /\nauthorization: Basic am9lOnA="),
      ("url: '${server}/'\n    method: DELETE", "DELETE /"),
    ])
  func parts(parameters: String, sent: String) async throws {
    var trial = try WebTrial(Self.mirror)
    trial.secrets = ["TOKEN": "abcdef"]
    let run = try await trial.run("- Get Contents Of URL:\n    \(parameters)\n- Text: ${previous}\n- Show Result")
    let lines = run.shown.joined().split(separator: "\n").filter { !$0.hasPrefix("accept: ") }
    #expect(run.failure?.failure.message == nil)
    #expect(lines.joined(separator: "\n") == sent)
  }

  @Test(
    "A case of an enum goes to a server as its value",
    arguments: [
      ("url: '${server}/${state}'", "GET /ALL"), ("url: '${server}/'\n    query: { s: '${state}' }", "GET /?s=ALL"),
      ("url: '${server}/'\n    query: '${given}'", "GET /?s=ALL"),
      ("url: '${server}/'\n    headers: { X-A: 'is ${state}' }", "GET /\nx-a: is ALL"),
      (
        "url: '${server}/'\n    json: ['${state}', '${given}']",
        "POST /\ncontent-type: application/json\n[\"ALL\",{\"s\":\"ALL\"}]"
      ),
      ("url: '${server}/'\n    text: '${state}'", "POST /\ncontent-type: text/plain\nALL"),
    ])
  func choice(parameters: String, sent: String) async throws {
    let trial = try WebTrial(Self.mirror)
    let steps = """
      - set: { state: "${'all'.as(State)}" }
      - set: { given: { s: "${state}" } }
      - Get Contents Of URL:
          \(parameters)
      - Text: ${previous}
      - Show Result
      """
    let run = try await trial.run(
      steps, "enums: { State: { open: Open, all: { title: Open and closed, value: ALL } } }")
    #expect(run.failure?.failure.message == nil)
    let lines = run.shown.joined().split(separator: "\n").filter { !$0.hasPrefix("accept: ") }
    #expect(lines.joined(separator: "\n") == sent)
  }

  @Test("A value stays one value of the query, and cannot climb out of its place in the path")
  func attacks() async throws {
    let trial = try WebTrial(Self.mirror)
    let query = try await trial.run(
      "- Get Contents Of URL: '${server}/search?q=${data}&page=1'\n- Text: ${previous}\n- Show Result",
      inputs: ["data": "a&api_key=stolen#frag%0d%0a"])
    #expect(query.shown.first?.hasPrefix("GET /search?q=a%26api_key%3Dstolen%23frag%250d%250a&page=1\n") == true)
    let path = try await trial.run(
      "- Get Contents Of URL: '${server}/movie/${data}'", inputs: ["data": "550/../../account?x="])
    #expect(path.failure?.failure.message.contains("`..`") == true, "\(path.failure?.failure.message ?? "")")
    #expect(trial.server.requests.count == 1)
  }

  @Test(
    "A body that is wanted as a list is read by its content type",
    arguments: [
      ("application/json", "[1, 2]", "2"),
      ("application/vnd.api+json; charset=utf-8", "[1]", "1"),
      ("text/plain", "[1, 2, 3]", "3"),
      ("text/csv", "a,b\n1,2\n", "1"),
      ("application/yaml", "- x\n- y\n", "2"),
    ])
  func structured(type: String, body: String, count: String) async throws {
    let trial = try WebTrial { _ in .text(body, type: type) }
    #expect(
      try await trial.outcome("- Get Contents Of URL: ${server}\n- Get Item From List: { item: range }\n- Count")
        == count)
  }

  @Test(
    "A body that is not what its type says is an error with its place",
    arguments: [
      ("text/html", "<html>Sign in</html>", "is a web page, but JSON was expected."),
      ("application/json", "<html>Sign in</html>", "is not JSON: it looks like a web page"),
      (
        "application/json", #"{"id":550,"title":"Fight"#, "is truncated: its JSON ends too early, in line 1, column 25."
      ),
      ("image/png", "x", "holds no data that can be read: its content type is `image/png`."),
    ])
  func notData(type: String, body: String, message: String) async throws {
    let trial = try WebTrial { _ in .text(body, type: type) }
    let run = try await trial.run("- Get Contents Of URL: ${server}\n- Get Item From List")
    #expect(run.failure?.failure.reason == .conversion)
    #expect(run.failure?.failure.message.contains(message) == true, "\(run.failure?.failure.message ?? "")")
  }

  @Test("What is known of the reply has its types")
  func properties() async throws {
    let trial = try WebTrial { _ in .json("{}", status: 203, headers: [("X-A", "1"), ("x-a", "2")]) }
    let outcome = try await trial.outcome(
      """
      - Get Contents Of URL: ${server}/a/b.json
        as: reply
      - Text: ${reply.status + 1} ${reply.headers['x-a']} ${reply.url} ${reply.body.name}
      """)
    #expect(outcome == #""204 1, 2 http://127.0.0.1/a/b.json b.json""#)
  }

  @Test(
    "A status that is no success tells what the server said, with nothing in it that a terminal obeys",
    arguments: [
      (404, "text/plain", "no such\nmovie", "was answered with 404 Not Found: no such / movie."),
      (500, "text/html", "<html>oops</html>", "was answered with 500 Internal Server Error."),
      (599, "text/plain", "\u{1B}[2Jgone", "was answered with 599: \\x1b[2Jgone."),
      (304, "text/plain", "", "was answered with 304 Not Modified."),
    ])
  func refused(status: Int, type: String, body: String, message: String) async throws {
    let trial = try WebTrial { _ in .text(body, status: status, type: type) }
    let outcome = try await trial.outcome("- Get Contents Of URL: { url: '${server}/x?key=1', method: POST }")
    #expect(outcome == "failed http: `POST http://127.0.0.1/x` \(message)")
  }

  @Test("Escapes in the words of a status and in headers go nowhere")
  func escapes() async throws {
    let trial = try WebTrial { _ in
      LoopbackReply(status: 418, reason: "\u{1B}]0;owned\u{07}", headers: [("X-A", "\u{1B}[31mred")], body: [])
    }
    let outcome = try await trial.outcome("- Get Contents Of URL: ${server}")
    #expect(!outcome.contains { $0.isASCII && ($0.asciiValue ?? 32) < 32 })
  }

  @Test("A status may be accepted, and the error says what there is to know")
  func statuses() async throws {
    let trial = try WebTrial { _ in .json(#"{"reason": "gone"}"#, status: 410) }
    #expect(
      try await trial.outcome(
        "- Get Contents Of URL: { url: '${server}', accept: [200, 410] }\n- Text: ${previous.status}")
        == #""410""#)
    let caught = try await trial.outcome(
      """
      - Get Contents Of URL: ${server}
        catch: { cases: { http: [{ Text: "${error.data.status} ${error.data.body.as(dictionary).reason}" }] } }
      """)
    #expect(caught == #""410 gone""#)
  }

  @Test("Redirects are followed, or not")
  func redirects() async throws {
    let trial = try WebTrial { $0.path == "/a" ? .redirect(to: "/b") : .text("b") }
    #expect(
      try await trial.outcome("- Get Contents Of URL: ${server}/a\n- Text: ${previous.url}") == #""http://127.0.0.1/b""#
    )
    #expect(
      try await trial.outcome(
        "- Get Contents Of URL: { url: '${server}/a', follow: false, accept: [302] }\n- Text: ${previous.headers.location}"
      )
        == #""/b""#)
  }

  @Test("A secret header stays with the origin it was sent to")
  func secretHeader() async throws {
    let other = try LoopbackServer { .text($0.header("x-key") ?? "none") }
    var trial = try WebTrial { _ in .redirect(to: other.url("/").text) }
    trial.secrets = ["KEY": "abcdef"]
    let run = try await trial.run(
      "- Get Contents Of URL:\n    url: ${server}\n    headers: { X-Key: '${secrets.KEY}' }\n- Text: ${previous}\n- Show Result"
    )
    #expect(run.shown == ["none"])
    #expect(trial.server.requests.first?.header("x-key") == "abcdef")
  }

  @Test("Two bodies are one too many, and what has no text is no header")
  func mistakes() async throws {
    let trial = try WebTrial { _ in .text("") }
    #expect(
      try await trial.outcome("- Get Contents Of URL: { url: '${server}', text: a, json: 1 }")
        == "failed input: A request has one body, and this has `json` and `text`.")
    #expect(
      try await trial.outcome("- Get Contents Of URL: { url: '${server}', headers: { A: { b: 1 } } }")
        == "failed conversion: `A` in `headers` takes a text, and this is the dictionary `{ b: 1 }`.")
    #expect(
      try await trial.outcome("- Get Contents Of URL: { url: '${server}', auth: [1] }").hasPrefix(
        "failed input: `auth` takes"))
    #expect(trial.server.requests.isEmpty)
  }

  @Test("The body goes into a file, which appears only when all of it is there")
  func saved() async throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let trial = try WebTrial { $0.path == "/cut" ? LoopbackReply.text("content").cut(after: 65) : .text("content") }
    let steps = "- Get Contents Of URL: { url: '${server}/x', save_to: \(folder)/x.txt }\n- Text: ${previous.body.path}"
    #expect(try await trial.outcome(steps) == #""\#(folder)/x.txt""#)
    #expect(try String(contentsOfFile: folder + "/x.txt", encoding: .utf8) == "content")
    _ = try await trial.outcome("- Get Contents Of URL: { url: '${server}/cut', save_to: \(folder)/y.txt }")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["x.txt"])
    // It is called as it was asked for, wherever that leads.
    try FileManager.default.createSymbolicLink(atPath: folder + "/linked", withDestinationPath: folder)
    #expect(
      try await trial.outcome(steps.replacing("/x.txt", with: "/linked/z.txt")) == #""\#(folder)/linked/z.txt""#)
    #expect(try String(contentsOfFile: folder + "/z.txt", encoding: .utf8) == "content")
  }

  @Test(
    "A file that is sent, or by which one side knows the other, is read only where that is permitted",
    arguments: [
      "authorities: '${data.as(file)}'", "certificate: '${data.as(file)}'", "certificate_key: '${data.as(file)}'",
      "file: '${data.as(file)}'", "form: { f: '${data.as(file)}' }",
    ], ["outside.pem", "granted/link.pem", "granted/../outside.pem", "granted/linked/outside.pem"])
  func forbiddenFiles(parameter: String, path: String) async throws {
    let place = try TemporaryPlace()
    try place.file("outside.pem", "-----BEGIN CERTIFICATE-----")
    try place.file("granted/own.pem", "-----BEGIN CERTIFICATE-----")
    try place.link("granted/link.pem", to: "../outside.pem")
    try place.link("granted/linked", to: "..")
    let trial = try WebTrial { _ in .text("") }
    let permissions = "permissions: { network: [127.0.0.1], read: ['\(place.path)/granted'] }"
    let steps = "- Get Contents Of URL:\n    url: ${server}\n    \(parameter)\n"
    let run = try await trial.run(steps, permissions, inputs: ["data": "\(place.path)/\(path)"])
    #expect(run.failure?.failure.reason == .permission)
    #expect(trial.server.requests.isEmpty)
    // What is in the folder that is granted is read.
    let own = try await trial.run(steps, permissions, inputs: ["data": "\(place.path)/granted/own.pem"])
    #expect(own.failure?.failure.reason != .permission)
  }
}
