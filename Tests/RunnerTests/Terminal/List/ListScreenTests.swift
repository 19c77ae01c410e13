import Foundation
import TestSupport
import Testing

/// Lists on the whole screen, as a terminal shows them.
@Suite("Lists on the whole screen", .serialized)
struct ListScreenTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    for (name, text) in ListScreenTests.workflows { try runner.file(name, text) }
    try runner.file("movies.yaml", ProjectFolder.text(of: "Workflows/movies.yaml"))
  }

  static let workflows = [
    "people.yaml": """
    steps:
      - Get People:
      - Choose From List: Who is it?
        as: person
      - Text: Hello ${person.name}
    """,
    "drinks.yaml": """
    steps:
      - List: [Tea, Coffee, Cocoa, Milk, Water]
      - Choose From List:
          prompt: Which do you like?
          multiple: true
          min: 1
          max: 3
          selected: [Milk]
    """,
    "sections.yaml": """
    steps:
      - List: [Oslo, Bergen, Rome, Milan, Naples, Paris, Lyon, Nice, Tokyo, Osaka, Kyoto, Nara]
      - Choose From List:
          prompt: Which city?
          section: "${if it in ['Oslo', 'Bergen'] then 'Norway' else if it in ['Rome', 'Milan', 'Naples'] then 'Italy' else if it in ['Paris', 'Lyon', 'Nice'] then 'France' else 'Japan'}"
    """,
    "wide.yaml": """
    steps:
      - List: [日本語のとても長い題名です, 한국어, 👩‍👩‍👧 Family, 🇩🇪 Germany, ❤️ Heart, 👍🏽 Thumb, שלום עולם, مرحبا, "e\\u0301te\\u0301", ﷽]
      - Choose From List: 何ですか
    """,
    "nameless.yaml": """
    inputs:
      letter:
        type: text
        ask: Which letter?
        options:
          - { value: a, title: "", subtitle: The first }
          - { value: b, title: B, subtitle: The second }
    steps: [{ Text: "${letter}" }]
    """,
    "long.yaml":
      "steps:\n  - List: [\((1...500).map { "Item \($0)" }.joined(separator: ", "))]\n  - Choose From List: Which item?\n",
  ]

  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    let workflow: String
    var size: (columns: UInt16, rows: UInt16) = (60, 12)
    var environment: [String: String] = [:]
    var flags: [String] = []
    /// What is typed, each with what the screen shows then.
    let steps: [(keys: String, shown: String)]
    var isStyled = false

    var testDescription: String { name }
  }

  static let scenes = [
    Scene(name: "people", workflow: "people.yaml", steps: [("", "Sarah Love")]),
    Scene(name: "people-down", workflow: "people.yaml", steps: [("", "Sarah Love"), ("\u{1B}[B", "❯ 🚗")]),
    Scene(name: "people-filtered", workflow: "people.yaml", steps: [("", "Sarah Love"), ("tax", "1/3")]),
    Scene(name: "people-nothing", workflow: "people.yaml", steps: [("", "Sarah Love"), ("qqq", "Nothing fits")]),
    Scene(
      name: "people-refused", workflow: "people.yaml",
      steps: [("", "Sarah Love"), ("qqq", "Nothing fits"), ("\r", "No row fits")]),
    Scene(name: "people-keys", workflow: "people.yaml", steps: [("", "Sarah Love"), ("?", "hides this")]),
    Scene(name: "people-narrow", workflow: "people.yaml", size: (40, 10), steps: [("", "Sarah Love")]),
    Scene(name: "people-wide", workflow: "people.yaml", size: (200, 50), steps: [("", "Sarah Love")]),
    Scene(name: "people-one-cell", workflow: "people.yaml", size: (1, 1), steps: [("", "❯")]),
    Scene(
      name: "people-one-row", workflow: "people.yaml", size: (30, 1),
      steps: [("", "Joe Bloggs"), ("\u{1B}[B", "Peter")]),
    Scene(name: "people-three-rows", workflow: "people.yaml", size: (30, 3), steps: [("", "Joe Bloggs")]),
    Scene(
      name: "people-ascii", workflow: "people.yaml", environment: ["LANG": "C"], steps: [("", "Sarah Love")]),
    Scene(
      name: "people-normal", workflow: "people.yaml", flags: ["--density", "normal"], steps: [("", "Sarah Love")]),
    Scene(
      name: "people-16-colours", workflow: "people.yaml", steps: [("", "Sarah Love"), ("sar", "1/3")], isStyled: true),
    Scene(
      name: "people-256-colours", workflow: "people.yaml", environment: ["TERM": "xterm-256color"],
      steps: [("", "Sarah Love"), ("sar", "1/3")], isStyled: true),
    Scene(
      name: "people-true-colour", workflow: "people.yaml", environment: ["COLORTERM": "truecolor"],
      steps: [("", "Sarah Love"), ("sar", "1/3")], isStyled: true),
    Scene(
      name: "people-no-colour", workflow: "people.yaml", environment: ["NO_COLOR": "1"],
      steps: [("", "Sarah Love"), ("sar", "1/3")], isStyled: true),
    Scene(
      name: "people-colour-refused", workflow: "people.yaml", environment: ["COLORTERM": "truecolor"],
      flags: ["--color", "never"], steps: [("", "Sarah Love")], isStyled: true),
    Scene(name: "drinks", workflow: "drinks.yaml", steps: [("", "1 picked")]),
    Scene(
      name: "drinks-picked", workflow: "drinks.yaml", steps: [("", "1 picked"), ("\u{1B}[H\t\t", "3 picked")]),
    Scene(
      name: "drinks-too-many", workflow: "drinks.yaml",
      steps: [("", "1 picked"), ("\u{1B}[H\t\t\t", "No more than 3 can be picked")]),
    Scene(
      name: "drinks-too-few", workflow: "drinks.yaml",
      steps: [("", "1 picked"), ("\u{15}", "0 picked"), ("\r", "1 to 3 must be picked")]),
    Scene(name: "sections", workflow: "sections.yaml", size: (40, 12), steps: [("", "Norway")]),
    Scene(
      name: "sections-scrolled", workflow: "sections.yaml", size: (40, 12),
      steps: [("", "Norway"), ("\u{1B}[F", "Nara")]),
    Scene(
      name: "sections-filtered", workflow: "sections.yaml", size: (40, 12), steps: [("", "Norway"), ("n e", "3/12")]),
    Scene(name: "nameless", workflow: "nameless.yaml", size: (40, 8), steps: [("", "(no name)  The first")]),
    Scene(name: "wide-characters", workflow: "wide.yaml", size: (40, 16), steps: [("", "﷽")]),
    Scene(name: "wide-characters-narrow", workflow: "wide.yaml", size: (14, 16), steps: [("", "﷽")]),
    Scene(
      name: "long-paged", workflow: "long.yaml", size: (40, 10),
      steps: [("", "Item 7"), ("\u{1B}[6~", "Item 8"), ("\u{1B}[6~", "Item 15")]),
    Scene(
      name: "movies-german", workflow: "movies.yaml", flags: ["--locale", "de_DE", "--images", "none"],
      steps: [("", "Am besten bewertet")]),
    Scene(
      name: "movies-japanese", workflow: "movies.yaml", environment: ["LC_MESSAGES": "ja_JP.UTF-8"],
      flags: ["--images", "none"], steps: [("", "高評価"), ("\r", "どの映画ですか")]),
  ]

  @Test("looks as it did", arguments: scenes)
  func looks(_ scene: Scene) throws {
    let session = try start(scene)
    let model = play(scene, in: session)
    try GoldenScreen.expect(scene.isStyled ? model.styledText : model.portrait, equals: scene.name)
    #expect(model.surprises == [])
    #expect(model.isAlternate)
    finish(session)
  }

  @Test(
    "A terminal that counts the columns of characters otherwise shows every field in its place",
    arguments: ["wide-characters", "wide-characters-narrow", "people"])
  func otherCounting(_ name: String) throws {
    let scene = try #require(ListScreenTests.scenes.first { $0.name == name })
    let session = try start(scene)
    let model = play(scene, in: session, counting: .scalars)
    // Whatever became of the names, the rows begin where they are to begin, and no more of them are there.
    let expected = play(scene, in: session)
    #expect(model.row == expected.row && model.column == expected.column)
    for (row, line) in zip(model.cells, expected.cells) {
      #expect(row.prefix(2).map(\.text) == line.prefix(2).map(\.text))
    }
    finish(session)
  }

  private func start(_ scene: Scene) throws -> TerminalSession {
    let terminal = try PseudoTerminal(columns: scene.size.columns, rows: scene.size.rows)
    let session = try TerminalSession(
      runner, ["run", scene.workflow] + scene.flags, terminal: terminal, extra: scene.environment)
    session.pipeIn("")
    return session
  }

  private func play(
    _ scene: Scene, in session: TerminalSession, counting: ScreenModel.Counting = .characters
  ) -> ScreenModel {
    let (columns, rows) = (Int(scene.size.columns), Int(scene.size.rows))
    func model() -> ScreenModel { session.model(columns: columns, rows: rows, counting: counting) }
    for step in scene.steps {
      session.type(step.keys)
      session.expect {
        let model = model()
        return model.text.contains(step.shown) && !model.isInFrame
      }
    }
    return model()
  }

  private func finish(_ session: TerminalSession) {
    session.type("\u{3}")
    #expect(session.wait() == 130)
  }
}
