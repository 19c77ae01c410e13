import Testing
import Workflow

struct JSONWriterTests {
  @Test(
    "Every type has its form",
    arguments: [
      (.nothing, "null"), (true, "true"), (12, "12"), (2.5, "2.5"), ("a\"\\\n\t\u{1}é", #""a\"\\\n\t\u0001é""#),
      ([1, "a"], #"[1,"a"]"#), ([], "[]"), ([:], "{}"), (["b": 1, "a": [2]], #"{"b":1,"a":[2]}"#),
      (.choice(ConversionTests.state.cases[1]), #""not_planned""#),
      (.date(Moment(seconds: 0, zone: .offset(3600))), #""1970-01-01T01:00:00+01:00""#),
      (ConversionTests.parse("90m", .duration), #""1h 30m""#),
      (ConversionTests.parse("2024-12-30", .day), #""2024-12-30""#),
      (ConversionTests.parse("09:05", .time), #""09:05""#), (ConversionTests.alien, #"{"id":348,"title":"Alien"}"#),
      (.secret(Secret("s3cret")), #""***""#), (.file(File(path: "/tmp/a.txt")), #""/tmp/a.txt""#),
      (.file(File(.data([1]), name: "a.bin", type: ContentType("x/y"))), #""a.bin""#),
      (.folder(Folder("/tmp")), #""/tmp""#),
      (ConversionTests.parse("https://a.b", .url), #""https://a.b""#), (["\u{7F}"], #"["\u007f"]"#),
    ] as [(Value, String)])
  func compact(value: Value, text: String) throws {
    #expect(try JSONWriter.text(value) == text)
  }

  @Test("Pretty JSON has two spaces a level")
  func pretty() throws {
    let text = try JSONWriter.text(["a": [1, ["b": .nothing]], "c": []], pretty: true)
    #expect(text == "{\n  \"a\": [\n    1,\n    {\n      \"b\": null\n    }\n  ],\n  \"c\": []\n}")
  }

  @Test("What is written reads back as the same value, compact and pretty", arguments: [false, true])
  func roundTrip(pretty: Bool) throws {
    var maker = ValueMaker(seed: 11)
    for _ in 0..<500 {
      let value = maker.value(depth: 4)
      let back = try JSONReader.read(try JSONWriter.write(value, pretty: pretty))
      #expect(back.isEqual(to: value), "\(value)")
    }
  }

  @Test("A number that JSON does not know is an error", arguments: [Double.infinity, -.infinity, .nan])
  func noNumber(number: Double) {
    #expect(throws: Failure.self) { try JSONWriter.text([.number(number)]) }
  }

  @Test("A value that holds itself many times over stops at the limit", arguments: ["json", "yaml", "csv", "text"])
  func bomb(form: String) {
    var value: Value = ["lol", "lol"]
    for _ in 0..<40 { value = .list(Array(repeating: value, count: 9)) }
    let bomb: Value = [value, value]
    var limits = WritingLimits()
    limits.bytes = 100_000
    #expect {
      switch form {
      case "json": _ = try JSONWriter.write(bomb, limits: limits)
      case "yaml": _ = try YAMLWriter.write(bomb, limits: limits)
      case "csv": _ = try CSVWriter.write(bomb, limits: limits)
      default: _ = try TextForm.print(bomb, limits: limits)
      }
    } throws: { ($0 as? Failure)?.reason == .limit }
  }

  @Test("A value nested beyond the limit is refused")
  func depth() {
    var value: Value = []
    for _ in 0..<300 { value = [value] }
    #expect { try JSONWriter.text(value) } throws: { ($0 as? Failure)?.reason == .limit }
    #expect { try YAMLWriter.write(value) } throws: { ($0 as? Failure)?.reason == .limit }
  }

  @Test("JSON Lines have one item a line, each ended")
  func lines() throws {
    #expect(try JSONWriter.writeLines([1, ["a": 2]]) == Array("1\n{\"a\":2}\n".utf8))
    #expect(try JSONWriter.writeLines("x") == Array("\"x\"\n".utf8))
  }
}
