@testable import Workflow

extension TestScope {
  static let state = EnumKind(
    "State", [.init("open", title: "Open"), .init("closed", title: "Closed"), .init("all", title: "Open and closed")])

  static let movie = RecordKind(
    "Movie",
    [
      .init("id", .number, isIdentifier: true), .init("title", .text), .init("tagline", .maybe(.text)),
      .init("vote_average", .number), .init("labels", .list(.text)),
    ]
  ) { record in
    DisplayRepresentation(record["title"]?.text ?? "", subtitle: record["tagline"]?.text)
  }

  static func movie(_ id: Int64, _ title: String, _ tagline: Value, _ vote: Value) -> Value {
    .record(Record(movie, [.integer(id), .text(title), tagline, vote, .list([.text("a"), .text(title)])]))
  }

  /// The variables that tests of expressions speak of.
  static func sample() -> TestScope {
    let scope = TestScope()
    let dune = movie(1, "Dune", .text("It begins"), 8.1)
    let arrival = movie(2, "Arrival", .nothing, 7.9)
    let clue = movie(3, "Clue", .nothing, .integer(7))
    scope.set("movie", .record(movie), dune)
    scope.set("movies", .list(.record(movie)), .list([dune, arrival, clue]))
    scope.set("maybe_movie", .maybe(.record(movie)), .nothing)
    scope.set("n", .number, .integer(7))
    scope.set("total", .number, .integer(20))
    scope.set("half", .number, .number(0.5))
    scope.set("name", .text, "Ada")
    scope.set("note", .maybe(.text), .nothing)
    scope.set("flag", .boolean, true)
    scope.set("titles", .list(.text), .list(["Dune", "Arrival", "Clue"]))
    scope.set("numbers", .list(.number), .list([3, 1, 2]))
    scope.set("none", .list(.number), .list([]))
    scope.set("state", .choice(state), .choice(state.cases[0]))
    let author = Value.dictionary(OrderedDictionary(distinct: [("login", "ada"), ("in", 1)]))
    let data = Value.dictionary(
      OrderedDictionary(distinct: [("count", 3), ("odd key", "odd"), ("author", author), ("gone", .nothing)]))
    scope.set("data", .dictionary, data)
    scope.set("anything", .any, data)
    scope.set("any_text", .any, "Ada")
    scope.set("any_number", .any, 3)
    scope.set("any_nothing", .any, .nothing)
    scope.set("secret", .secret, .secret(Secret("SENTINEL")))
    scope.set("home", .url, Address("https://example.org/a").map { .url($0) } ?? .nothing)
    scope.set("folder", .folder, .folder(Folder("/tmp/out")))
    scope.set("file", .file, .file(File(.path("/tmp/a.txt"), name: "a.txt", type: ContentType("text/plain"))))
    scope.set("pause", .duration, .duration(Span(nanoseconds: 90_000_000_000)))
    scope.setMembers("secrets", ["TOKEN": .secret(Secret("SENTINEL"))])
    scope.setKind("Movie", .record(movie))
    scope.setKind("State", .choice(state))
    return scope
  }
}
