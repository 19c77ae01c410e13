import TestSupport
import Testing
import Workflow

@testable import Actions

/// What comes of it when the service refuses, or somebody else answers.
@Suite("Refusals of The Movie Database")
struct TMDbClientTests {
  struct Refusal: Sendable, CustomStringConvertible {
    let description: String
    let status: Int
    let body: String
    let reason: Failure.Reason
    let message: String
    var requests = 1
  }

  static let refusals = [
    Refusal(
      description: "a key it does not know", status: 401,
      body: #"{"status_code":7,"status_message":"Invalid API key: You must be granted a valid key.","success":false}"#,
      reason: .http, message: "TMDb does not accept the credential: Invalid API key: You must be granted a valid key."),
    Refusal(
      description: "a movie it does not have", status: 404,
      body: #"{"success":false,"status_code":34,"status_message":"The resource you requested could not be found."}"#,
      reason: .notFound, message: "Movie not found: TMDb has none of the number 550."),
    Refusal(
      description: "too many requests, again and again", status: 429,
      body: #"{"success":false,"status_code":25,"status_message":"Your request count (46) is over the limit of 40."}"#,
      reason: .http,
      message: "TMDb has had more requests than it allows: Your request count (46) is over the limit of 40.",
      requests: 4),
    Refusal(
      description: "a page it does not have", status: 400,
      body: #"{"success":false,"status_code":22,"status_message":"Invalid page: Pages start at 1 and max at 500."}"#,
      reason: .http, message: "TMDb answered with the status 400: Invalid page: Pages start at 1 and max at 500."),
    Refusal(
      description: "errors in a list", status: 422, body: #"{"errors":["page must be less than 501", "and whole"]}"#,
      reason: .http, message: "TMDb answered with the status 422: page must be less than 501, and whole."),
    Refusal(
      description: "a refusal in a reply that says it is none", status: 200,
      body: #"{"success":false,"status_code":34,"status_message":"The resource you requested could not be found."}"#,
      reason: .notFound, message: "Movie not found: TMDb has none of the number 550."),
    Refusal(
      description: "no words", status: 500, body: "", reason: .http, message: "TMDb answered with the status 500.",
      requests: 4),
    Refusal(
      description: "a page to sign in", status: 200, body: "<html><title>Sign in to Wi-Fi</title></html>",
      reason: .conversion,
      message: "TMDb's reply is not JSON: it looks like a web page (expected a value, in line 1, column 1)."),
    Refusal(
      description: "half a reply", status: 200, body: #"{"id":550,"results":[{"id":55"#, reason: .conversion,
      message: "TMDb's reply is truncated: its JSON ends too early, in line 1, column 30."),
    Refusal(
      description: "no object", status: 200, body: "[1]", reason: .conversion,
      message: "TMDb's reply is a list of 1 item, but an object was expected."),
    Refusal(
      description: "half a surrogate pair", status: 200, body: #"{"id":550,"title":"\ud800"}"#, reason: .conversion,
      message: "TMDb's reply is not JSON: *"),
    Refusal(
      description: "lists without end", status: 200, body: String(repeating: "[", count: 200_000), reason: .limit,
      message: "TMDb's reply nests lists and objects too deeply, *"),
    Refusal(
      description: "a movie without a title", status: 200, body: #"{"id":550}"#, reason: .conversion,
      message: "TMDb's reply for the movie 550 has no number or no title."),
  ]

  @Test("What is told", arguments: refusals)
  func told(refusal: Refusal) async throws {
    let service = try TMDbService { request in
      request.path.hasPrefix("/3/search") ? nil : .json(refusal.body, status: refusal.status)
    }
    let run = try await WorkflowRun(asking: service, "- Get Movie: Fight Club")
    let failure = try #require(run.failure?.failure)
    #expect(failure.reason == refusal.reason)
    let wanted = refusal.message
    #expect(
      wanted.hasSuffix("*") ? failure.message.hasPrefix(wanted.dropLast()) : failure.message == wanted,
      "\(failure.message)")
    #expect(service.targets.count { $0.hasPrefix("/3/movie/550") } == refusal.requests)
  }

  @Test(
    "A list that is none fails, and says what is there instead",
    arguments: [("null", "nothing"), ("{}", "the dictionary `{}`"), ("7", "the number `7`")])
  func noList(json: String, found: String) async throws {
    let service = try TMDbService(body: #"{"page":1,"results":\#(json),"total_pages":1}"#)
    let run = try await WorkflowRun(asking: service, "- Get Movies: popular")
    #expect(
      run.failure?.failure.message == "TMDb's reply has \(found) for `results`, but a list was expected.")
  }

  @Test("Bad rows are left out and counted, and cost no other")
  func badRows() async throws {
    let rows = #"{"id":1,"title":"A"},{"id":"x"},{"id":2,"title":null},7,{"id":3,"title":"B"}"#
    let service = try TMDbService(body: #"{"results":[\#(rows)],"total_pages":1}"#)
    let run = try await WorkflowRun(asking: service, "- Get Movies: popular\n- Text: ${previous.title.join()}")
    #expect(run.output.text == "AB")
    #expect(run.notes == ["3 rows of TMDb's list have no number or no title and are left out."])
  }

  @Test("Of two equal keys the last counts")
  func equalKeys() async throws {
    let service = try TMDbService(body: #"{"page":1,"results":[],"results":[{"id":1}],"total_pages":1}"#)
    let run = try await WorkflowRun(asking: service, "- Get Movies: popular\n- Count")
    #expect(try run.json() == "0")
    #expect(run.notes == ["1 row of TMDb's list has no number or no title and is left out."])
  }

  @Test("After a pause that the service asks for, it is asked again")
  func retryAfter() async throws {
    let service = try TMDbService { request in
      request.index > 0
        ? nil
        : LoopbackReply(
          status: 429, headers: [("Retry-After", "3")], body: Array(#"{"status_code":25}"#.utf8))
    }
    let client = TestClient()
    let run = try await WorkflowRun(asking: service, "- Get Movies: popular\n- Count", client: client)
    #expect(try run.json() == "20")
    #expect(client.clock.slept.map(\.description) == ["3s"])
  }

  @Test("The credential is in no message", arguments: [TMDbService.key + "%/+", TMDbService.token])
  func masked(credential: String) async throws {
    let service = try TMDbService { request in
      TMDbService.refusal(401, 7, "No \(request.target) \(request.header("authorization") ?? "")")
    }
    let run = try await WorkflowRun(asking: service, "- Get Movies: popular", secrets: ["TMDB_TOKEN": credential])
    let failure = try #require(run.failure?.failure)
    #expect(failure.message.contains("***"))
    #expect(!failure.message.contains(credential) && !failure.message.contains(Address.encoded(credential)))
  }

  @Test("Nobody there is a failure of the network that does not tell the key")
  func nobody() async throws {
    // Nobody listens at the first port.
    let run = try await WorkflowRun(
      "steps:\n  - Get Movies: popular\n", secrets: ["TMDB_API_KEY": TMDbService.key],
      environment: ["TMDB_API_URL": "http://127.0.0.1:1/3"], transport: TestClient().client)
    let failure = try #require(run.failure?.failure)
    #expect(failure.reason == .network)
    #expect(!"\(failure)".contains(TMDbService.key))
  }
}
