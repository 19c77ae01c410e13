import Testing
import Workflow

struct PropertyTableTests {
  static let date = ConversionTests.parse("2024-12-30T10:15:30.5+01:00", .date)
  static let address = ConversionTests.parse("HTTPS://joe:pw@Example.org:8080/a/b?c=d&e#f", .url)

  @Test(
    "Every property has a value of the type that is told",
    arguments: [
      (
        date,
        [
          "year": 2024, "month": 12, "day": 30, "weekday": 1, "week": 1, "day_of_year": 365, "hour": 10, "minute": 15,
          "second": 30,
          "nanosecond": 500_000_000, "zone": "+01:00", "offset": ConversionTests.parse("1h", .duration),
          "timestamp": 1735550130.5,
          "calendar_day": ConversionTests.parse("2024-12-30", .day), "time": ConversionTests.parse("10:15:30.5", .time),
        ]
      ),
      (
        ConversionTests.parse("2024-02-29", .day),
        ["year": 2024, "month": 2, "day": 29, "weekday": 4, "week": 9, "day_of_year": 60]
      ),
      (
        ConversionTests.parse("10:15:30.5", .time), ["hour": 10, "minute": 15, "second": 30, "nanosecond": 500_000_000]
      ),
      (
        ConversionTests.parse("90m", .duration),
        ["days": 0.0625, "hours": 1.5, "minutes": 90, "seconds": 5400, "milliseconds": 5_400_000]
      ),
      (
        address,
        ["scheme": "https", "host": "example.org", "port": 8080, "path": "/a/b", "query": "c=d&e", "fragment": "f"]
      ),
      (
        ConversionTests.parse("mailto:a@b.c", .url),
        [
          "scheme": "mailto", "host": .nothing, "port": .nothing, "path": "a@b.c", "query": .nothing,
          "fragment": .nothing,
        ]
      ),
      (
        .file(File(path: "/tmp/a.tar.gz")),
        [
          "name": "a.tar.gz", "extension": "gz", "path": "/tmp/a.tar.gz", "folder": .folder(Folder("/tmp")),
          "type": "application/gzip",
        ]
      ),
      (
        .image(File(.data([1]), name: "a", type: ContentType("image/png"))),
        ["name": "a", "extension": "", "path": .nothing, "folder": .nothing, "type": "image/png"]
      ),
      (.folder(Folder("/tmp/x")), ["name": "x", "path": "/tmp/x"]),
      (
        .choice(ConversionTests.state.cases[1]),
        ["name": "not_planned", "title": "Not Planned", "value": "not_planned", "subtitle": .nothing]
      ),
      (ConversionTests.alien, ["id": 348, "title": "Alien"]),
    ] as [(Value, [String: Value])])
  func properties(value: Value, expected: [String: Value]) {
    #expect(Set(value.kind.properties.map(\.name)) == Set(expected.keys))
    for entry in value.kind.properties {
      let found = value.property(entry.name)
      #expect(found?.isEqual(to: expected[entry.name] ?? "?") == true, "\(entry.name)")
      #expect(found?.isInstance(of: entry.kind) == true, "\(entry.name)")
      #expect(value.kind.property(entry.name)?.read(value)?.isEqual(to: found ?? "?") == true)
    }
  }

  @Test("Dictionaries have their keys, and other types nothing")
  func others() {
    #expect(Value.dictionary(["a": 1]).property("a")?.isEqual(to: 1) == true)
    for value: Value in ["text", 1, true, .nothing, .secret(Secret("s")), ["a"]] {
      #expect(value.property("length") == nil)
    }
  }

  @Test("A property is read from values of its type only")
  func foreign() {
    for kind in [
      Kind.date, .day, .time, .duration, .url, .file, .folder, .choice(ConversionTests.state),
      .record(ConversionTests.movie),
    ] {
      for entry in kind.properties { #expect(entry.read("text") == nil) }
    }
  }
}
