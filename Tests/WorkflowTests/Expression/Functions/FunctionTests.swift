import Testing

@testable import Workflow

@Suite("Functions")
struct FunctionTests {
  private let evaluator = Evaluator()

  @Test("do what their examples say", arguments: FunctionTable.all.map(\.name))
  func example(name: String) throws {
    let function = try #require(FunctionTable.named(name))
    let value = try evaluator.evaluate(function.example.call)
    let wanted = try evaluator.evaluate(function.example.gives)
    #expect(value.isEqual(to: wanted), "\(value.shortForm) is not \(wanted.shortForm)")
    #expect(function.example.call.contains(".\(name)("))
  }

  @Test("have names of their own, sentences for the reference, and all that the language lists")
  func table() {
    let names = FunctionTable.all.map(\.name)
    #expect(Set(names).count == names.count)
    for function in FunctionTable.all {
      #expect(function.summary.hasSuffix("."), "\(function.name)")
      #expect(function.summary.first?.isUppercase == true, "\(function.name)")
    }
    let listed = """
      upper lower title_case trim split lines words replace starts_with ends_with length pad slice count first last \
      reversed sort filter map unique group flatten zip chunk join sum min max average any all find keys values has \
      get merge round floor ceiling abs format add start_of end_of type_name json display subtitle thumbnail
      """
    #expect(Set(names) == Set(listed.split(separator: " ").map(String.init)))
  }

