import TestSupport
import Testing
import Workflow

struct JSONReaderTests {
  @Test(
    "Texts that the standard allows are read",
    arguments: [
      ("null", .nothing), (" true ", true), ("false\n", false), ("0", 0), ("-0", 0), ("-12", -12), ("1.5", 1.5),
      ("1.0", 1), ("1e3", 1000), ("1E+2", 100), ("25e-1", 2.5), ("-0.0", 0), ("1e-400", 0), ("0e999999999999", 0),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .number(0x1p63)),
      ("1000000000000000000000000000000", .number(1e30)),
      ("0.1", 0.1), ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
      ("9007199254740994.25", .number(9_007_199_254_740_994)),
      ("3.141592653589793238462643", 3.141592653589793), ("2923706026", 2_923_706_026),
      (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041""#, "A"),
      (#""\u00e9""#, "é"), (#""\ud83d\ude00""#, "😀"), (#""\u0000""#, "\0"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"),
      (#""日本""#, "日本"), ("\"\u{7f}\"", "\u{7f}"), ("\"\u{2028}\"", "\u{2028}"), ("\u{FEFF}1", 1),
      ("[]", []), ("[ ]", []), ("[1,2]", [1, 2]), ("[[]]", [[]]), ("[1,\n [2], \"a\"]", [1, [2], "a"]),
      ("{}", [:]), ("{ }", [:]), (#"{"a":1}"#, ["a": 1]), (#"{"a":{"b":[null]}}"#, ["a": ["b": [.nothing]]]),
      (#"{"":1}"#, ["": 1]), (#"{"a":1,"a":2}"#, ["a": 2]), (#"{"\u0061":1,"a":2}"#, ["a": 2]),
      (#"{"b":1,"a":2}"#, ["b": 1, "a": 2]), ("\t\r\n 1 \t\r\n", 1),
      (
        #"[{"a":1,"b":2},{"a":3,"b":4},{"b":5,"a":6},{"a":7}]"#,
        [["a": 1, "b": 2], ["a": 3, "b": 4], ["b": 5, "a": 6], ["a": 7]]
      ),
    ] as [(String, Value)])
  func accept(text: String, expected: Value) throws {
    let value = try JSONReader.read(Array(text.utf8))
    #expect(value.isEqual(to: expected), "\(value)")
  }

  @Test(
    "What the standard forbids is refused where it stands",
    arguments: [
      ("[1,]", 1, 4), ("[,1]", 1, 2), ("[1 2]", 1, 4), ("[1}", 1, 3), (#"{"a":1,}"#, 1, 8), (#"{"a" 1}"#, 1, 6),
      (#"{a:1}"#, 1, 2), (#"{'a':1}"#, 1, 2), ("{1:1}", 1, 2), (#"{"a":}"#, 1, 6), (#"{"a":1 "b":2}"#, 1, 8),
      ("01", 1, 1),
      ("-01", 1, 1), ("+1", 1, 1), (".5", 1, 1), ("1.", 1, 3), ("1.e1", 1, 3), ("1e", 1, 3), ("1e+", 1, 4),
      ("-", 1, 2), ("-a", 1, 2), ("0x1", 1, 2), ("1_000", 1, 2), ("NaN", 1, 1), ("Infinity", 1, 1), ("-Infinity", 1, 2),
      ("1e400", 1, 1), ("True", 1, 1), ("nul1", 1, 1), ("truex", 1, 5), ("'a'", 1, 1), ("\"\n\"", 1, 2),
      ("\"\t\"", 1, 2), (#""\x41""#, 1, 3), (#""\u12g4""#, 1, 6), (#""\ud800""#, 1, 2), (#""\udc00""#, 1, 2),
      (#""\ud800\u0041""#, 1, 2), (#""\ud800x""#, 1, 2), (#""\""#, 1, 4), ("1 2", 1, 3), ("[1]]", 1, 4),
      ("/**/1", 1, 1),
      ("1 // x", 1, 3), ("", 1, 1), (" ", 1, 2), ("[", 1, 2), ("[1", 1, 3), ("[1,", 1, 4), ("{", 1, 2),
      (#"{"a"#, 1, 4), (#"{"a""#, 1, 5), (#"{"a":"#, 1, 6), (#"{"a":1"#, 1, 7), (#"{"a":1,"#, 1, 8), ("tru", 1, 4),
      (#""abc"#, 1, 5), (#""\u00"#, 1, 6), ("[\n  1,\n  x\n]", 3, 3), ("[\"é\", x]", 1, 7), ("<html>", 1, 1),
      ("\u{A0}1", 1, 1), ("[1]\u{0}", 1, 4),
    ])
  func refuse(text: String, line: Int, column: Int) {
    #expect {
      try JSONReader.read(Array(text.utf8))
    } throws: { error in
      guard let failure = error as? Failure, case .dictionary(let data) = failure.data else { return false }
      let place = Value.list([data["line"] ?? 0, data["column"] ?? 0])
      return failure.reason == .conversion && place.isEqual(to: [Value(line), Value(column)])
    }
  }

  @Test(
    "A text that ends too early is told from a wrong one",
    arguments: [
      (#"{"page":1,"results":[{"id":55"#, true), ("[1", true), (#""abc"#, true), ("-", true), ("[1}", false),
      ("<", false),
    ])
  func truncated(text: String, isTruncated: Bool) {
    #expect {
      try JSONReader.read(Array(text.utf8))
    } throws: { error in
      guard let failure = error as? Failure, case .dictionary(let data) = failure.data else { return false }
      return data["truncated"]?.isEqual(to: .boolean(isTruncated)) == true
    }
  }

  @Test(
    "What ends or breaks a text is found at every place",
    arguments: 0..<20)
  func places(place: Int) throws {
    let before = String(repeating: "x", count: place)
    let after = String(repeating: "y", count: 11)
    for (written, meant) in [
      (#"\""#, "\""), (#"\\"#, "\\"), (#"\n"#, "\n"), ("é", "é"), ("\u{7F}", "\u{7F}"), ("😀", "😀"),
      (#"\ud83d\ude00"#, "😀"), (#"é\"é"#, "é\"é"),
    ] {
      let value = try JSONReader.read(Array("[\"\(before)\(written)\(after)\",1]".utf8))
      #expect(value.isEqual(to: [.text(before + meant + after), 1]), "\(written)")
    }
    for byte: UInt8 in [0x00, 0x0A, 0x1F, 0x80, 0xFF] {
      let text = [UInt8(ascii: "\"")] + Array(before.utf8) + [byte] + Array(after.utf8) + [UInt8(ascii: "\"")]
      #expect {
        try JSONReader.read(text)
      } throws: { error in
        guard let failure = error as? Failure, case .dictionary(let data) = failure.data else { return false }
        return data["column"]?.isEqual(to: Value(place + 2)) == true
      }
    }
  }

  @Test(
    "Bytes that are no UTF-8 are refused",
    arguments: [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22]]
      as [[UInt8]])
  func encoding(bytes: [UInt8]) {
    #expect(throws: Failure.self) { try JSONReader.read(bytes) }
  }

  @Test("128 levels are read, and more are refused without a crash", arguments: ["[", #"{"a":"#])
  func depth(open: String) throws {
    let close = open == "[" ? "]" : "}"
    func nested(_ levels: Int) -> [UInt8] {
      Array(
        (String(repeating: open, count: levels - 1) + open + (open == "[" ? "" : "1")
          + String(repeating: close, count: levels)).utf8)
    }
    #expect(try JSONReader.read(nested(128)).isNothing == false)
    for levels in [129, 100_000] {
      #expect {
        try JSONReader.read(nested(levels))
      } throws: { ($0 as? Failure)?.reason == .limit }
    }
  }

  @Test(
    "A text whose values would not fit into memory is refused",
    arguments: ["[]", "{}", #""a text beyond fifteen bytes""#, #"{"a":1}"#, #"{"a":1,"a":2}"#, "1"])
  func memory(item: String) throws {
    let text = "[" + Array(repeating: item, count: 1000).joined(separator: ",") + "]"
    #expect {
      try JSONReader.read(Array(text.utf8), memoryLimit: 20_000)
    } throws: { ($0 as? Failure)?.reason == .limit }
    #expect(throws: Never.self) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test("The order of keys is kept, in small objects and in large ones", arguments: [3, 15, 16, 64, 65, 200, 5000])
  func order(count: Int) throws {
    let keys = (0..<count).map { "key\(($0 * 7919) % 100_003)" }
    let text =
      "["
      + Array(repeating: "{" + keys.map { "\"\($0)\":1" }.joined(separator: ",") + "}", count: 2).joined(separator: ",")
      + "]"
    guard case .list(let items) = try JSONReader.read(Array(text.utf8)) else {
      Issue.record("no list")
      return
    }
    for item in items {
      guard case .dictionary(let dictionary) = item else {
        Issue.record("no dictionary")
        continue
      }
      #expect(dictionary.keys == keys)
      #expect(dictionary[keys[count / 2]]?.isEqual(to: 1) == true)
    }
  }

  @Test("Every number that is written reads back")
  func numbers() throws {
    var generator = SplitMix(seed: 3)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      #expect(try JSONReader.read(Array(number.description.utf8)).double == number)
      let short = Double(Int64(bitPattern: generator.next()) % 1_000_000) / 1000
      #expect(try JSONReader.read(Array(short.description.utf8)).double == short)
    }
  }

  @Test("JSON Lines give one value a line")
  func lines() throws {
    let values = try JSONReader.readLines(Array("{\"a\":1}\n\n[2]\r\n3".utf8))
    #expect(Value.list(values).isEqual(to: [["a": 1], [2], 3]))
    #expect(throws: Failure.self) { try JSONReader.readLines(Array("1 2\n".utf8)) }
  }
}
