import Testing

@testable import Workflow

/// Each mistake with its code, the text it is shown at and what is to be written.
@Suite("Mistakes in expressions")
struct MistakeTests {
  private let evaluator = Evaluator()

  @Test(
    "of form say what to write",
    arguments: [
      // Texts and braces
      ("", "empty-expression", "", "`$${`"), ("  ", "empty-expression", "", "a name"),
      ("'abc", "unclosed-text", "'", "`''`"), ("\"a\"", "double-quotes", "\"a\"", "`'a'`"),
      ("{}", "braces", "{", "record("), ("${n}", "stray-character", "$", nil), ("n # x", "stray-character", "#", nil),
      // Operators of other languages
      ("flag && flag", "foreign-operator", "&&", "`and`"), ("flag || flag", "foreign-operator", "||", "`or`"),
      ("!flag", "foreign-operator", "!", "`not`"), ("n = 1", "foreign-operator", "=", "`==`"),
      ("n === 1", "foreign-operator", "===", "`==`"), ("n <> 1", "foreign-operator", "<>", "`!=`"),
      ("name =~ 'A'", "foreign-operator", "=~", "`matches`"), ("note is nothing", "foreign-operator", "is", "`==`"),
      ("n not in [1]", "not-between", "not", "`not a in b`"),
      ("flag ? 1 : 2", "ternary", "?", "`if flag then 1 else 2`"), ("name | upper", "pipe", "|", "`name.upper()`"),
      // Precedence
      ("1 < n < 3", "chained-comparison", "<", "`1 < n and n < …`"),
      ("n == 1 == true", "chained-comparison", "==", "`n == 1 and 1 == …`"),
      ("1 + if flag then 1 else 2", "needs-parentheses", "if", "`(if … then … else …)`"),
      ("flag == not flag", "needs-parentheses", "not", "`(not …)`"),
      // Unfinished
      ("n +", "unfinished-expression", "", nil), ("(n", "unfinished-expression", "", nil),
      ("[1, 2", "unfinished-expression", "", nil), ("if flag then 1", "missing-else", "if", "else nothing"),
      ("if flag 1", "unexpected-word", "1", nil), ("n n", "unexpected-word", "n", nil),
      ("[1,,2]", "unexpected-word", ",", nil), ("movie.", "missing-name", "", "`data['odd key']`"),
      ("movie.1", "missing-name", "1", "`list[1]`"), ("if flag then 1 else", "unfinished-expression", "", nil),
      // Literals
      ("1_000", "number-form", "1_000", "`1000`"), ("1e3", "number-form", "1e3", "`1000`"),
      ("99999999999999999999", "number-too-large", "99999999999999999999", nil), ("3x", "unknown-unit", "3x", "`ms`"),
      ("9999999h", "duration-too-long", "9999999h", nil), ("record(1)", "unnamed-member", "1", "record(name=1)"),
      ("record(a=1, a=2)", "repeated-member", "a", nil),
    ] as [(String, String, String, String?)])
  func form(text: String, code: String, at place: String, hint: String?) throws {
    try expect(text, code, place, hint)
  }

