import Foundation
import Testing

/// What a person answered at a terminal, written down and given again.
@Suite("Recorded answers", .serialized)
struct AnswerRecordTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file("party.yaml", AnswerRecordTests.workflow)
  }

  /// A question of each kind. Two guests have one name, and dishes have commas in theirs.
  private static let workflow = """
    types:
      Guest:
        display: ${name}
        properties: { number: { type: number, identifier: true }, name: text }
    enums:
      Size: { small: Small, large: Large }
    actions:
      Get Guests:
        returns: [Guest]
        steps:
          return:
            - { number: 1, name: Ann }
            - { number: 2, name: Bo }
            - { number: 3, name: Ann }
            - { number: 4, name: all }
      Seat Guest:
        parameters: { guest: { type: Guest, options: { Get Guests: } } }
        steps: { return: "${guest.number}" }
    inputs:
      title: { type: text, ask: What is it called? }
      note: { type: text, multiline: true, ask: What is to be noted? }
      count: { type: number, ask: How many come?, min: 1, default: 4 }
      start: { type: time, ask: When does it begin? }
      tags: { type: "[text]", ask: Which tags? }
      size: { type: Size, ask: Which size? }
      outside: { type: boolean, ask: Is it outside?, labels: { true: under the sky, false: at home } }
      token: { type: secret, ask: Which token? }
    steps:
      - Choose From List:
          prompt: Which dishes?
          list: ["Bread, warm", Soup, "Salt", Salt, none, Cake]
          multiple: true
        as: dishes
      - each: ${[1, 2]}
        do:
          - Seat Guest:
            as: seat
        as: seats
      - set:
          all: ["${title}", "${note}", "${count}", "${start}", "${tags}", "${size}", "${outside}", "${dishes}", "${seats}"]
      - return: ${all}

    """

  /// Questions, and what is typed.
  private static let talk = [
    ("What is it called?", "Summer: #1, \"big\"\r"),
    ("What is to be noted?", "first\r\u{20}second, third\r.\r"),
    ("How many come?", "\r"),
    ("When does it begin?", "18:30\r"),
    ("Which tags?", "red, warm\rblue\r\"x\"\r.\r"),
    ("Which size?", "2\r"),
    ("Is it outside?", "y\r"),
    ("Which token?", "hush-hush\r"),
    ("Which dishes?", "1,3-5\r"),
    ("Guest?", "3\r"),
    ("Guest?", "4\r"),
  ]

  @Test("A run at a terminal gives the same without one, from what was recorded")
  func replays() throws {
    let session = try runner.start(
      "run", "party.yaml", "--record", "answers.yaml", "--output-type", "json", with: ["ACCESSIBLE": "1"])
    var seen = 0
    for (question, reply) in AnswerRecordTests.talk {
      // What is typed before a question stands is no answer to it.
      session.expect {
        let fresh = session.screen.dropFirst(seen)
        return fresh.contains(question) && fresh.hasSuffix("> ")
      }
      seen = session.screen.count
      session.type(reply)
    }
    #expect(session.wait() == 0, "\(session.screen)\(session.errors)")
    let output = session.output
    #expect(output.contains("Bread, warm") && !output.contains("Cake"))

    let record = try runner.text(of: "answers.yaml")
    #expect(!record.contains("hush-hush"))
    let replayed = try runner.run(
      "run", "party.yaml", "--answers", "answers.yaml", "--token", "hush-hush", "--output-type", "json",
      "--no-input")
    #expect(replayed.status == 0, "\(replayed.errors)\n\(record)")
    #expect(replayed.output == output, "\(record)")
    #expect(replayed.errors == "")

    let silent = try runner.run("run", "party.yaml", "--answers", "answers.yaml", "--no-input")
    #expect(silent.status == 65)
    #expect(silent.errors.contains("`--token`"))
  }

  @Test("An answer that has a secret in it is not recorded, whatever was asked for, and that is said")
  func secretInText() throws {
    try runner.file(
      "secret.yaml",
      """
      inputs:
        note: { type: text, ask: What is to be noted? }
        token: { type: secret, ask: Which token? }
        name: { type: text, ask: Whose is it? }
      steps:
        - Text: ${note.length()}
      """)
    let session = try runner.start("run", "secret.yaml", "--record", "answers.yaml", with: ["ACCESSIBLE": "1"])
    var seen = 0
    for (question, reply) in [
      ("What is to be noted?", "it is hush-hush"), ("Which token?", "hush-hush"), ("Whose is it?", "Ann"),
    ] {
      session.expect {
        let fresh = session.screen.dropFirst(seen)
        return fresh.contains(question) && fresh.hasSuffix("> ")
      }
      seen = session.screen.count
      session.type(reply + "\r")
    }
    #expect(session.wait() == 0, "\(session.screen)\(session.errors)")
    let record = try runner.text(of: "answers.yaml")
    #expect(record.contains("inputs.name: Ann") && !record.contains("hush") && !record.contains("note"), "\(record)")
    #expect((session.errors + session.screen).contains("`inputs.note` is not recorded, because a secret is in it."))
  }

  @Test("What was picked in the list on the whole screen is recorded, of equal rows the one that was meant")
  func picked() throws {
    try runner.file(
      "rows.yaml",
      """
      steps:
        - Choose From List: { prompt: Which ones?, list: [Tea, "Milk, warm", Tea, Tea], multiple: true }
      """)
    let session = try runner.start("run", "rows.yaml", "--record", "answers.yaml", "--output-type", "json")
    session.expect("Which ones?")
    session.expect { session.screen.contains("\u{1B}[?2026l") }
    session.type("\u{1B}[B")
    session.type("\t\t\r")
    #expect(session.wait() == 0)
    let replayed = try runner.run(
      "run", "rows.yaml", "--answers", "answers.yaml", "--output-type", "json", "--no-input")
    let record = try runner.text(of: "answers.yaml")
    #expect(replayed.output == session.output, "\(record)")
    #expect(session.output.contains("Milk, warm"))
  }
}