  @Test(
    "work on the values of a run",
    arguments: [
      // Text
      ("'Straße'.upper()", "'STRASSE'"), ("'it''s the END'.title_case()", "'It''s The End'"),
      ("'a  b\\tc'.split()", "['a', 'b', 'c']"), ("'abc'.split('')", "['a', 'b', 'c']"), ("''.split(',')", "['']"),
      ("'a,,b'.split(',')", "['a', '', 'b']"), ("'a\\n\\nb'.lines()", "['a', '', 'b']"), ("''.lines()", "[]"),
      ("'abab'.replace('a', 'aa')", "'aabaab'"), ("'abab'.replace('a', '-', all=false)", "'-bab'"),
      ("'Abab'.replace('a', '$1', case_sensitive=false)", "'$1b$1b'"), ("'aaa'.replace('', 'x')", "'aaa'"),
      ("'2024-05'.replace('(\\d+)-(\\d+)', '$2/$1 $$', pattern=true)", "'05/2024 $'"),
      ("'abc'.replace('', '-', pattern=true)", "'-a-b-c-'"), ("'é'.length()", "1"),
      ("'abc'.pad(2)", "'abc'"), ("'abc'.pad(5) + '|'", "'abc  |'"), ("'ab'.pad(5, 'xy')", "'abxyx'"),
      ("'Dune'.slice(2)", "'une'"), ("'Dune'.slice(-2)", "'ne'"), ("'Dune'.slice(3, 2)", "''"),
      ("'Dune'.slice(2, 99)", "'une'"), ("any_text.upper()", "'ADA'"), ("name.starts_with('A')", "true"),
      // List
      ("[1, 2, 3].first()", "1"), ("[1, 2, 3].last(2)", "[2, 3]"), ("[].first(2)", "[]"), ("none.count()", "0"),
      ("titles.sort()", "['Arrival', 'Clue', 'Dune']"),
      ("movies.sort(it.vote_average).title", "['Clue', 'Arrival', 'Dune']"),
      ("movies.sort(it.tagline).id", "[1, 2, 3]"), ("movies.sort(it.tagline, order='descending').id", "[1, 2, 3]"),
      ("['b', 'B', 'a', 'ä'].sort(locale='de')", "['a', 'ä', 'b', 'B']"), ("['b', 'B', 'ä'].sort()", "['B', 'b', 'ä']"),
      ("movies.filter(it.vote_average >= 7.9).sort(it.title).first(5).map(it.title).join(', ')", "'Arrival, Dune'"),
      ("movies.filter(m => m.vote_average > 8).title", "['Dune']"), ("movies.map(it.title.upper()).last()", "'CLUE'"),
      ("[[1, 2], [3]].map(x => x.map(y => y + x.count()))", "[[3, 4], [4]]"),
      ("[1, 2].map(x => [10].map(it + x).first())", "[11, 12]"), ("[1, 2, 3].group(it > 1).key", "[false, true]"),
      ("['a', 'B', 'A'].unique(it.lower())", "['a', 'B']"), ("[1, [2], [[3]]].flatten()", "[1, 2, [3]]"),
      ("[1, 2].zip([3])", "[[1, 3]]"), ("[].chunk(2)", "[]"), ("[1, 2, 3].slice(2)", "[2, 3]"),
      ("[1, 2].join()", "'12'"),
      ("none.sum()", "0"), ("[0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1].sum()", "1"),
      ("movies.sum(it.id)", "6"), ("[30s, 1m].sum()", "90s"),
      ("movies.max(it.vote_average)", "8.1"), ("titles.min()", "'Arrival'"), ("[1, 2].average()", "1.5"),
      ("[true, false].any()", "true"), ("[true, false].all()", "false"), ("none.all(it > 1)", "true"),
      ("numbers.find(it > 5)", "nothing"), ("numbers.find(it > 1)", "3"), ("numbers.reversed()", "[2, 1, 3]"),
      // Dictionary
      ("data.keys().count()", "4"), ("data.has('count')", "true"), ("data.get('nope')", "nothing"),
      ("anything.get('count', 1)", "3"), ("record(a=1).merge(record(a=2, b=3)).json()", "'{\"a\":2,\"b\":3}'"),
      // Number
      ("(-2.5).round()", "-3"), ("2.675.round(places=2)", "2.68"), ("1234.round(places=-2)", "1200"),
      ("9223372036854775804.round(places=-1)", "9223372036854775800"),
      ("(-9223372036854775804).round(places=-1)", "-9223372036854775800"),
      ("(-15).round(places=-1)", "-20"), ("9.round(places=-100)", "0"), ("9223372036854775807.round(places=-20)", "0"),
      ("7.floor()", "7"), ("(-1.2).ceiling()", "-1"), ("0.5.abs()", "0.5"), ("3.format(places=2)", "'3.00'"),
      ("1234567.format(grouping=true)", "'1,234,567'"), ("1234.5.format(locale='de', places=2)", "'1.234,50'"),
      ("(-1234).format(grouping=true)", "'-1,234'"), ("1.005.format(places=2)", "'1.01'"),
      // Date
      ("'2024-12-30'.as(day).format('d. MMMM yyyy', locale='de')", "'30. Dezember 2024'"),
      ("'2024-12-30'.as(day).format('EEEE')", "'Monday'"), ("'2024-12-30'.as(day).year", "2024"),
      ("'2024-12-30T10:15:00+01:00'.as(date).format('yyyy-MM-dd HH:mm')", "'2024-12-30 10:15'"),
      ("'2024-01-31'.as(day).add(-1, 'months')", "'2023-12-31'.as(day)"),
      ("'2024-01-31T10:00:00Z'.as(date).add(1, 'month')", "'2024-02-29T10:00:00Z'.as(date)"),
      ("'2024-02-15T10:20:30Z'.as(date).start_of('hour')", "'2024-02-15T10:00:00Z'.as(date)"),
      ("'2024-02-15T10:20:30Z'.as(date).end_of('day') + 1ms > '2024-02-16T00:00:00Z'.as(date)", "true"),
      ("'2024-02-15'.as(day).start_of('week')", "'2024-02-12'.as(day)"),
      ("'2024-02-15'.as(day).end_of('year')", "'2024-12-31'.as(day)"),
      ("('2024-02-15'.as(day) - '2024-02-01'.as(day)).days", "14"),
      // Any
      ("'12'.as(number) + 1", "13"), ("['1', '2'].as(number)", "[1, 2]"), ("12.as(text)", "'12'"),
      ("any_number.as(number) + 1", "4"), ("movie.as(dictionary).title", "'Dune'"), ("90.as(duration)", "1m30s"),
      ("movie.type_name()", "'Movie'"), ("movie.display()", "'Dune'"), ("movie.subtitle()", "'It begins'"),
      ("movies.map(it.display()).count()", "3"), ("nothing.as(text?) ?? 'x'", "'x'"), ("'open'.as(State)", "state"),
      ("record(a='x').json(pretty=true)", "'{\\n  \"a\": \"x\"\\n}'"),
    ])
  func value(expression: String, expected: String) throws {
    let value = try evaluator.evaluate(expression)
    let wanted = try evaluator.evaluate(expected)
    #expect(value.isEqual(to: wanted), "\(value.shortForm) is not \(wanted.shortForm)")
  }
}
