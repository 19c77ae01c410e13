import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Texts that want something of the terminal, in every place of a list where a text may stand.
@Suite("Lists of hostile texts", .serialized)
struct HostileListTests {
  private static let texts = [
    "clear": "Alien\u{1B}[2J\u{1B}[H", "colours": "\u{1B}[31mred\u{1B}[8mhidden",
    "clipboard": "\u{1B}]52;c;cm0gLXJmIH4K\u{7}",
    "report": "\u{1B}[6n\u{1B}[c\u{1B}P$q\"p\u{1B}\\\u{1B}[21t", "c1": "a\u{9B}31mb\u{9D}0;t\u{9C}",
    "backspace": "rm -rf /\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}\u{8}ls      ",
    "no width": "a\u{200B}\u{200D}\u{2060}\u{FEFF}b", "marks": "Z" + String(repeating: "\u{301}", count: 500),
    "lines": "line 1\nline 2\n> 3. Fake row", "long": String(repeating: "x", count: 5000), "empty": "",
    "half": "Title ends with ESC \u{1B}", "tags": "ok\u{E0001}\u{E0065}\u{E0076}\u{E0069}\u{E006C}",
    "not text": "caf\u{E9} \u{FF}\u{FE}", "reversed": "photo\u{202E}gnp.exe",
  ]

  private static func json(_ object: [String: String]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys), as: UTF8.self)
  }

  private func screen(_ session: TerminalSession, shows text: String) throws -> ScreenModel {
    func model() -> ScreenModel { session.model(columns: 100, rows: 40) }
    session.expect { model().text.contains(text) && !model().isInFrame }
    let model = model()
    #expect(model.surprises == [])
    #expect(model.isAlternate && !model.wraps)
    // What would reorder, name or hide other text is not there at all.
    for scalar in model.text.unicodeScalars {
      #expect(!(0x80..<0xA0).contains(scalar.value) && !(0x202A...0x202E).contains(scalar.value))
      #expect(!(0xE0000...0xE00FF).contains(scalar.value))
    }
    return model
  }

  @Test("show names, subtitles and sections, each in its place")
  func rows() throws {
    let runner = try BuiltRunner()
    let texts = HostileListTests.texts.sorted { $0.key < $1.key }
    let rows = try texts.map { try Self.json(["display": $1, "subtitle": $1, "section": "\($1)§", "value": $0]) }
    let session = try runner.start(
      "pick", "--input-type", "jsonl", "--density", "compact", "--prompt", "Which\u{1B}[2J?", "--header",
      "\u{9B}31mNote",
      input: rows.joined(separator: "\n"), size: (100, 40))
    let model = try screen(session, shows: "photognp.exe§")
    try GoldenScreen.expect(model.portrait, equals: "hostile")
    session.type("alien\r")
    #expect(session.wait() == 0)
    #expect(session.output == "clear\n")
    #expect(session.model(columns: 100, rows: 40).isAsBefore)
    #expect(session.model(columns: 100, rows: 40).surprises == [])
  }

  @Test("show names of files, and say what is wrong with them")
  func files() throws {
    let runner = try BuiltRunner()
    let names = HostileListTests.texts.values.filter { !$0.isEmpty && $0.utf8.count < 200 && !$0.contains("/") }
    for name in names.map({ Array($0.utf8) }) + [[0x63, 0x61, 0x66, 0xE9, 0x9B, 0xFF]] {
      let path = Array(runner.folder.path.utf8) + [0x2F] + name + [0]
      let file = open(path.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o600)
      #expect(file >= 0)
      close(file)
    }
    try runner.file(
      "file.yaml", "inputs:\n  paper: { type: file, ask: Which file? }\nsteps:\n  - Text: ${paper.path}\n")
    let session = try runner.start("run", "file.yaml", size: (100, 40))
    let model = try screen(session, shows: "photognp.exe")
    for shown in ["Alien\\x1b[2J", "line 1⏎line 2⏎> 3. Fake row", "a31mb0;t", "caf\u{FFFD}"] {
      #expect(model.text.contains(shown), "\(shown)")
    }
    session.type("'caf\u{FFFD}\r")
    session.expect { session.model(columns: 100, rows: 40).text.contains("whose name is not text") }
    session.type("\u{3}")
    #expect(session.wait() == 130)
    for name in ["x\u{1B}[2J", "\u{9B}31m.yaml", "\u{202E}lmay"] {
      let outcome = try runner.run("run", name)
      #expect(outcome.status == 66)
      #expect(!outcome.errors.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
      #expect(!outcome.errors.unicodeScalars.contains("\u{202E}"))
    }
  }
}
