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
    let model = try shown("grid", ["TERM": "xterm-kitty"])
    #expect(model.pictures.placements.count == 2)
    #expect(model.text.contains("2017 · 76 %"))
    #expect(!model.text.contains("▀"))
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

  private func start(_ name: String, size: (Int, Int), _ environment: [String: String]) throws -> TerminalSession {
    try runner.start(
      "run", "\(name).yaml", "--yes", showsOutput: true, size: (UInt16(size.0), UInt16(size.1)), with: environment)
  }
}
