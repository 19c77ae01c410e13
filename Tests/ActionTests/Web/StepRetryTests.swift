import TestSupport
import Testing
import Workflow

@Suite("A step's `retry` and that of requests")
struct StepRetryTests {
  private static let definitions = """
    actions:
      Ask Server: { parameters: { server: url }, http: { url: "${server}" } }
      Ask Pages: { parameters: { server: url }, http: { url: "${server}", items: "${body}" } }
      Ask By Steps: { parameters: { server: url }, steps: [ { Get Contents Of URL: "${server}" } ] }
    """

  static let cases = [
    ("- Get Contents Of URL: ${server}", 4),
    ("- Get Contents Of URL: ${server}\n  retry: 2", 2),
    ("- Get Contents Of URL: ${server}\n  retry: 1", 1),
    ("- Get Contents Of URL: ${server}\n  timeout: 1h\n  catch: []", 4),
    ("- Ask Server: { server: '${server}' }", 4),
    ("- Ask Server: { server: '${server}' }\n  retry: 3", 3),
    ("- Ask Pages: { server: '${server}' }\n  retry: 3", 3),
    ("- Ask By Steps: { server: '${server}' }\n  retry: 3", 3),
    ("- do:\n    - if: ${1 < 2}\n      then: { Get Contents Of URL: '${server}' }\n  retry: 2", 2),
    ("- each: [1]\n  do: { Ask By Steps: { server: '${server}' } }\n  retry: 2", 2),
    ("- parallel: { a: { Get Contents Of URL: '${server}' } }\n  retry: 2", 2),
    ("- do:\n    - Get Contents Of URL: ${server}\n      retry: 2\n  retry: 3", 6),
    // What stands around the attempts is none of them.
    ("- fail: no\n  retry: 2\n  catch: { Get Contents Of URL: '${server}' }", 4),
    ("- do: []\n  retry: 2\n  finally: { Get Contents Of URL: '${server}' }", 4),
    ("- do: []\n  retry: 2\n- Get Contents Of URL: ${server}", 4),
  ]

  @Test("Under a `retry` a request is sent once an attempt, else four times", arguments: cases)
  func count(_ steps: String, _ count: Int) async throws {
    let trial = try WebTrial { _ in .text("no", status: 503) }
    #expect(try await trial.outcome(steps, Self.definitions).hasPrefix("failed http: ") || steps.contains("catch: []"))
    #expect(trial.server.requests.count == count)
  }
}
