import Testing

@testable import Workflow

@Suite("Operators")
struct OperatorTests {
  private let evaluator = Evaluator()

  @Test(
    "give the values the language says",
    arguments: [
      ("12", "12"), ("3.5", "3.5"), ("'a''b'", "'a' + '''' + 'b'"), ("true", "not false"), ("1h30m", "90m"),
      ("8 / 2", "4"), ("7 / 2", "3.5"), ("-7 % 3", "-1"), ("2 + 3 * 4", "14"), ("(2 + 3) * 4", "20"),
      ("10 - 3 - 2", "5"), ("2 * -3", "-6"), ("- 2 + 5", "3"), ("'a' + 'b'", "'ab'"), ("[1] + [2]", "[1, 2]"),
      ("2 * 30s", "1m"), ("30s * 2 + 1m", "2m"), ("1h / 2", "30m"), ("1h / 30m", "2"),
      ("if true then 1 else 2", "1"), ("if false then 1 else if false then 2 else 3", "3"),
      ("1 < 2 and 2 < 3", "true"), ("true or false and false", "true"), ("not true or true", "true"),
      ("not 1 == 2", "true"), ("nothing ?? 1 + 1", "2"), ("note ?? 'x'", "'x'"), ("nothing == nothing", "true"),
      ("2 in [1, 2]", "true"), ("[1, 2] contains 3", "false"), ("'abc' contains 'b'", "true"),
      ("'b' in 'abc'", "true"), ("'count' in data", "true"), ("'v12' matches '^v[0-9]+'", "true"),
      ("state == 'open'", "true"), ("state in ['closed', 'all']", "false"), ("name == 'Ada'", "true"),
      ("n % 3 == 1 and total + n > 10", "true"), ("movies[1].title", "'Dune'"), ("movies[-1].title", "'Clue'"),
      ("movies?[9]", "nothing"), ("data['odd key']", "'odd'"), ("data.author.login", "'ada'"), ("data.author.in", "1"),
      ("data?.nope", "nothing"), ("movies.title", "['Dune', 'Arrival', 'Clue']"), ("movies.tagline", "['It begins']"),
      ("maybe_movie?.title ?? 'none'", "'none'"), ("anything.count", "3"), ("movie.tagline ?? ''", "'It begins'"),
      ("if note == nothing then 0 else 1", "0"), ("record(a=1, b='x').b", "'x'"), ("'\\d\\n'", "'\\d' + '\\n'"),
    ])
  func value(expression: String, expected: String) throws {
    let value = try evaluator.evaluate(expression)
    let wanted = try evaluator.evaluate(expected)
    #expect(value.isEqual(to: wanted), "\(value.shortForm) is not \(wanted.shortForm)")
  }
}
