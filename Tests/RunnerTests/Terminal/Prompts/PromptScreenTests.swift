import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Questions that are answered on a line, as a terminal shows them.
@Suite("Questions on lines that can be edited", .serialized)
struct PromptScreenTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    /// An input of a workflow that prints it.
    let input: String
    var size: (columns: UInt16, rows: UInt16) = (60, 12)
    /// What is typed, each with what the screen shows then.
    let steps: [(keys: String, shown: String)]

    var testDescription: String { name }
  }

  static let scenes = [
    Scene(name: "text", input: "{ type: text, ask: What is it? }", steps: [("", "What is it?"), ("grüße 日本", "日本")]),
    Scene(
      name: "text-default", input: "{ type: text, ask: What is it?, default: tea }", steps: [("", "Enter takes it")]),
    Scene(
      name: "number-refused", input: "{ type: number, ask: How many?, min: 1, max: 10 }",
      steps: [("", "1 to 10"), ("12\r", "at most 10")]),
    Scene(
      name: "duration-read", input: "{ type: duration, ask: How long? }", steps: [("", "How long?"), ("90m", "= ")]),
    Scene(name: "confirmation", input: "{ type: boolean, ask: Really? }", steps: [("", "Really?"), ("n", "[no]")]),
    Scene(
      name: "confirmation-refused", input: "{ type: boolean, ask: Really? }",
      steps: [("", "Really?"), ("\r", "Type y or n.")]),
    Scene(
      name: "confirmation-long",
      input:
        "{ type: boolean, ask: 'Empty /home/sarah/projects/a-long-name/of-a-folder/that-goes-on and all that is in it?' }",
      size: (40, 12), steps: [("", "yes"), ("y", "[yes]")]),
    Scene(
      name: "lines-between", input: "{ type: text, multiline: true, ask: What happened? }",
      steps: [("", "ctrl-d ends"), ("first\rsecond\rthird\u{1B}[A\u{1B}[A!", "first!")]),
    Scene(
      name: "secret-typed", input: "{ type: secret, ask: Which token? }", steps: [("", "(not shown)")]),
    Scene(
      name: "lines", input: "{ type: text, multiline: true, ask: What happened? }",
      steps: [("", "ctrl-d ends"), ("first\rsecond\rthi", "thi")]),
    Scene(
      name: "prompt-narrow", input: "{ type: number, ask: How many of them do you want?, min: 1, max: 10 }",
      size: (20, 6),
      steps: [("", ">"), ("1234567890123\r", "must be at most")]),
    Scene(
      name: "prompt-one-row", input: "{ type: text, ask: What is it? }", size: (20, 1),
      steps: [("", ">"), ("tea", "> tea")]),
  ]

  @Test("look as they did", arguments: scenes)
  func looks(_ scene: Scene) throws {
    let session = try start(scene.input, size: scene.size)
    func model() -> ScreenModel { session.model(columns: Int(scene.size.columns), rows: Int(scene.size.rows)) }
    for step in scene.steps {
      session.type(step.keys)
      session.expect { model().text.contains(step.shown) && !model().isInFrame }
    }
    try GoldenScreen.expect(model().portrait, equals: scene.name)
    #expect(model().surprises == [])
    #expect(!model().isAlternate)
    session.type("\u{3}")
    #expect(session.wait() == 130)
    #expect(model().isAsBefore)
  }

  private func start(_ input: String, size: (UInt16, UInt16) = (80, 24), with extra: [String: String] = [:]) throws
    -> TerminalSession
  {
    let text = input.contains("secret") ? "Done" : input.contains("file") ? "${value.path}" : "<${value}>"
    try runner.file("ask.yaml", "inputs:\n  value: \(input)\nsteps:\n  - Text: \"\(text)\"\n")
    let session = try runner.start("run", "ask.yaml", size: size, with: extra)
    session.expect { session.screen.contains("\u{1B}[?2026l") }
    return session
  }

  static let answers: [(input: String, keys: String, output: String)] = [
    ("{ type: text, ask: What? }", "tea\r", "<tea>\n"),
    ("{ type: text, ask: What? }", "one two\u{17}three\r", "<one three>\n"),
    ("{ type: text, ask: What? }", "tea\u{1}green \u{5}!\r", "<green tea!>\n"),
    ("{ type: text, ask: What? }", "日本語\u{7F}\u{1B}[D\u{1B}[3~x\r", "<日x>\n"),
    ("{ type: text, ask: What? }", "te\u{301}\u{7F}x\r", "<tx>\n"),
    ("{ type: text, ask: What? }", "\u{1B}[200~two\nlines\u{1B}[201~\r", "<two lines>\n"),
    ("{ type: text, ask: What?, default: tea }", "\r", "<tea>\n"),
    ("{ type: number, ask: What?, max: 10 }", "12\r\u{7F}\r", "<1>\n"),
    ("{ type: number, ask: What? }", "x\r\u{15}7\r", "<7>\n"),
    ("{ type: boolean, ask: What? }", "y\r", "<true>\n"), ("{ type: boolean, ask: What? }", "yn\r", "<false>\n"),
    ("{ type: boolean, ask: What? }", "\u{1B}[C\u{1B}[C\r", "<false>\n"),
    ("{ type: boolean, ask: What? }", "n\u{1B}[200~y\n\u{1B}[201~\r", "<false>\n"),
    ("{ type: text, multiline: true, ask: What? }", "one\rtwo\u{4}", "<one\ntwo>\n"),
    ("{ type: text, multiline: true, ask: What? }", "\u{1B}[200~one\ntwo\u{1B}[201~\r\u{7F}!\u{4}", "<one\ntwo!>\n"),
  ]

  @Test("give what was typed", arguments: answers)
  func answer(_ input: String, _ keys: String, _ output: String) throws {
    let session = try start(input)
    session.type(keys)
    #expect(session.wait() == 0)
    #expect(session.output == output)
    #expect(session.model().isAsBefore)
    #expect(session.model().surprises == [])
  }

  @Test("Of a secret, nothing is shown, not even its length")
  func secret() throws {
    let session = try start("{ type: secret, ask: Which token? }")
    let before = session.screen
    session.type("hunter2")
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(!session.screen.contains("hunter2"))
    #expect(session.screen.dropFirst(before.count).components(separatedBy: "\u{1B}[?2026h").count == 2)
  }

  @Test("Esc empties the line and then cancels; ctrl-d cancels an empty one", arguments: ["\u{1B}", "\u{4}"])
  func cancels(keys: String) throws {
    let session = try start("{ type: text, ask: What? }")
    session.type("tea")
    session.expect { session.model().text.contains("> tea") }
    session.type("\u{1B}")
    session.expect { session.model().text.hasSuffix(">") }
    session.type(keys)
    #expect(session.wait() == 130)
    #expect(session.model().isAsBefore)
  }

  @Test("The person's editor gets several lines in a file that only they can read, which is gone afterwards")
  func editor() throws {
    try runner.file(
      "editor", "#!/bin/sh\nstat -c %a \"$2\" > mode; echo \"$2\" > path; sed -i 's/tea/coffee/' \"$2\"\n")
    chmod(runner.folder.appending(path: "editor").path, 0o755)
    let session = try start(
      "{ type: text, multiline: true, ask: What? }",
      // Read by the shell: a file that was just written cannot be started while another test starts a process.
      with: ["EDITOR": "sh \(runner.folder.path)/editor --wait", "TMPDIR": runner.folder.path])
    session.expect("ctrl-x opens sh")
    session.type("green tea\rmilk\u{18}")
    session.expect("green coffee")
    session.type("\u{4}")
    #expect(session.wait() == 0)
    #expect(session.output == "<green coffee\nmilk>\n")
    #expect(try runner.text(of: "mode") == "600\n")
    let path = try runner.text(of: "path").trimmingCharacters(in: .newlines)
    #expect(path.hasPrefix(runner.folder.path))
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(session.model().isAsBefore)
  }

  @Test("The time of a question ends the editor too")
  func editorInTime() throws {
    try runner.file("editor", "#!/bin/sh\necho begun > begun; exec sleep 600\n")
    chmod(runner.folder.appending(path: "editor").path, 0o755)
    try runner.file(
      "late.yaml",
      """
      steps:
        - Ask For Input: { prompt: What?, multiline: true }
          timeout: 2s
          catch:
            - Text: too late
      """)
    let session = try runner.start("run", "late.yaml", with: ["VISUAL": "sh \(runner.folder.path)/editor"])
    session.expect("ctrl-x opens sh")
    session.type("\u{18}")
    session.expect { (try? runner.text(of: "begun")) != nil }
    #expect(session.wait() == 0)
    #expect(session.output == "too late\n")
    #expect(session.model().isAsBefore)
  }

  @Test("A file is picked from the list of a folder, or given by its path")
  func file() throws {
    try runner.file("docs/notes.txt", "tea")
    try runner.file("docs/.hidden", "x")
    let name: [UInt8] = Array("bad-".utf8) + [0xFF, 0x1B] + Array("[2J".utf8)
    try runner.file("placeholder", "")
    rename(
      runner.folder.appending(path: "placeholder").path,
      (Array(runner.folder.path.utf8) + [0x2F] + name).map(CChar.init(bitPattern:)) + [0])
    let session = try start("{ type: file, ask: Which file? }")
    session.expect { session.model().text.contains("docs/") && session.model().text.contains("bad-") }
    #expect(session.model().surprises == [])
    session.type("docs")
    session.expect { session.model().text.contains("Enter opens it") }
    session.type("\r")
    session.expect { session.model().text.contains("notes.txt") }
    session.type("notes")
    session.expect { session.model().text.contains("Enter takes it") }
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output.contains("notes.txt"))

    let typed = try start("{ type: file, ask: Which file? }")
    typed.expect { typed.model().text.contains("docs/") }
    typed.type("./")
    typed.expect { typed.model().text.contains("> ./") && !typed.model().isAlternate }
    typed.type("docs/notes.txt\r")
    #expect(typed.wait() == 0)
    #expect(typed.output.contains("notes.txt"))
  }

  @Test("Earlier answers come back by the arrows")
  func history() throws {
    try runner.file(
      "two.yaml",
      "steps:\n  - Ask For Input: First?\n    as: one\n  - Ask For Input: Second?\n    as: two\n  - Text: \"${one} ${two}\"\n"
    )
    let session = try runner.start("run", "two.yaml")
    session.expect("First?")
    session.expect { session.screen.contains("\u{1B}[?2026l") }
    session.type("tea\r")
    session.expect { session.model().text.contains("Second?") && !session.model().isInFrame }
    session.type("milk\u{1B}[A!\r")
    #expect(session.wait() == 0)
    #expect(session.output == "tea tea!\n")
  }

  @Test("The lines are drawn in their place when the terminal has another size or was lent to somebody else")
  func resized() throws {
    let session = try start("{ type: text, ask: What? }")
    session.type("tea")
    session.expect { session.model().text.contains("> tea") }
    for (columns, rows) in [(20, 5), (1, 1), (0, 0), (80, 24)] {
      session.terminal?.resize(columns: UInt16(columns), rows: UInt16(rows))
    }
    session.type("!\r")
    #expect(session.wait() == 0)
    #expect(session.output == "<tea!>\n")
  }
}
