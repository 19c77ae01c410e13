import Testing

@testable import runner

@Suite("Bytes of a terminal become keys")
struct KeyParserTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let bytes: String
    let inputs: [TerminalInput]
    var testDescription: String { bytes.debugDescription }

    init(_ bytes: String, _ inputs: TerminalInput...) {
      self.bytes = bytes
      self.inputs = inputs
    }
  }

  static let cases = [
    Case("abc", .text("abc")), Case("ä日🎬", .text("ä日🎬")), Case("e\u{301}", .text("e\u{301}")),
    Case("\r", .key(Key(.enter))), Case("\n", .key(Key(.enter))), Case("\t", .key(Key(.tab))),
    Case("\u{7F}", .key(Key(.backspace))), Case("\u{8}", .key(Key(.backspace))), Case("\u{1}", .key(.control("a"))),
    Case("\0", .key(.control(" "))), Case("a\u{5}b", .text("a"), .key(.control("e")), .text("b")),
    Case("\u{1B}[A", .key(Key(.up))), Case("\u{1B}OA", .key(Key(.up))),
    Case("\u{1B}[1;5C", .key(Key(.right, .control))),
    Case("\u{1B}[1;2A", .key(Key(.up, .shift))), Case("\u{1B}[H", .key(Key(.home))), Case("\u{1B}[4~", .key(Key(.end))),
    Case("\u{1B}[5~\u{1B}[6~", .key(Key(.pageUp)), .key(Key(.pageDown))),
    Case("\u{1B}[3;5~", .key(Key(.delete, .control))),
    Case("\u{1B}[Z", .key(Key(.tab, .shift))), Case("\u{1B}b", .key(.alt("b"))),
    Case("\u{1B}\u{7F}", .key(Key(.backspace, .alt))),
    Case("\u{1B}\u{1B}[A", .key(Key(.up, .alt))), Case("\u{1B}[[A", .key(Key(.function(1)))),
    Case("\u{1B}OP", .key(Key(.function(1)))), Case("\u{1B}[24~", .key(Key(.function(12)))),
    Case("\u{1B}[97;5u", .key(.control("a"))), Case("\u{1B}[27u", .key(Key(.escape))),
    Case("\u{1B}OM", .key(Key(.enter))),
    Case("\u{1B}[200~two\nlines\u{1B}[A\u{1B}[201~x", .paste("two\nlines\u{1B}[A"), .text("x")),
    Case("\u{1B}[200~\u{1B}[201~", .paste("")),
  ]

  @Test("What is typed comes as text, as keys and as pastes", arguments: cases)
  func typed(_ example: Case) {
    var parser = KeyParser()
    #expect(parser.parse(example.bytes.utf8) == example.inputs)
    #expect(parser.patience == nil)
  }

  @Test("A sequence may be split anywhere", arguments: cases)
  func split(_ example: Case) {
    let bytes = Array(example.bytes.utf8)
    for place in 0..<bytes.count {
      var parser = KeyParser()
      let inputs = parser.parse(bytes[..<place]) + parser.parse(bytes[place...])
      #expect(joined(inputs) == example.inputs, "split before byte \(place)")
    }
  }

  /// Texts that came apart, as one.
  private func joined(_ inputs: [TerminalInput]) -> [TerminalInput] {
    inputs.reduce(into: []) { joined, input in
      if case .text(let more) = input, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + more)
      } else {
        joined.append(input)
      }
    }
  }

  @Test(
    "What a terminal reports is swallowed, and what is typed behind it is not",
    arguments: [
      "\u{1B}[?62;22c", "\u{1B}[>0;276;0c", "\u{1B}[12;40R", "\u{1B}[0n", "\u{1B}[?2026;2$y", "\u{1B}[8;24;80t",
      "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P1$r0m\u{1B}\\",
      "\u{1B}P>|xterm(370)\u{1B}\\",
      "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[<0;10;20M", "\u{1B}[<0;10;20m", "\u{1B}[M !!", "\u{1B}[I", "\u{1B}[O",
      "\u{1B}[?1u",
      "\u{1B}[57358u",
    ])
  func reports(report: String) {
    var parser = KeyParser()
    #expect(parser.parse((report + "x").utf8) == [.text("x")])
    var slow = KeyParser()
    let inputs = report.utf8.flatMap { slow.parse([$0]) }
    #expect(inputs == [])
    #expect(slow.parse("x".utf8) == [.text("x")])
  }

  @Test(
    "What ends nowhere is over after a time",
    arguments: [
      ("\u{1B}", [Key(.escape)]), ("\u{1B}\u{1B}", [Key(.escape), Key(.escape)]), ("\u{1B}[", [.alt("[")]),
      ("\u{1B}O", [.alt("O")]), ("\u{1B}]", [.alt("]")]), ("\u{1B}[1;", []), ("\u{1B}]11;rgb", []), ("\u{1B}[M!", []),
    ])
  func expires(bytes: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.parse(bytes.utf8) == [])
    #expect(parser.patience != nil)
    #expect(parser.expire() == keys.map { .key($0) })
    #expect(parser.patience == nil)
    #expect(parser.parse("x".utf8) == [.text("x")])
  }

  @Test("Bytes that are no text become a sign for that, and C1 controls nothing")
  func broken() {
    var parser = KeyParser()
    #expect(parser.parse([0xFF, 0x41]) == [.text("\u{FFFD}A")])
    #expect(parser.parse([0xE3, 0x81, 0x41]) == [.text("\u{FFFD}A")])
    #expect(parser.parse([0xC2, 0x9B, 0x41]) == [.text("A")])
  }

  @Test("A paste without end is cut, and its end is still seen")
  func endlessPaste() {
    var parser = KeyParser()
    let long = "\u{1B}[200~" + String(repeating: "x", count: 3 << 20) + "\u{1B}[201~y"
    let inputs = parser.parse(long.utf8)
    #expect(inputs.count == 2)
    guard case .paste(let text)? = inputs.first else { return }
    #expect(text.utf8.count == 1 << 20)
    #expect(inputs.last == .text("y"))
  }
}
