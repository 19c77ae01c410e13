import Testing
import Workflow

struct YAMLWriterTests {
  @Test(
    "Values are written in block style, quoted only where they need it",
    arguments: [
      (["a": 1, "b": ["x", "y"], "c": ["d": .nothing]], "a: 1\nb:\n  - x\n  - y\nc:\n  d: null\n"),
      ([[1, 2], ["a": 1, "b": 2]], "- - 1\n  - 2\n- a: 1\n  b: 2\n"), ([], "[]\n"), (["a": [:]], "a: {}\n"),
      (["a": "two\nlines\n", "b": 1], "a: |\n  two\n  lines\nb: 1\n"), (["x\ny"], "- |-\n  x\n  y\n"),
      ("1.10", "\"1.10\"\n"), ("no", "no\n"), ("true", "\"true\"\n"), ("", "\"\"\n"), ("a: b", "\"a: b\"\n"),
      ("-1", "\"-1\"\n"), ("-a", "-a\n"), ("https://a.b/c?d#e", "https://a.b/c?d#e\n"), ("a #b", "\"a #b\"\n"),
      ("\u{1B}[2J", "\"\\x1b[2J\"\n"), (.secret(Secret("s")), "\"***\"\n"), (["1": 1, "a b": 2], "\"1\": 1\na b: 2\n"),
      ("a\u{202E}b", "\"a\\u202eb\"\n"), ("a\u{E0041}", "\"a\\U000e0041\"\n"), ("a: \u{301}b", "\"a: \u{301}b\"\n"),
      ("a #\u{301}b", "\"a #\u{301}b\"\n"), ("---\u{301}", "\"---\u{301}\"\n"),
      (.choice(ConversionTests.state.cases[0]), "open\n"), ([ConversionTests.alien], "- id: 348\n  title: Alien\n"),
    ] as [(Value, String)])
  func write(value: Value, text: String) throws {
    #expect(try YAMLWriter.write(value) == text)
  }

  @Test("What is written reads back as the same value")
  func roundTrip() throws {
    var maker = ValueMaker(seed: 5)
    for _ in 0..<500 {
      let value = maker.value(depth: 4)
      let text = try YAMLWriter.write(value)
      let back = try YAMLReader.read(Array(text.utf8))
      #expect(back.isEqual(to: value), "\(text)")
    }
  }

  @Test("Data in YAML is read by the rules for untyped scalars")
  func read() throws {
    let value = try YAMLReader.read(Array("a: 01\nb: '1'\nc: 1\nd: no\ne: !!str 5\nf: ~\n".utf8))
    #expect(value.isEqual(to: ["a": "01", "b": "1", "c": 1, "d": "no", "e": "5", "f": .nothing]))
  }

  @Test("A text that is no YAML says where")
  func refuse() {
    #expect {
      try YAMLReader.read(Array("a: [1\n".utf8), name: "the file `x`")
    } throws: { error in
      (error as? Failure)?.message.hasPrefix("The file `x` is not YAML: ") == true
    }
  }
}
