import Testing
import Workflow

struct ConversionTests {
  static let state = EnumKind(
    "State", [.init("open", title: "Open"), .init("not_planned", title: "Not Planned", synonyms: ["wontfix"])])
  static let movie = RecordKind("Movie", [.init("id", .number, isIdentifier: true), .init("title", .text)]) {
    DisplayRepresentation($0["title"]?.text ?? "")
  }
  static let reply = RecordKind("Response", [.init("status", .number), .init("body", .any, isContent: true)]) { _ in
    DisplayRepresentation("200")
  }
  static let alien = Value.record(Record(movie, [348, "Alien"]))
  static let json = Value.file(
    File(.data(Array(#"{"a": 1}"#.utf8)), name: "a.json", type: ContentType("application/json")))
  static let image = Value.image(File(path: "/tmp/a.png"))
  static let berlin = Moment.Zone.offset(3600)

  @Test(
    "Every row of the table converts",
    arguments: [
      (3.5, .text, "3.5"), (12, .text, "12"), (true, .text, "true"),
      (.date(Moment(seconds: 0, zone: .utc)), .text, "1970-01-01T00:00:00Z"),
      (parse("2024-12-30", .day), .text, "2024-12-30"), (parse("12:30", .time), .text, "12:30"),
      (parse("90m", .duration), .text, "1h 30m"), (parse("https://a.b/c", .url), .text, "https://a.b/c"),
      (.choice(state.cases[1]), .text, "Not Planned"), (alien, .text, "Alien"),
      (alien, .dictionary, .dictionary(["id": 348, "title": "Alien"])),
      ("12", .number, 12), (" 2.5\n", .number, 2.5), ("true", .boolean, true),
      ("2024-12-30T10:00:00+01:00", .date, .date(Moment(seconds: 1_735_549_200, zone: berlin))),
      ("2024-12-30", .day, parse("2024-12-30", .day)), ("12:30", .time, parse("12:30", .time)),
      ("1h 30m", .duration, .duration(Span(nanoseconds: 5_400_000_000_000))),
      ("https://a.b", .url, parse("https://a.b", .url)), ("a/b.txt", .file, .file(File(path: "a/b.txt"))),
      ("a", .folder, .folder(Folder("a"))), ("a.png", .image, .image(File(path: "a.png"))),
      ("wontfix", .choice(state), .choice(state.cases[1])), ("Not planned", .choice(state), .choice(state.cases[1])),
      (90, .duration, parse("90s", .duration)), (0.25, .duration, parse("250ms", .duration)),
      ("x", .list(.text), ["x"]), (1, .list(.text), ["1"]), ([1, 2], .list(.text), ["1", "2"]),
      ([7], .number, 7), (["x"], .text, "x"), ([7], .maybe(.number), 7),
    ] as [(Value, Kind, Value)])
  func convert(value: Value, kind: Kind, expected: Value) throws {
    let result = try value.converted(to: kind, zone: { .utc })
    #expect(result.isEqual(to: expected), "\(result)")
    #expect(result.isInstance(of: kind))
    #expect(Conversion.check(from: value.kind, to: kind).isPossible)
  }

  /// One value of each type.
  static let samples: [Value] = [
    true, 1, 2.5, "x", ["x"], [1, 2], .dictionary(["a": 1]), parse("1h", .duration),
    .date(Moment(seconds: 0, zone: .utc)), parse("2024-12-30", .day), parse("12:30", .time),
    parse("https://a.b", .url), .file(File(path: "/tmp/a.txt")), .folder(Folder("/tmp")), image,
    .choice(state.cases[0]), alien, .secret(Secret("s")), .nothing,
  ]
  static let kinds: [Kind] = [
    .text, .number, .boolean, .date, .day, .time, .duration, .url, .file, .folder, .image, .dictionary, .secret,
    .list(.number), .list(.text), .choice(state), .record(movie), .list(.record(movie)), .nothing,
  ]

  @Test("What types rule out never converts, and says so", arguments: samples, kinds)
  func impossible(value: Value, kind: Kind) {
    guard !Conversion.check(from: value.kind, to: kind).isPossible else { return }
    #expect {
      try value.converted(to: kind, read: { _ in Array("[]".utf8) })
    } throws: { error in
      guard let failure = error as? Failure else { return false }
      return failure.reason == .conversion && failure.message.hasPrefix("A value of type `")
    }
  }

  @Test(
    "A failure quotes what was found and says what to write",
    arguments: [
      ("abc", .number, "the text `abc`", "write digits"), ("yes", .boolean, "the text `yes`", "write `true`"),
      ("2024-13-45", .day, "the text `2024-13-45`", "write `2024-12-30`"),
      ([1, 2], .number, "a list of 2 items", "take one item"), ([1, 2], .text, "a list of 2 items", "join"),
      ([], .text, "a list of 0 items", "join"), (.dictionary(["a": 1]), .text, "dictionary `{ a: 1 }`", ".json()"),
      ("shut", .choice(state), "the text `shut`", "its cases are `open`, `not_planned`"),
      (.nothing, .text, "nothing", "??"), (.secret(Secret("s3cret")), .text, "a secret", "secrets may go"),
      ("12345678901234567890", .number, "12345678901234567890", "64 bits"),
    ] as [(Value, Kind, String, String)])
  func failure(value: Value, kind: Kind, found: String, hint: String) {
    #expect {
      try value.converted(to: kind)
    } throws: { error in
      guard let failure = error as? Failure else { return false }
      return failure.message.contains(found) && failure.hint?.contains(hint) == true
    }
  }

  @Test("A file is read only by who may read it")
  func file() throws {
    #expect(throws: Failure.self) { try Value.file(File(path: "/etc/hostname")).converted(to: .text) }
    // What is in memory is no file of the disk.
    #expect(try Self.json.converted(to: .text).text == #"{"a": 1}"#)
    let read: Value.FileReader = { file in
      guard case .data(let bytes) = file.content else { return [] }
      return bytes
    }
    #expect(try Self.json.converted(to: .text, read: read).text == #"{"a": 1}"#)
  }

  @Test("A reply stands for its body where a text is wanted")
  func content() throws {
    let reply = Value.record(Record(Self.reply, [200, "hello"]))
    #expect(try reply.converted(to: .text).text == "hello")
    #expect(try reply.converted(to: .list(.text)).isEqual(to: ["hello"]))
  }

  @Test("A list that is an element of a list gives its items, and nothing gives none")
  func spliced() {
    let items = Value.spliced(["docker", ["a", "b"], .nothing, "rm"])
    #expect(Value.list(items).isEqual(to: ["docker", "a", "b", "rm"]))
    #expect(Value.spliced([["a"]], of: .list(.text)).count == 1)
  }

  static func parse(_ text: String, _ kind: Kind) -> Value {
    do { return try Value.read(literal: text, as: kind) } catch { return .text("\(error)") }
  }
}
