import Testing

@testable import Workflow

@Suite struct YAMLParserTests {
  /// A short form of what was read: texts in quotes unless they are plain, `∅` for nothing.
  private func shape(_ node: YAMLNode) -> String {
    switch node.form {
    case .scalar: node.isNothing ? "∅" : node.isPlain ? node.text : "'\(node.text)'"
    case .sequence: "[" + node.items.map(shape).joined(separator: ", ") + "]"
    case .mapping: "{" + node.pairs.map { "\(shape($0.key)): \(shape($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  private func parse(
    _ yaml: String, for purpose: YAMLPurpose = .workflow, limits: YAMLLimits = .workflow
  ) -> (document: YAMLDocument?, codes: [String]) {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "test.yaml", text: yaml)
    let document = YAMLParser.parse(file, for: purpose, limits: limits, into: &diagnostics)
    return (document, diagnostics.all.map(\.code))
  }

  static let read: [(yaml: String, shape: String)] = [
    ("", "∅"), ("# nothing here\n", "∅"), ("just text", "just text"), ("---\na: 1\n...\n# end\n", "{a: 1}"),
    ("a: NO\noff: y\n? 1\n: true\n", "{a: NO, off: y, 1: true}"),
    ("a: ~\nb: null\nc:\nd: '~'\ne: \"\"\n", "{a: ∅, b: ∅, c: ∅, d: '~', e: ''}"),
    ("a: !!str 007\nb: ! 12\nc: !!int \"12\"\nd: !!null ''\n", "{a: '007', b: '12', c: 12, d: ∅}"),
    ("a: &x 1\nb: *x\nc: &x 2\nd: *x\n", "{a: 1, b: 1, c: 2, d: 2}"),
    ("b: &b {x: 1, y: 2}\nuse:\n  <<: *b\n  y: 3\n", "{b: {x: 1, y: 2}, use: {x: 1, y: 3}}"),
    (
      "a: &a {x: 1}\nb: &b {x: 2, y: 2}\nc: {<<: [*a, *b], z: 3}\n",
      "{a: {x: 1}, b: {x: 2, y: 2}, c: {x: 1, y: 2, z: 3}}"
    ),
    ("a: {'<<': 1}\n", "{a: {'<<': 1}}"), ("k: [a, {b: c}, []]\n", "{k: [a, {b: c}, []]}"),
    ("name: t\r\nscript: |\r\n  a\r\n  b\r\nsteps: []\r\n", "{name: t, script: 'a\nb\n', steps: []}"),
    ("\u{FEFF}name: t\nsteps: []\n", "{name: t, steps: []}"), ("\u{FEFF}é: ü\nsteps: []\n", "{é: ü, steps: []}"),
    ("a: \"x\u{2028}y\u{85}\"\n", "{a: 'x\u{2028}y\u{85}'}"), ("- a # remark\n- b\n", "[a, b]"),
    ("a: \"\\0\"\n", "{a: '\0'}"), ("x: &x k\n*x : 1\n", "{x: k, k: 1}"),
  ]

  @Test("What is written is read", arguments: read)
  func reads(_ yaml: String, _ expected: String) throws {
    let (document, codes) = parse(yaml)
    #expect(codes == [])
    #expect(shape(try #require(document).root) == expected)
  }

  @Test("A last line of blanks without a line break gets none: libyaml reads so")
  func trailingBlanks() throws {
    #expect(shape(try #require(parse("foo: |\n  x\n   ").document).root) == "{foo: 'x\n '}")
  }

  @Test("Data may hold what in a workflow would be a mistake")
  func data() {
    let yaml = "color: #ff0000\na: Issue #${n}\nb: [gh, --json, number,title]\n"
    #expect(parse(yaml, for: .data).codes == [])
    #expect(parse(yaml).codes == ["swallowed-by-comment", "swallowed-by-comment", "unspaced-list"])
  }

  @Test("Each limit holds at its number and not one above")
  func limits() {
    var limits = YAMLLimits()
    limits.nodes = 4
    #expect(parse("[a, b, c]", limits: limits).codes == [])
    #expect(parse("[a, b, c, d]", limits: limits).codes == ["yaml-limit"])
    limits = YAMLLimits()
    limits.depth = 3
    #expect(parse("[[[a]]]", limits: limits).codes == [])
    #expect(parse("[[[[a]]]]", limits: limits).codes == ["yaml-limit"])
    #expect(parse("- &a [b]\n- [*a]\n", limits: limits).codes == [])
    #expect(parse("- &a [b]\n- [[*a]]\n", limits: limits).codes == ["yaml-limit"])
    limits = YAMLLimits()
    limits.aliasedNodes = 6
    #expect(parse("- &a [b, c]\n- [*a, *a]\n", limits: limits).codes == [])
    #expect(parse("- &a [b, c]\n- [*a, *a, *a]\n", limits: limits).codes == ["yaml-limit"])
    limits = YAMLLimits()
    limits.bytes = 4
    #expect(parse("a: b", limits: limits).codes == [])
    #expect(parse("a: bc", limits: limits).codes == ["yaml-limit"])
  }

  @Test("A chain of merge keys is not deep, for it ends in one mapping")
  func mergeChain() throws {
    var yaml = "m0: &m0 {k0: 0}\n"
    for index in 1...100 { yaml += "m\(index): &m\(index)\n  <<: *m\(index - 1)\n  k\(index): \(index)\n" }
    let (document, codes) = parse(yaml)
    #expect(codes == [])
    #expect(try #require(document).root["m100"]?.count == 101)
  }

  @Test("Brackets without end are refused long before they are read")
  func brackets() {
    for opening in ["[", "{a: ", "- ", "? ", "[{a: "] {
      #expect(parse(String(repeating: opening, count: 1_000_000)).codes == ["yaml-limit"])
    }
  }

  @Test("Directives behind the document are not given to the parser")
  func lateDirectives() {
    let directives = (0..<100_000).map { "%TAG !h\($0)! tag:x,2000:\($0)/\n" }.joined()
    #expect(parse("a: b\n...\n" + directives + "---\nc: d\n").codes == ["yaml-directive"])
  }

  @Test("Values that are not written stand behind their key")
  func emptyPlaces() throws {
    let root = try #require(parse("a:\nb:   \nc: {d: , e, f: }\n? g\nh: 1\n").document).root
    let places = [root["a"], root["b"], root["c"]?["d"], root["c"]?["e"], root["c"]?["f"], root["g"]].map {
      $0?.range.start
    }
    #expect(places == [2, 5, 15, 19, 23, 29])
    #expect(root["g"]?.range.end == 29)
  }

  @Test("Blocks end at their last child")
  func blockEnds() throws {
    let root = try #require(parse("a:\n  - x: 1 # remark\n\n# remark\nb: 2\n\n").document).root
    #expect(root["a"]?.range.text == "- x: 1")
    #expect(root["a"]?.items.first?.range.text == "x: 1")
    #expect(root.range.end == 35)
  }

  @Test("An alias is where it stands, with the content and the identity of its anchor")
  func aliases() throws {
    let root = try #require(parse("a: &x \"t\\u00e9xt\"\nb: *x\n").document).root
    let (a, b) = (try #require(root["a"]), try #require(root["b"]))
    #expect(a.identity == b.identity)
    #expect(b.text == "téxt" && b.range.text == "*x")
    #expect(b.sourceRange(ofUTF8: 1..<3).text == "\\u00e9")
  }

  @Test("The comment behind a value is known")
  func comments() throws {
    let root = try #require(parse("a: # one\nb: text # two\nc: 'x' # three\nd: [ y ] # four\ne: z\n").document).root
    let comments = ["a", "b", "c", "d", "e"].map { root[$0]?.commentAfter?.text }
    #expect(comments == ["# one", "# two", nil, nil, nil])
  }

  @Test("Keys are found by canonical equivalence")
  func keys() throws {
    let root = try #require(parse("caf\u{E9}: 1\n").document).root
    #expect(root["cafe\u{301}"]?.text == "1")
    #expect(root["cafe"] == nil)
  }

  @Test("Line separators that fill every stand-in are refused")
  func noStandIn() {
    let used = (0xE000...0xF8FF).compactMap { Unicode.Scalar(UInt32($0)) }.map(String.init).joined()
    #expect(parse("a: '\(used)\u{2028}'\n").codes == ["hidden-line-break"])
  }

  @Test("Of one kind of mistake a hundred are kept")
  func manyMistakes() {
    #expect(parse(String(repeating: "- !a b\n", count: 3000)).codes.count == 100)
    #expect(parse(String(repeating: "- a #b\n", count: 3000)).codes.count == 100)
    #expect(parse(String(repeating: "a: 1\n", count: 3000)).codes.count == 100)
    #expect(parse(String(repeating: "- *a\n", count: 3000)).codes.count == 100)
    #expect(parse("[" + String(repeating: "${a}, ", count: 3000) + "]").codes.count == 100)
  }

  @Test(
    "Each letter of each scalar is found where it is written", arguments: Golden.names(in: "places", extension: "yaml"))
  func letters(_ name: String) throws {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: name, bytes: try Golden.bytes("places/\(name).yaml"))
    let document = try #require(YAMLParser.parse(file, for: .data, into: &diagnostics))
    var count = 0
    for scalar in document.writtenScalars {
      var offset = 0
      for letter in scalar.text.unicodeScalars {
        let width = UTF8.width(letter)
        let place = scalar.sourceRange(ofUTF8: offset..<offset + width)
        offset += width
        #expect(scalar.range.start <= place.start)
        guard letter.properties.isAlphabetic else { continue }
        #expect(place.text == String(letter) || place.text.hasPrefix("\\"))
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test("A control character is refused at every place", arguments: 0..<20)
  func controls(place: Int) {
    let (before, after) = (String(repeating: "x", count: place), String(repeating: "y", count: 11))
    for control in ["\u{1}", "\u{8}", "\u{1F}", "\u{7F}", "\u{80}"] {
      #expect(parse("é: \"\(before)\(control)\(after)\"").codes == ["control-character"])
    }
    for visible in [" ", "~", "\t", "\u{A0}", "é", "😀"] {
      #expect(parse("é: \"\(before)\(visible)\(after)\"").document?.root["é"]?.text == before + visible + after)
    }
  }

  @Test("However a file is cut, it is read or refused with a place")
  func cuts() {
    let whole = Array(
      "é: &a [\"x\\u00e9\", 'y''', ${z}]\nb: |+\n  t ü\n\nc: >-\n  u\nd: {<<: *a, e: !!str 1} # ${x\n".utf8)
    for end in 0...whole.count {
      var diagnostics = Diagnostics()
      let file = SourceFile(path: "cut.yaml", bytes: Array(whole[..<end]))
      let document = YAMLParser.parse(file, into: &diagnostics)
      #expect(document != nil || diagnostics.hasErrors)
      #expect(diagnostics.all.allSatisfy { ($0.range?.end ?? .max) <= end })
      #expect(!DiagnosticRenderer(isColored: false).text(diagnostics.sorted).contains("\u{7F}"))
    }
  }
}
