import TestSupport
import Testing
import Workflow

@Suite("Get Pages Of URL")
struct GetPagesOfURLTests {
  @Test("Pages are followed by the header `Link`, also where it is relative and has other relations")
  func link() async throws {
    let trial = try WebTrial { request in
      switch request.target {
      case "/a?q=1":
        .json("[1]", headers: [("Link", #"</a?q=1&page=2>; title="x, y"; rel="next last", <z>; rel=first"#)])
      case "/a?q=1&page=2": .json("[2]", headers: [("link", "<?q=1&page=3>; rel=next")])
      default: .json("[3]")
      }
    }
    #expect(try await trial.outcome("- Get Pages Of URL: { url: '${server}/a', query: { q: 1 } }") == "[1,2,3]")
  }

  @Test("Pages are followed by a URL or a cursor in the body, and by number")
  func others() async throws {
    let trial = try WebTrial { request in
      switch request.target {
      case "/url": .json(#"{"items": [1], "next": "/url/2"}"#)
      case "/url/2": .json(#"{"items": [2], "next": null}"#)
      case "/cursor": .json(#"{"items": [1], "next": "a&b"}"#)
      case "/cursor?after=a%26b": .json(#"{"items": [2], "next": ""}"#)
      case "/page": .json("[1]")
      case "/page?page=2": .json("[2]")
      default: .json("[]")
      }
    }
    let steps = { (next: String, more: String) in
      "- Get Pages Of URL:\n    url: ${server}/\(next)\n    next: \(next)\n\(more)"
    }
    let body = "    items: ${it.items}\n    next_value: ${it.next}\n"
    #expect(try await trial.outcome(steps("url", body)) == "[1,2]")
    #expect(try await trial.outcome(steps("cursor", body + "    name: after\n")) == "[1,2]")
    #expect(try await trial.outcome(steps("page", "")) == "[1,2]")
  }

  @Test("A walk ends where it goes round, where pages repeat, and where it has enough")
  func ends() async throws {
    let trial = try WebTrial { request in
      request.path == "/round"
        ? .json("[\(request.index)]", headers: [("Link", "</round>; rel=next")]) : .json("[1, 2]")
    }
    #expect(try await trial.outcome("- Get Pages Of URL: ${server}/round") == "[0]")
    #expect(try await trial.outcome("- Get Pages Of URL: { url: '${server}/same', next: page }") == "[1,2]")
    let endless = try WebTrial { .json("[\($0.index), 0]") }
    #expect(try await endless.outcome("- Get Pages Of URL: { url: '${server}', next: page, max: 5 }") == "[0,0,1,0,2]")
    #expect(endless.server.requests.count == 3)
  }

  @Test("Where the items are is asked for in words")
  func noItems() async throws {
    let trial = try WebTrial { _ in .json(#"{"total": 1, "results": [1]}"#) }
    let run = try await trial.run("- Get Pages Of URL: ${server}")
    #expect(run.failure?.failure.reason == .conversion)
    #expect(run.failure?.failure.hint == "write `items: ${it.results}`")
  }

  @Test("A page that fails ends the walk with its error")
  func failed() async throws {
    let trial = try WebTrial { $0.query.isEmpty ? .json("[1]") : .text("down", status: 403) }
    let outcome = try await trial.outcome("- Get Pages Of URL: { url: '${server}', next: page }")
    #expect(outcome == "failed http: `GET http://127.0.0.1` was answered with 403 Forbidden: down.")
  }
}
