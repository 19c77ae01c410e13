import Testing

@testable import Workflow

@Suite("Templates")
struct TemplateTests {
  private let evaluator = Evaluator()

  @Test("keep the type of a single expression, and become text with text around it")
  func types() throws {
    #expect(try evaluator.evaluate(scalar: "${n}").isEqual(to: 7))
    #expect(try evaluator.evaluate(scalar: " ${n}").isEqual(to: " 7"))
    #expect(evaluator.compile(scalar: "${n}").expression?.kind == .number)
    #expect(evaluator.compile(scalar: "${n} ").expression?.kind == .text)
    #expect(evaluator.compile(scalar: "plain").expression?.constant?.text == "plain")
    #expect(evaluator.compile(scalar: "").expression?.constant?.text == "")
  }

  @Test(
    "embed values in their canonical form",
    arguments: [
      ("$${n}", "${n}"), ("a $${ b ${n}", "a ${ b 7"), ("cost: $5", "cost: $5"), ("$", "$"), ("$$", "$$"),
      ("${n}${n}", "77"), ("${half} ${flag} ${state} ${movie}", "0.5 true Open Dune"), ("${pause}!", "1m 30s!"),
      ("${name + '}'}.", "Ada}."), ("${'${n}'} ", "${n} "), ("${'it''s'} ", "it's "), ("é${n}é", "é7é"),
      ("${home}/b", "https://example.org/a/b"), ("<${note ?? ''}>", "<>"),
      ("${movie.title} (${movie.vote_average})", "Dune (8.1)"),
    ])
  func embedding(scalar: String, expected: String) throws {
    #expect(try evaluator.evaluate(scalar: scalar).isEqual(to: .text(expected)))
  }

  @Test(
    "say what does not become text",
    arguments: [
      ("a ${note}", "may-be-nothing", "note", "`note ?? ''`"),
      ("a ${titles}", "not-embeddable", "titles", "join(', ')"),
      ("a ${movies}", "not-embeddable", "movies", "map("), ("a ${data}", "not-embeddable", "data", "json()"),
      ("a ${file}", "not-embeddable", "file", "`file.path` or `file.name`"),
      ("a ${folder}", "not-embeddable", "folder", "path"),
      ("a ${n", "unclosed-expression", "${", "`}`"), ("${[n}", "unfinished-expression", "", nil),
    ] as [(String, String, String, String?)])
  func mistakes(scalar: String, code: String, at place: String, hint: String?) throws {
    let mistake = try #require(evaluator.mistake(scalar: scalar))
    #expect(mistake.code == code)
    #expect(mistake.at == place)
    if let hint { #expect(mistake.hint?.contains(hint) == true, "\(mistake.hint ?? "")") }
  }

  @Test("never look at a value again")
  func values() throws {
    let scope = TestScope()
    scope.set("evil", .text, "${secrets.TOKEN} $${x} '")
    #expect(try Evaluator(scope).evaluate(scalar: "<${evil}>").isEqual(to: "<${secrets.TOKEN} $${x} '>"))
  }

  @Test(
    "with a secret in them are secrets",
    arguments: ["Bearer ${secret}", "${secrets.TOKEN}x", "${'a' + secret}", "${[secret, secret].join('-')}"])
  func secrets(scalar: String) throws {
    let expression = try #require(evaluator.compile(scalar: scalar).expression)
    #expect(expression.kind == .secret)
    var frame = evaluator.scope.frame()
    guard case .secret(let secret) = try expression.evaluate(&frame) else {
      Issue.record("not a secret")
      return
    }
    #expect(secret.reveal().contains("SENTINEL"))
    #expect(!"\(secret)".contains("SENTINEL"))
  }

  @Test(
    "encode text in a url",
    arguments: [
      ("https://a.org/${name}?q=${query}", "https://a.org/Ada?q=a%26b%3Dc%2F%C3%A9%20%3F%23"),
      ("${home}?q=${name}", "https://example.org/a?q=Ada"),
      ("https://a.org/?u=${home}", "https://a.org/?u=https%3A%2F%2Fexample.org%2Fa"),
      ("https://a.org/${tilde}", "https://a.org/~a-b_c.d"),
      ("https://a.org/?q=${dots}", "https://a.org/?q=.."),
    ])
  func urls(scalar: String, expected: String) throws {
    let evaluator = Evaluator(hostile)
    #expect(try evaluator.evaluate(scalar: scalar, as: .url).isEqual(to: .text(expected)))
    #expect(try evaluator.evaluate(scalar: scalar, as: .maybe(.url)).isEqual(to: .text(expected)))
  }

  @Test(
    "refuse what climbs in a url",
    arguments: [
      "https://a.org/${dots}/b", "https://a.org/${up}", "https://a.org/.${dot}/x", "https://a.org/%2e${dot}",
      "https://a.org/${back}",
    ])
  func climbingURLs(scalar: String) throws {
    let (failure, _) = try #require(Evaluator(hostile).failure(scalar: scalar, as: .url))
    #expect(failure.message.contains("`..`"))
  }

  @Test("refuse a text before the rest of a url")
  func textBeforeURL() throws {
    let mistake = try #require(evaluator.mistake(scalar: "${name}/x", as: .url))
    #expect(mistake.code == "text-before-url")
    #expect(mistake.hint?.contains("name.as(url)") == true)
  }

  @Test(
    "keep text within a path to one name",
    arguments: [
      ("${folder}/${name}.txt", "/tmp/out/Ada.txt"), ("${file}.bak", "/tmp/a.txt.bak"), ("../${name}", "../Ada"),
      ("out/${dot}.txt", "out/..txt"),
    ])
  func paths(scalar: String, expected: String) throws {
    #expect(try Evaluator(hostile).evaluate(scalar: scalar, as: .file).isEqual(to: .text(expected)))
  }

  @Test(
    "refuse what climbs in a path",
    arguments: ["out/${dots}", "out/${up}", "out/.${dot}", "out/${dot}${dot}/x", "${slash}x", "out/${nul}"])
  func climbingPaths(scalar: String) throws {
    let (failure, place) = try #require(Evaluator(hostile).failure(scalar: scalar, as: .file))
    #expect(failure.message.contains("part of a path"))
    #expect(["dots", "up", "dot", "slash", "nul"].contains(place))
  }

  private var hostile: TestScope {
    let scope = TestScope.sample()
    for (name, text) in [
      "query": "a&b=c/é ?#", "dots": "..", "up": "a/../../b", "dot": ".", "back": "..\\x", "tilde": "~a-b_c.d",
      "slash": "/",
      "nul": "a\0b",
    ] { scope.set(name, .text, .text(text)) }
    return scope
  }
}
