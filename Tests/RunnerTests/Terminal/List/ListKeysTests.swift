import Foundation
import Testing

/// What comes of the keys in a list on the whole screen.
@Suite("Picking on the whole screen", .serialized)
struct ListKeysTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    for (name, text) in ListScreenTests.workflows { try runner.file(name, text) }
  }

  private func start(_ workflow: String, shows text: String) throws -> TerminalSession {
    let session = try runner.start("run", workflow)
    session.expect { session.model().text.contains(text) && !session.model().isInFrame }
    return session
  }

  static let answers: [(workflow: String, keys: String, output: String)] = [
    ("people.yaml", "\r", "Hello Joe Bloggs\n"), ("people.yaml", "\u{1B}[B\r", "Hello Peter Roberts\n"),
    ("people.yaml", "\u{E}\u{E}\r", "Hello Sarah Love\n"), ("people.yaml", "\u{1B}[A\r", "Hello Sarah Love\n"),
    ("people.yaml", "\u{1B}OB\u{1B}[A\r", "Hello Joe Bloggs\n"), ("people.yaml", "\u{1B}[F\r", "Hello Sarah Love\n"),
    ("people.yaml", "love\r", "Hello Sarah Love\n"), ("people.yaml", "SAR\u{17}pet\r", "Hello Peter Roberts\n"),
    ("people.yaml", "taxi\n", "Hello Peter Roberts\n"),
    ("people.yaml", "zzz\u{7F}\u{7F}\u{7F}\r", "Hello Joe Bloggs\n"),
    ("long.yaml", "\u{1B}[6~\u{1B}[6~\u{1B}[5~\r", "Item 22\n"), ("long.yaml", "^item 499$\r", "Item 499\n"),
    ("drinks.yaml", "\r", "Milk\n"), ("drinks.yaml", "\u{1B}[H\t\r", "Tea\nMilk\n"),
    ("drinks.yaml", "\u{15}\t\t\r", "Milk\nWater\n"),
    ("drinks.yaml", "\u{15}\u{1B}[F\u{1B}[Z\u{1B}[Z\r", "Milk\nWater\n"),
    ("drinks.yaml", "tea\t\u{17}coff\t\r", "Tea\nCoffee\nMilk\n"),
    ("drinks.yaml", "\u{15}co\u{1}\r", "Coffee\nCocoa\n"),
  ]

  @Test("takes the rows that the keys mean", arguments: answers)
  func answer(_ workflow: String, _ keys: String, _ output: String) throws {
    let session = try start(workflow, shows: "type to filter")
    session.type(keys)
    #expect(session.wait() == 0)
    #expect(session.output == output)
    #expect(session.model().isAsBefore)
    #expect(session.model().surprises == [])
  }

  @Test("What was picked stays picked while it is filtered away")
  func kept() throws {
    let session = try start("drinks.yaml", shows: "type to filter")
    session.type("water\t")
    session.expect { session.model().text.contains("1/5 · 2 picked") }
    session.type("\u{1B}")
    session.expect { session.model().text.contains("Coffee") }
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == "Milk\nWater\n")
  }

  @Test("Esc empties the filter first, and then cancels")
  func escape() throws {
    let session = try start("people.yaml", shows: "Sarah Love")
    session.type("love")
    session.expect { session.model().text.contains("1/3") }
    session.type("\u{1B}")
    session.expect { session.model().text.contains("Joe Bloggs") }
    session.type("\u{1B}")
    #expect(session.wait() == 130)
    #expect(session.output == "")
    #expect(session.model().isAsBefore)
  }

  @Test("A paste with line breaks filters and never submits")
  func paste() throws {
    let session = try start("people.yaml", shows: "Sarah Love")
    session.type("\u{1B}[200~love\r\nsarah\n\u{1B}[201~")
    session.expect { session.model().text.contains("> love sarah") }
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == "Hello Sarah Love\n")
  }

  @Test("Replies that a terminal gives late, and what a mouse reports, are not typed into the filter")
  func lateReplies() throws {
    let session = try start("people.yaml", shows: "Sarah Love")
    for report in [
      "\u{1B}[?62;4c", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "\u{1B}[24;80R", "\u{1B}P>|XTerm(370)\u{1B}\\",
      "\u{1B}_Gi=1;OK\u{1B}\\",
      "\u{1B}[<0;3;4M", "\u{1B}[<0;3;4m", "\u{1B}[M #$",
    ] { session.type(report) }
    session.type("love")
    session.expect { session.model().text.contains("> love") }
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == "Hello Sarah Love\n")
  }

  @Test("What is typed before the list is there does not answer it")
  func typedAhead() throws {
    let session = try runner.start("run", "people.yaml")
    session.type("sarah\r\r")
    session.expect { session.model().text.contains("type to filter") && !session.model().isInFrame }
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == "Hello Joe Bloggs\n")
  }

  @Test("What is piped in does not answer it")
  func piped() throws {
    let session = try runner.start("run", "people.yaml", input: "sarah\n\r")
    session.expect { session.model().text.contains("type to filter") && !session.model().isInFrame }
    session.type("pet\r")
    #expect(session.wait() == 0)
    #expect(session.output == "Hello Peter Roberts\n")
  }

  @Test("A list without a search goes to what begins with a letter")
  func jump() throws {
    try runner.file(
      "jump.yaml",
      "steps:\n  - List: [Tea, Coffee, Cocoa, Milk]\n  - Choose From List: { prompt: Which?, search: false }\n")
    let session = try start("jump.yaml", shows: "Which?")
    #expect(!session.model().text.contains("filter"))
    session.type("c")
    session.expect { session.model().text.contains("❯ Coffee") }
    session.type("c")
    session.expect { session.model().text.contains("❯ Cocoa") }
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == "Cocoa\n")
  }

  @Test("The time that a question has ends it, and the terminal is as before")
  func timeout() throws {
    try runner.file(
      "timeout.yaml",
      "steps:\n  - List: [Tea, Milk]\n  - Choose From List: Which?\n    timeout: 300ms\n    catch:\n      - Text: too late\n"
    )
    let session = try runner.start("run", "timeout.yaml")
    #expect(session.wait() == 0)
    #expect(session.output == "too late\n")
    #expect(session.model().isAsBefore)
    #expect(session.screen.contains("Which?"))
  }
}
