import Testing
import Workflow

struct EqualityTests {
  private static let other = EnumKind("Other", [.init("open")])
  private static let movieAgain = Value.record(Record(ConversionTests.movie, [348, "Alien (1979)"]))
  private static let named = RecordKind("Named", [.init("name", .text), .init("age", .number)]) {
    DisplayRepresentation($0["name"]?.text ?? "")
  }

  /// Pairs of values that are the same.
  static let same: [(Value, Value)] = [
    (.nothing, .nothing), (true, true), (1, .number(1)), (2.5, 2.5), ("é", "e\u{301}"), ([1, [2]], [1, [2]]),
    (["a": 1, "b": 2], ["b": 2, "a": 1]), (ConversionTests.alien, movieAgain),
    (.record(Record(named, ["A", 1])), .record(Record(named, ["A", 2]))),
    (ConversionTests.parse("2024-12-30T10:00:00+01:00", .date), ConversionTests.parse("2024-12-30T09:00:00Z", .date)),
    (ConversionTests.parse("60m", .duration), ConversionTests.parse("1h", .duration)),
    (.file(File(path: "/a")), .file(File(path: "/a"))), (.folder(Folder("/a")), .folder(Folder("/a"))),
    (
      .file(File(.data([1]), name: "a", type: ContentType("x/y"))),
      .file(File(.data([1]), name: "a", type: ContentType("x/y")))
    ),
    (.choice(ConversionTests.state.cases[0]), .choice(ConversionTests.state.cases[0])),
  ]

  @Test("The same values are equal, and equal as keys", arguments: same)
  func equal(left: Value, right: Value) throws {
    #expect(left.isEqual(to: right))
    #expect(right.isEqual(to: left))
    #expect(ValueKey(left) == ValueKey(right))
    #expect(ValueKey(left).hashValue == ValueKey(right).hashValue)
    #expect(try Value.areEqual(left, right))
  }

  @Test(
    "Other values are not",
    arguments: [
      (1, 2), (.integer(.max), .number(0x1p63)), ("a", "A"), ([1, 2], [2, 1]), ([1], [1, 1]), (["a": 1], ["a": 2]),
      (["a": 1], ["b": 1]),
      (["a": 1], ["a": 1, "b": 2]), (.nothing, 0), (.nothing, ""), (.number(.nan), .number(.nan)),
      (.file(File(path: "/a")), .file(File(path: "/b"))),
      (.choice(ConversionTests.state.cases[0]), .choice(ConversionTests.state.cases[1])),
    ] as [(Value, Value)])
  func different(left: Value, right: Value) throws {
    #expect(!left.isEqual(to: right))
    #expect(try !Value.areEqual(left, right))
  }

  @Test(
    "Comparing different types is an error",
    arguments: [
      (1, "1"), (true, "true"), ("2024-12-30", ConversionTests.parse("2024-12-30", .day)), ([1], 1),
      (.choice(ConversionTests.state.cases[0]), .choice(other.cases[0])), (.secret(Secret("a")), "a"),
      (.choice(ConversionTests.state.cases[0]), "opened"),
    ] as [(Value, Value)])
  func incomparable(left: Value, right: Value) {
    #expect { try Value.areEqual(left, right) } throws: { ($0 as? Failure)?.reason == .conversion }
    #expect { try Value.areEqual(right, left) } throws: { ($0 as? Failure)?.reason == .conversion }
    #expect(!left.isEqual(to: right))
  }

  @Test("An enum compares with the name of a case")
  func choice() throws {
    #expect(try Value.areEqual(.choice(ConversionTests.state.cases[0]), "open"))
    #expect(try !Value.areEqual("not_planned", .choice(ConversionTests.state.cases[0])))
  }
}
