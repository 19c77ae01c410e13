import TestSupport
import Testing
import Workflow

@Suite("Definitions by requests, page by page")
struct PagedDefinitionTests {
  private static let types = """
    types:
      Book: { properties: { title: { type: text, identifier: true }, author: text? } }
    """

  /// An action `Get Books` whose `http` has these lines behind its `url`.
  private static func books(_ lines: String, url: String = "${server}/books", further: String = "") -> String {
    let http = lines.split(separator: "\n").map { "      \($0)\n" }.joined()
    return """
      \(types)
      actions:
        Get Books:
          parameters: { server: url, most: { type: number, default: 100 } }
          returns: [Book]
          http:
            url: \(url)
      \(http)    map: { author: "${it?.by?.name}" }
      \(further)
      """
  }

  private static let steps = "- Get Books: { server: '${server}' }\n- return: ${previous.title.join(' ')}"

  /// Three books, of which each page has one; `next` finds the following one.
  private func library(_ next: @escaping @Sendable (Int) -> (key: String, header: String?)) throws -> WebTrial {
    let titles = ["Emma", "Persuasion", "Sanditon"]
    return try WebTrial { request in
      let page = request.query.split(separator: "=").last.flatMap { Int($0) } ?? 1
      guard titles.indices.contains(page - 1) else { return .json(#"{"books": []}"#) }
      let (key, header) = next(page)
      return .json(
        #"{"books": [{"title": "\#(titles[page - 1])", "by": {"name": "Jane"}}]\#(key)}"#,
        headers: header.map { [("Link", $0)] } ?? [])
    }
  }

  @Test("Pages are followed by the header `Link`, and `map` fills each item")
  func link() async throws {
    let trial = try library { ("", $0 < 3 ? "</books?page=\($0 + 1)>; rel=next" : nil) }
    let definition = Self.books("items: ${body.books}\nnext: link")
    #expect(try await trial.outcome(Self.steps, definition) == #""Emma Persuasion Sanditon""#)
    let authors = "- Get Books: { server: '${server}' }\n- return: ${previous.author.unique()}"
    #expect(try await trial.outcome(authors, definition) == #"["Jane"]"#)
    #expect(trial.server.requests.map(\.target).prefix(3) == ["/books", "/books?page=2", "/books?page=3"])
  }

  @Test(
    "Pages are followed by what an expression gives",
    arguments: [
      "next: ${body?.next}",
      "next: ${if page < 3 then body.next else nothing}",
      "next:\n  when: ${body?.cursor != nothing}\n  url: ${server}/books?after=${body.cursor}",
      "next: ${server}/books?page=${page + 1}",
      "next: { when: \"${headers['x-more'] == 'yes' and status == 200}\", url: \"${url}?page=${page + 1}\" }",
    ])
  func expression(_ next: String) async throws {
    let trial = try WebTrial { request in
      let page = request.query.split(separator: "=").last.flatMap { Int($0) } ?? 1
      let title = ["Emma", "Persuasion"].indices.contains(page - 1) ? ["Emma", "Persuasion"][page - 1] : nil
      guard let title else { return .json(#"{"books": []}"#) }
      let more = page < 2 ? #", "next": "/books?page=2", "cursor": 2"# : ""
      return .json(#"{"books": [{"title": "\#(title)"}]\#(more)}"#, headers: [("X-More", page < 2 ? "yes" : "no")])
    }
    let definition = Self.books("items: ${body.books}\n\(next)")
    let outcome = try await trial.outcome(Self.steps, definition)
    if next.contains("page < 3") {
      #expect(outcome.hasPrefix("failed failed: "))
    } else {
      #expect(outcome == #""Emma Persuasion""#)
    }
  }

  @Test("`max` bounds the items, and no page is asked for that is not needed")
  func max() async throws {
    let trial = try library { ("", "</books?page=\($0 + 1)>; rel=next") }
    let definition = Self.books("items: ${body.books}\nnext: link\nmax: ${most}")
    let steps = "- Get Books: { server: '${server}', most: 2 }\n- return: ${previous.title.join(' ')}"
    #expect(try await trial.outcome(steps, definition) == #""Emma Persuasion""#)
    #expect(trial.server.requests.count == 2)
  }

  @Test("A page that was there already ends the walk")
  func round() async throws {
    let trial = try library { ("", "</books?page=\($0 % 2 + 1)>; rel=next") }
    let definition = Self.books("items: ${body.books}\nnext: link", url: "${server}/books?page=1")
    #expect(try await trial.outcome(Self.steps, definition) == #""Emma Persuasion""#)
  }

  @Test("`items` alone says where the list is, and without it the body is the list")
  func onePage() async throws {
    let trial = try WebTrial { request in
      request.path == "/books" ? .json(#"{"books": [{"title": "Emma"}]}"#) : .json(#"[{"title": "Emma"}]"#)
    }
    #expect(try await trial.outcome(Self.steps, Self.books("items: ${body.books}")) == #""Emma""#)
    #expect(try await trial.outcome(Self.steps, Self.books("max: 5", url: "${server}/list")) == #""Emma""#)
    #expect(trial.server.requests.count == 2)
  }

  @Test("A further page is only fetched from where the workflow may go")
  func permission() async throws {
    let trial = try WebTrial { request in
      .json(#"{"books": [{"title": "Emma"}]}"#, headers: [("Link", "<http://localhost:1/books>; rel=next")])
    }
    let definition = Self.books(
      "items: ${body.books}\nnext: link", further: "permissions: { network: [127.0.0.1] }")
    #expect(try await trial.outcome(Self.steps, definition).hasPrefix("failed permission: "))
  }

  @Test("What is wrong while it runs points into the definition and at the step that uses it")
  func places() async throws {
    let trial = try WebTrial { _ in .json(#"{"books": [{"title": "Emma"}], "next": 2}"#) }
    for (lines, message, place, hint) in [
      (
        "items: ${body}", "`items` of `Get Books`: The items of a page are a list, and this is the dictionary *",
        "body",
        "write `items: ${body.books}`"
      ),
      (
        "items: ${body.books}\nnext: ${body.next}",
        "`next` of `Get Books`: The next page is found by a URL, and this is the number *", "body.next", nil
      ),
    ] {
      let run = try await trial.run(Self.steps, Self.books(lines))
      let failure = try #require(run.failure)
      #expect(failure.failure.reason == .conversion)
      #expect(failure.failure.message.hasPrefix(message.dropLast(2)))
      #expect(failure.failure.range?.text == place)
      #expect(failure.failure.hint == hint)
      #expect(failure.enclosures.map(\.step.title) == ["Get Books"])
    }
  }

  static let mistakes = [
    ("items: results", "not-an-expression"),
    ("items: ${body.books}\nnext: lnik", "not-an-expression"),
    ("items: ${body.books}\nnext: { url: \"${server}\" }", "not-an-expression"),
    ("items: ${most}", "wrong-type"),
    ("items: ${body.books}\nnext: ${page}", "wrong-type"),
    ("items: ${it.books}", "unknown-name"),
    ("items: ${url}", "unknown-name"),
    ("items: ${body.books}\nmax: 0", "outside-limits"),
    ("items: ${body.books}\nmax: many", "wrong-value"),
    ("items: ${body.books}\nnext: { when: \"${status}\", url: \"${server}\" }", "not-boolean"),
  ]

  @Test("Mistakes are told before the run", arguments: mistakes)
  func mistake(_ lines: String, _ code: String) async throws {
    let trial = try WebTrial { _ in .json("[]") }
    let outcome = try await trial.outcome(Self.steps, Self.books(lines))
    #expect(outcome == "refused \(code)")
  }
}