  @Test(
    "of names and properties list what there is",
    arguments: [
      ("nme", "unknown-name", "nme", "did you mean `name`?"), ("zzzzzz", "unknown-name", "zzzzzz", "`'zzzzzz'`"),
      ("null", "unknown-name", "null", "`nothing`"), ("None", "unknown-name", "None", "`nothing`"),
      ("True", "unknown-name", "True", "`true`"), ("secrets", "namespace-alone", "secrets", "`secrets.TOKEN`"),
      ("secrets.TOKN", "unknown-member", "TOKN", "did you mean `TOKEN`?"),
      ("movie.titel", "unknown-property", "titel", "did you mean `title`?"),
      ("movie.zzz", "unknown-property", "zzz", "`id`, `title`, `tagline`"),
      ("movies.titel", "unknown-property", "titel", "did you mean `title`?"),
      ("name.upper", "function-without-parentheses", "upper", "`.upper()`"),
      ("name.length", "function-without-parentheses", "length", "`.length()`"),
      ("titles.len", "function-without-parentheses", "len", "`.count()`"),
      ("movie.title()", "property-with-parentheses", "title()", "`.title`"),
      ("name.uper()", "unknown-function", "uper", "did you mean `upper`?"),
      ("titles.contains('a')", "operator-as-function", "contains", "`titles contains 'a'`"),
      ("len(titles)", "free-function", "len", "`titles.count()`"),
      ("upper(name)", "free-function", "upper", "`name.upper()`"),
      ("zzz(name)", "unknown-function", "zzz", nil), ("ask('x') + 'a'", "ask-in-expression", "ask", "`as`"),
      ("name.as(numbr)", "unknown-type", "numbr", "did you mean `number`?"),
      ("it", "unknown-name", "it", nil),
    ] as [(String, String, String, String?)])
  func names(text: String, code: String, at place: String, hint: String?) throws {
    try expect(text, code, place, hint)
  }

  @Test(
    "of types name both, and the way",
    arguments: [
      ("name + 1", "operator-types", "name + 1", "`1.as(text)`"),
      ("name * 2", "operator-types", "name * 2", "as(number)"),
      ("1 + titles", "operator-types", "1 + titles", nil), ("-name", "operator-types", "-name", nil),
      ("1 == 'a'", "different-types", "1 == 'a'", "as(number)"), ("n == flag", "different-types", "n == flag", nil),
      ("titles == 'a'", "different-types", "titles == 'a'", "`titles contains 'a'`"),
      ("movie < movie", "no-order", "movie < movie", nil), ("3 in n", "no-container", "3 in n", nil),
      ("1 in titles", "different-types", "1 in titles", nil), ("n matches '1'", "operator-types", "n", "as(text)"),
      ("state == 'opn'", "unknown-case", "'opn'", "did you mean `open`?"),
      ("state in ['zzzz']", "unknown-case", "['zzzz']", "`open`, `closed`, `all`"),
      // No truthiness
      ("if name then 1 else 2", "not-boolean", "name", "`name != ''`"),
      ("not titles", "not-boolean", "titles", "count() > 0"),
      ("n and flag", "not-boolean", "n", "`n > 0`"), ("titles.filter(it)", "not-boolean", "it", nil),
      // Nothing
      ("note + 'a'", "may-be-nothing", "note", "`note ?? '…'`"), ("nothing + 1", "is-nothing", "nothing", nil),
      ("maybe_movie.title", "may-be-nothing", "maybe_movie", "`maybe_movie?.title`"),
      ("note.upper()", "may-be-nothing", "note", "`note?.upper()`"), ("note < 'a'", "may-be-nothing", "note", "??"),
      ("movies.max(it.tagline)", "bad-argument", "it.tagline", "filter(it.tagline != nothing)"),
      // Items
      ("movies[0]", "item-zero", "0", "`1`"), ("movies['a']", "wrong-index", "'a'", nil),
      ("name[1]", "not-indexable", "1", "slice(1, 1)"), ("movie[1]", "not-indexable", "1", nil),
      // Calls
      ("titles.upper()", "wrong-receiver", "upper", "`titles.map(it.upper())`"),
      ("n.upper()", "wrong-receiver", "upper", "`n.as(text).upper()`"),
      ("titles.length()", "wrong-receiver", "length", "count()"),
      ("name.split(1)", "wrong-argument", "1", nil), ("name.upper(1)", "too-many-arguments", "1", "`upper()`"),
      ("titles.map()", "missing-argument", "()", "map(value)"),
      ("titles.sort(it, ordr='x')", "unknown-option", "ordr", "`order`?"),
      ("titles.sort(order='up')", "wrong-word", "'up'", nil),
      ("titles.join(x => x)", "lambda-for-value", "x => x", "x =>"),
      ("titles.sort(it, order='ascending', order='ascending')", "repeated-argument", "order", nil),
      ("movies.sort()", "bad-argument", "movies", "sort(it.name)"),
      ("titles.sum()", "bad-argument", "titles.sum()", "as(number)"),
      ("name.replace('[', '', pattern=true)", "bad-argument", "[", "`\\`"),
      ("name matches 'a(b'", "no-pattern", "b", "`\\`"),
      // Secrets
      ("secret == 'a'", "compared-secret", "secret == 'a'", "nothing"),
      ("secret.length()", "inside-secret", ".length()", "header"),
      ("secret.as(text)", "inside-secret", "secret", nil), ("secrets.TOKEN.upper()", "inside-secret", ".upper()", nil),
      // Constants that fail
      ("1 / 0", "always-fails", "1 / 0", "if"), ("[1, 2][5]", "always-fails", "[1, 2][5]", "?[5]"),
      ("9223372036854775807 + 1", "always-fails", "9223372036854775807 + 1", "64 bits"),
      ("1 + 'abc'.as(number)", "always-fails", "'abc'.as", nil), ("[].first()", "always-fails", "[].first()", "?[1]"),
    ] as [(String, String, String, String?)])
  func types(text: String, code: String, at place: String, hint: String?) throws {
    try expect(text, code, place, hint)
  }

