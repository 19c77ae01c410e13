import Testing
import Workflow

@Suite("What a test prepares of the world outside")
struct PreparedWorldTests {
  private func url(_ text: String) throws -> Address { try #require(Address(text)) }

  private func exchange(_ url: String, method: String = "GET", status: Int = 200) -> TestExchange {
    var reply = TestExchange.Reply()
    reply.status = status
    return TestExchange(request: .init(method: method, url: url), reply: reply)
  }

  @Test("Each exchange answers one time, the first that fits, and what does not come is told")
  func exchanges() async throws {
    let transport = TestTransport([
      exchange("https://a.org/", status: 500), exchange("https://a.org/"), exchange("https://a.org/", method: "POST"),
    ])
    let request = HTTPRequest("GET", try url("https://a.org/"))
    let statuses = [
      try await transport.send(request, admit: { _ in }, until: Cancellation()).status,
      try await transport.send(request, admit: { _ in }, until: Cancellation()).status,
    ]
    #expect(statuses == [500, 200])
    await #expect(throws: Failure.self) { try await transport.send(request, admit: { _ in }, until: Cancellation()) }
    #expect(
      transport.complaints == [
        "The test has no further reply to `GET https://a.org/`.", "The request `POST https://a.org/` was not sent.",
      ])
  }

  @Test("What is not granted is not answered")
  func admitted() async throws {
    let transport = TestTransport([exchange("https://a.org:8443/")])
    let request = HTTPRequest("GET", try url("https://a.org:8443/"))
    let failure = await #expect(throws: Failure.self) {
      try await transport.send(
        request, admit: { throw Failure(.permission, "\($0.host):\($0.port)") }, until: Cancellation())
    }
    #expect(failure?.message == "a.org:8443")
  }

  @Test("A body is compared as a text or as JSON, and headers in whatever case")
  func bodies() async throws {
    var wanted = TestExchange.Request(method: "POST", url: "https://a.org/")
    wanted.json = ["a": 1, "b": [2]]
    wanted.headers = ["X-Key": "k"]
    let transport = TestTransport([TestExchange(request: wanted, reply: .init())])
    var request = HTTPRequest("POST", try url("https://a.org/"))
    request.body = .bytes(Array(#"{"b":[2],"a":1}"#.utf8), type: nil)
    await #expect(throws: Failure.self) { try await transport.send(request, admit: { _ in }, until: Cancellation()) }
    request.headers = [HTTPField("x-key", "k")]
    _ = try await transport.send(request, admit: { _ in }, until: Cancellation())
  }

  @Test("Each program answers one time, the first that fits, and what does not come is told")
  func programs() async throws {
    let programs = TestPrograms([
      TestProgram(arguments: ["git", "log"], output: "a", status: 1),
      TestProgram(arguments: ["git", "log"], output: "b"),
      TestProgram(arguments: ["cat"], input: "x", output: ""),
    ])
    let results = [
      try await programs.run(ProgramCall(["git", "log"]), until: Cancellation()).status,
      try await programs.run(ProgramCall(["git", "log"]), until: Cancellation()).status,
    ]
    #expect(results == [1, 0])
    await #expect(throws: Failure.self) { try await programs.run(ProgramCall(["cat"]), until: Cancellation()) }
    #expect(
      programs.complaints == ["The test does not expect the program `cat`.", "The program `cat` was not run."])
  }
}
