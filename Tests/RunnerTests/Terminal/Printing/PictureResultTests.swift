import Foundation
import Testing

/// Results with pictures, as they are printed at a terminal.
@Suite("Pictures in results", .serialized)
struct PictureResultTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file("grid.yaml", "steps:\n  - Search Movies: { query: blade runner }\n  - Show Movies\n")
    try runner.file(
      "card.yaml",
      """
      steps:
        - Dictionary:
            name: Holiday
            subtitle: of last year
            thumbnail: bundled://posters/blade-runner-2049.png
            place: Rome, where all the roads lead to, so that everybody comes by sooner or later
        - Show Result
      """)
    try runner.file(
      "picture.yaml",
      """
      permissions: { read: [\(SamplePicture.folder.path)] }
      steps:
        - Get File: \(SamplePicture(name: "plain.jpg").path)
        - Show Result
      """)
  }

  /// What every terminal replies to, behind all that it is asked.
  private static let end = "\u{1B}[c"

  private static let depths = [
    "true-colour": ["COLORTERM": "truecolor"], "256-colours": ["TERM": "xterm-256color"],
    "16-colours": ["TERM": "xterm"],
  ]

  @Test("looks as it did", arguments: depths.keys.sorted(), ["grid", "card", "picture"])
  func looks(depth: String, name: String) throws {
    let model = try shown(name, PictureResultTests.depths[depth] ?? [:])
    try GoldenScreen.expect(model.styledText, equals: "result-\(name)-\(depth)")
    #expect(model.surprises == [])
    #expect(model.isAsBefore)
  }

  @Test(
    "Where there are no pictures it is a text, as in a pipe",
    arguments: [
      ["NO_COLOR": "1"], ["LANG": "C"], ["ACCESSIBLE": "1"], ["TERM": "dumb"],
    ])
  func text(environment: [String: String]) throws {
    for name in ["grid", "card", "picture"] {
      let model = try shown(name, environment)
      #expect(!model.text.contains("▀") && !model.text.contains("▄"))
      let plain = try runner.run("run", "\(name).yaml", "--yes").output
      let words = try #require(plain.split(separator: "\n").first?.split(separator: " ").first)
      #expect(model.text.contains(words))
    }
  }

  @Test("A pipe gets the text that it always got")
  func pipe() throws {
    #expect(
      try runner.run("run", "grid.yaml").output
        == "Blade Runner 2049  2017 · 7.6\nBlade Runner       1982 · 7.9\n")
    #expect(try runner.run("run", "picture.yaml", "--yes").output == "plain.jpg\n")
  }

  @Test("Posters stand side by side as far as the terminal is wide", arguments: [(24, 1), (40, 2), (80, 4), (120, 6)])
  func widths(columns: Int, count: Int) throws {
    try runner.file("top.yaml", "steps:\n  - Get Movies: top rated\n  - Show Movies\n")
    let session = try start("top", size: (columns, 60), ["COLORTERM": "truecolor"])
    #expect(session.wait() == 0)
    let model = session.model(columns: columns, rows: 60)
    #expect(model.surprises == [])
    // Every caption has its percentage.
    let most = model.text.split(separator: "\n").map { $0.components(separatedBy: " %").count - 1 }.max()
    #expect(most == count)
  }

  @Test("A terminal with kitty's pictures gets them, where the words leave them room")
  func kitty() throws {
    let session = try start("grid", size: (80, 40), images: "auto", ["TERM": "xterm-kitty"])
    #expect(session.wait() == 0)
    let model = session.model(columns: 80, rows: 40)
    #expect(model.pictures.placements.count == 2)
    #expect(model.questions == [], "nothing is to be asked")
    #expect(model.text.contains("2017 · 76 %"))
    #expect(!model.text.contains("▀"))
  }

  @Test(
    "A terminal that does not say who it is in the environment is asked, once and before the first picture",
    arguments: [
      ("\u{1B}_Gi=2000000001;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;22c", true, false),
      ("\u{1B}[6;20;10t\u{1B}[?62;4;22c", false, true), ("\u{1B}[?6c", false, false), ("", false, false),
    ])
  func asked(reply: String, isKitty: Bool, isSixel: Bool) throws {
    let text = "steps:\n  - Search Movies: { query: blade runner }\n  - Show Movies\n  - Show Movies\n"
    try runner.file("twice.yaml", text)
    let session = try runner.start(
      "run", "twice.yaml", showsOutput: true, size: (80, 50), cell: (10, 20), with: ["TERM": "xterm-256color"])
    session.expect(PictureResultTests.end)
    #expect(!session.screen.contains("2017"))
    session.type(reply)
    #expect(session.wait() == 0)
    let model = session.model(columns: 80, rows: 50)
    #expect(model.pictures.placements.count == (isKitty ? 4 : 0))
    #expect(model.sixelLines.isEmpty != isSixel)
    #expect(model.text.contains("▀") == !(isKitty || isSixel))
    #expect(session.screen.components(separatedBy: PictureResultTests.end).count == 2)
    #expect(isKitty || model.isAsBefore)
    #expect(model.surprises == [])
  }

  @Test("Nothing is asked where there is no picture, where nobody is to be asked, and where pictures are given up")
  func unasked() throws {
    let flags = [
      ("grid", "--accessible"), ("grid", "--no-input"), ("grid", "--images=none"), ("grid", "--images=blocks"),
      ("text", "--quiet"),
    ]
    try runner.file("text.yaml", "steps:\n  - Show Result: Blade Runner 2049\n")
    for (name, flag) in flags {
      let session = try runner.start(
        "run", "\(name).yaml", flag, showsOutput: true, size: (80, 40), with: ["TERM": "xterm-256color"])
      #expect(session.wait() == 0)
      #expect(session.screen.contains("2049"))
      #expect(!session.screen.contains(PictureResultTests.end))
    }
  }

  @Test("What was typed before stays for the shell, and no reply gets into it")
  func typedAhead() throws {
    let session = try runner.startShell(
      """
      echo ready; read -r line < /dev/tty; TERM=xterm-256color $RUNNER run grid.yaml
      read -r line < /dev/tty; echo "line: <$line>"
      TERM=xterm-256color $RUNNER run grid.yaml
      read -r line < /dev/tty; echo "line: <$line>"
      """)
    session.expect("ready")
    session.type("go\rof mine\r")
    session.expect("line: <of mine>")
    #expect(!session.screen.contains(PictureResultTests.end))
    session.expect(PictureResultTests.end)
    session.type("\u{1B}[?62;22c")
    session.expect { session.screen.components(separatedBy: "2017").count == 3 }
    session.type("more\r")
    session.expect("line: <more>")
    #expect(session.wait() == 0)
  }

  @Test("What is typed while a terminal replies nothing ends the wait, and what is typed then stays for the shell")
  func typedMeanwhile() throws {
    // Only time tells that it was not waited longer, and a busy machine may take it: one time of several is enough.
    let isBrief = try (0..<5).contains { _ in
      let session = try runner.startShell(
        "TERM=xterm-256color $RUNNER run grid.yaml; read -r line < /dev/tty; echo \"line: <$line>\"")
      session.expect(PictureResultTests.end)
      let start = ContinuousClock.now
      session.type("x")
      session.expect("2017")
      let time = ContinuousClock.now - start
      session.type("kept\r")
      session.expect("line: <kept>")
      #expect(session.wait() == 0)
      return time < .milliseconds(700)
    }
    #expect(isBrief)
  }

  @Test("Who cancels while a terminal replies nothing is heard, and nothing is drawn")
  func cancelled() throws {
    let session = try runner.startShell("trap : INT; TERM=xterm-256color $RUNNER run grid.yaml; echo \"ended: $?\"")
    session.expect(PictureResultTests.end)
    session.type("\u{3}")
    session.expect("ended: 130")
    #expect(session.wait() == 0)
    #expect(!session.screen.contains("▀"))
  }

  @Test("A terminal with sixel gets them where it was asked for, and what is printed then goes on below")
  func sixel() throws {
    for name in ["grid", "card", "picture"] {
      let session = try runner.start(
        "run", "\(name).yaml", "--yes", "--images", "sixel", showsOutput: true, size: (80, 40), cell: (10, 20),
        with: ["TERM": "xterm-256color"])
      #expect(session.wait() == 0)
      let model = session.model(columns: 80, rows: 40)
      #expect(model.surprises + model.sixels.surprises == [])
      #expect(!model.sixelLines.isEmpty && !model.text.contains("▀"))
      // Nothing of a picture lies below the words.
      #expect(model.sixelLines.max() ?? 0 < model.row)
      #expect(model.isAsBefore)
    }
  }

  private func shown(_ name: String, _ environment: [String: String]) throws -> ScreenModel {
    let session = try start(name, size: (80, 40), environment)
    #expect(session.wait() == 0)
    return session.model(columns: 80, rows: 40)
  }

  private func start(
    _ name: String, size: (Int, Int), images: String = "blocks", _ environment: [String: String]
  ) throws -> TerminalSession {
    try runner.start(
      "run", "\(name).yaml", "--yes", "--images", images, showsOutput: true, size: (UInt16(size.0), UInt16(size.1)),
      with: environment)
  }
}
