import Testing

@testable import Workflow

@Suite("What is known not to be nothing")
struct NarrowingTests {
  private let evaluator = Evaluator()

  @Test(
    "holds where a condition says so",
    arguments: [
      "if note != nothing then note + '!' else ''", "if note == nothing then '' else note + '!'",
      "if nothing == note then '' else note.upper()", "note != nothing and note.length() > 1",
      "note == nothing or note.length() > 1", "not (note == nothing) and note.upper() == 'A'",
      "if note == nothing or flag then '' else note.upper()", "if note != nothing and flag then note.upper() else ''",
      "if movie.tagline != nothing then movie.tagline.upper() else ''", "(note ?? '').upper()",
      "if maybe_movie?.title != nothing then maybe_movie.title.upper() else ''",
      "if note == 'a' then note.upper() else ''", "if note != 'a' then '' else note.upper()",
      "if note == nothing then '' else if flag then note.upper() else note.lower()",
      "movies.filter(it.tagline != nothing and it.tagline.length() > 3)",
      "movies.filter(m => m.tagline == nothing or m.tagline != m.title)",
    ])
  func holds(text: String) {
    #expect(evaluator.compile(text).diagnostics.isEmpty)
  }

  @Test(
    "does not hold elsewhere",
    arguments: [
      "if note != nothing then '' else note.upper()", "note == nothing and note.length() > 1",
      "if note != nothing or flag then note.upper() else ''",
      "if not (note != nothing and flag) then note.upper() else ''",
      "if note != 'a' then note.upper() else ''", "(if note != nothing then 1 else 2) + note.length()",
      "if movie.tagline != nothing then movies[1].tagline.upper() else ''",
      "movies.filter(it.tagline != nothing).map(it.tagline.upper())",
      "if movie.tagline != nothing then movies.map(movie => movie.tagline.upper()) else []",
    ])
  func fails(text: String) {
    #expect(evaluator.compile(text).diagnostics.first?.code == "may-be-nothing")
  }

  @Test("is given to the blocks under a condition")
  func facts() throws {
    let condition = try #require(evaluator.compile("note != nothing and maybe_movie?.title != nothing").expression)
    #expect(condition.whenTrue == ["note", "maybe_movie", "maybe_movie.title"])
    #expect(condition.whenFalse.isEmpty)
    let other = try #require(evaluator.compile("note == nothing or maybe_movie == nothing").expression)
    #expect(other.whenTrue.isEmpty)
    #expect(other.whenFalse == ["note", "maybe_movie"])
    #expect(evaluator.compile("note.upper()", facts: ["note"]).expression?.kind == .text)
  }

  @Test(
    "shows in the type",
    arguments: [
      ("note", "text?"), ("note ?? 'a'", "text"), ("note ?? nothing", "text?"), ("maybe_movie?.title", "text?"),
      ("movie?.title", "text"), ("movies?[1]", "Movie?"), ("movies[1]", "Movie"), ("movies.tagline", "[text]"),
      ("movies.labels", "[[text]]"), ("if flag then 1 else nothing", "number?"), ("if flag then 1 else 'a'", "any"),
      ("[1, nothing]", "[number?]"), ("movies.find(it.id > 1)", "Movie?"), ("movies.map(it.title)", "[text]"),
      ("movies.group(it.id)[1].items", "[Movie]"), ("anything.x", "any"), ("data.x", "any"),
      ("anything.as([Movie])", "[Movie]"),
      ("if flag then [] else titles", "[text]"), ("none ?? []", "[number]"), ("numbers.sum()", "number"),
      ("[1s].sum()", "duration"), ("movies.first()", "Movie"), ("movies.first(2)", "[Movie]"),
      ("titles.chunk(2)", "[[text]]"),
      ("record(a=1)", "dictionary"), ("anything.filter(it.x == 1)", "[any]"), ("titles + []", "[text]"),
    ])
  func kinds(text: String, kind: String) throws {
    #expect(evaluator.compile(text).expression?.kind.description == kind)
  }
}