  @Test(
    "come with a fix that is right",
    arguments: [
      ("flag && flag", "flag and flag"), ("n = 1", "n == 1"), ("\"it's\"", "'it''s'"),
      ("flag ? 1 : 2", "if flag then 1 else 2"),
      ("movie.titel", "movie.title"), ("name.upper", "name.upper()"), ("movie.title()", "movie.title"),
      ("null", "nothing"),
      ("len(titles)", "titles.count()"), ("state == 'opn'", "state == 'open'"), ("1_000", "1000"),
      ("!flag", "not flag"),
      ("maybe_movie.title", "maybe_movie?.title"),
      ("titles contains 'a' or titles.contains('b')", "titles contains 'a' or titles contains 'b'"),
    ])
  func fixes(text: String, expected: String) throws {
    let diagnostics = evaluator.compile(text).diagnostics
    let fix = try #require(diagnostics.first?.fixes.first)
    var bytes = Array("${\(text)}".utf8)
    bytes.replaceSubrange(fix.range.offsets, with: Array(fix.replacement.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == "${\(expected)}")
    #expect(evaluator.compile(expected).diagnostics.isEmpty)
  }

  @Test("are all reported, in operands and in several expressions of one text")
  func several() {
    #expect(evaluator.compile("nme + titel * [zz]").diagnostics.count == 3)
    #expect(evaluator.compile(scalar: "${nme} and ${1 +} and ${n}").diagnostics.count == 1)
    #expect(evaluator.compile(scalar: "${+} and ${'a} and ${*}").diagnostics.map(\.code).count == 2)
    #expect(evaluator.compile(scalar: "${nme} and ${titel}").diagnostics.count == 2)
  }

  @Test(
    "that are probably none are warnings",
    arguments: [
      ("n ?? 1", "never-nothing", "n"), ("movie?.zzz", "never-there", "zzz"),
    ])
  func warnings(text: String, code: String, place: String) throws {
    let (expression, diagnostics) = evaluator.compile(text)
    #expect(expression != nil)
    #expect(diagnostics.map(\.code) == [code])
    #expect(diagnostics.first?.severity == .warning)
    #expect(diagnostics.first?.range?.text == place)
  }

  private func expect(_ text: String, _ code: String, _ place: String, _ hint: String?) throws {
    let mistake = try #require(evaluator.mistake(text))
    #expect(mistake.code == code)
    #expect(mistake.at == place)
    if let hint { #expect(mistake.hint?.contains(hint) == true, "\(mistake.hint ?? "no hint")") }
  }
}
