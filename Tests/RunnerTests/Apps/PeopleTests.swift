import TestSupport
import Testing

/// The cards of people: the list in the parameter itself, a note, and what is said where nobody fits.
@Suite("People at the command line")
struct PeopleTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file("person.yaml", try ProjectFolder.text(of: "Workflows/person.yaml"))
    try runner.file(
      "unguarded.yaml",
      "steps:\n  - Find People: { where: \"${it.job == 'Astronaut'}\" }\n"
        + "  - Choose From List: { empty: skip }\n  - View Person\n")
  }

  @Test("At a terminal the parameter is a list of the people, and the card has the note")
  func picked() throws {
    let session = try runner.start("run", "person.yaml", "--note", "Ask about the new book")
    session.expect { session.model().text.contains("Whose card") && session.model().text.contains("Taxi Driver") }
    session.type("sar\r")
    #expect(session.wait() == 0)
    #expect(session.output.contains("Sarah Love"))
    #expect(session.output.contains("Ask about the new book"))
    #expect(session.model().isAsBefore)
  }

  @Test("Without a terminal the people stand in the message")
  func silent() throws {
    let outcome = try runner.run("run", "person.yaml", "--note", "x")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("`Joe Bloggs`, `Peter Roberts`, `Sarah Love`"), "\(outcome.errors)")
  }

  @Test("That nobody fits is a dialog of the workflow, or else the error that the action says")
  func nobody() throws {
    let caught = try runner.run("run", "person.yaml", "--job", "Astronaut", "--note", "x")
    #expect(caught.status == 0, "\(caught.errors)")
    #expect(caught.output.contains("Nobody does that. Please choose a person."))
    let thrown = try runner.run("run", "unguarded.yaml")
    #expect(thrown.status != 0)
    #expect(thrown.errors.contains("Please choose a person. [no_person]"), "\(thrown.errors)")
  }
}
