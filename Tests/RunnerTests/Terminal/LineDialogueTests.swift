import Foundation
import Testing

@Suite("Questions at a terminal, line by line", .serialized)
struct LineDialogueTests {
  private let runner: BuiltRunner

  init() throws {
    var runner = try BuiltRunner()
    runner.environment["ACCESSIBLE"] = "1"
    self.runner = runner
    try runner.file(
      "pick.yaml",
      """
      steps:
        - Get People:
        - Choose From List: Who is it?
          as: person
        - Text: Hello ${person.name}
      """)
  }

  private static let secret =
    "inputs:\n  token: { type: secret, ask: Which token?, pattern: \"[^y]+\" }\nsteps:\n  - Text: Done\n"

  private func startSecret(typing early: String = "") throws -> TerminalSession {
    try runner.file("secret.yaml", LineDialogueTests.secret)
    let session = try runner.start("run", "secret.yaml")
    session.type(early)
    session.expect("(not shown) > ")
    return session
  }

  @Test("A person is picked by number, and standard output has the result alone")
  func pick() throws {
    let session = try runner.start("run", "pick.yaml")
    session.expect("Who is it?")
    session.expect("3  Sarah Love")
    session.expect("> ")
    session.type("3\n")
    #expect(session.wait() == 0)
    #expect(session.output == "Hello Sarah Love\n")
    #expect(session.errors == "")
  }

  @Test("What is piped in does not answer the question")
  func piped() throws {
    let session = try runner.start("run", "pick.yaml", input: "1\n")
    session.expect("> ")
    session.type("Peter\n")
    #expect(session.wait() == 0)
    #expect(session.output == "Hello Peter Roberts\n")
  }

  @Test("Wrong input is explained, a filter narrows the list, and the question goes on")
  func wrongInput() throws {
    let session = try runner.start("run", "pick.yaml")
    session.expect("> ")
    session.type("9\n")
    session.expect("There is no row `9`; the rows are 1 to 3.")
    session.type("Nobody\n")
    session.expect("No row is called `Nobody`")
    session.type("/sarah\n")
    session.expect("/ for all rows")
    session.type("3\n")
    #expect(session.wait() == 0)
    #expect(session.output == "Hello Sarah Love\n")
  }

  @Test(
    "Esc and ctrl-d give up, ctrl-c ends the run; all by status 130, with the modes of the terminal as before",
    arguments: ["\u{1B}\n", "\u{4}", "\u{3}"])
  func givesUp(keys: String) throws {
    let session = try runner.start("run", "pick.yaml")
    let before = session.terminal?.modes
    session.expect("> ")
    session.type(keys)
    #expect(session.wait() == 130)
    #expect(session.output == "")
    #expect(session.terminal?.modes == before)
    // Who gave up needs no report of it.
    #expect(!session.screen.contains("error") && !session.screen.contains("pick.yaml:"))
  }

  @Test("A secret is not shown while it is typed, and an end by ctrl-c shows what is typed again")
  func secret() throws {
    let session = try startSecret()
    session.type("hunter2\n")
    #expect(session.wait() == 0)
    #expect(session.output == "Done\n")
    #expect(!session.screen.contains("hunter2"))

    let before = try PseudoTerminal().modes
    let other = try startSecret()
    #expect(other.terminal?.modes != before)
    other.type("\u{3}")
    #expect(other.wait() == 130)
    #expect(other.terminal?.modes == before)
  }

  @Test(
    "However the process dies at a secret, what is typed is shown again",
    arguments: [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGQUIT])
  func crash(signal: Int32) throws {
    let session = try startSecret()
    let before = try PseudoTerminal().modes
    #expect(session.terminal?.modes != before)
    session.send(signal)
    #expect(session.wait() == 128 + signal)
    #expect(session.terminal?.modes == before)
  }

  @Test("While the process is stopped at a secret, what is typed is shown; when it goes on, it is not")
  func stopped() throws {
    try runner.file("secret.yaml", LineDialogueTests.secret)
    let session = try runner.startShell("$RUNNER run secret.yaml; stty -a < /dev/tty; fg")
    session.expect("(not shown) > ")
    let hidden = session.terminal?.modes
    session.type("\u{1A}")
    session.expect(" echo ")
    session.expect { session.terminal?.modes == hidden }
    session.type("hunter2\n")
    session.expect("Done")
    #expect(session.wait() == 0)
    #expect(!session.screen.contains("hunter2"))
  }

  @Test("Recorded answers give the same output again, with nobody there")
  func record() throws {
    try runner.file(
      "recorded.yaml",
      """
      inputs:
        name: text
        count: { type: number, confirm: "Really ${value}?" }
      steps:
        - List: [Tea, "Milk, warm", Tea]
        - Choose From List: { prompt: Which?, multiple: true }
          as: drinks
        - repeat: 2
          do:
            - Ask For Input: "Turn ${index}?"
              as: turn
        - Text: "${name} ${count} ${drinks.join('+')} ${previous.join('+')}"
      """)
    let session = try runner.start("run", "recorded.yaml", "--record", "answers.yaml")
    for (prompt, reply) in [
      ("Name?", "Ada"), ("Count?", "7"), ("Really 7?", "y"), ("Which?", "2,3"), ("Turn 1?", "on: e"),
      ("Turn 2?", "two"),
    ] {
      session.expect(prompt)
      session.expect { session.screen.components(separatedBy: prompt).last?.contains("> ") == true }
      session.type(reply + "\n")
    }
    #expect(session.wait() == 0)
    #expect(session.output == "Ada 7 Milk, warm+Tea on: e+two\n")
    let again = try runner.run("run", "recorded.yaml", "--answers", "answers.yaml")
    #expect(again.errors == "")
    #expect(again.output == session.output)
  }

  @Test("What is typed before a question is there does not answer it")
  func typedAhead() throws {
    let session = try runner.start("run", "pick.yaml")
    session.type("3\n3\n")
    session.expect("> ")
    session.type("1\n")
    #expect(session.wait() == 0)
    #expect(session.output == "Hello Joe Bloggs\n")

    let secret = try startSecret(typing: "too early\n")
    secret.type("in time\n")
    #expect(secret.wait() == 0)
    #expect(!secret.screen.contains("must match"))
  }

  @Test("Ctrl-c ends a run at once that waits for a pipe which nobody writes to")
  func stalledPipe() throws {
    try runner.file(
      "upper.yaml", "inputs:\n  text: { type: text, input: true }\nsteps:\n  - Make Uppercase: ${text}\n")
    let session = try TerminalSession(runner, ["run", "upper.yaml"], terminal: PseudoTerminal(), extra: [:])
    // More than a pipe holds, so that it is being read when this returns.
    session.feed(String(repeating: "x", count: 200_000))
    let start = ContinuousClock.now
    session.type("\u{3}")
    #expect(session.wait() == 130)
    // Without hearing of it, the run would last for the ten seconds that it may take to end.
    #expect(ContinuousClock.now - start < .seconds(8))
  }

  @Test("SIGTERM and SIGHUP end the run by their own status", arguments: [(SIGTERM, Int32(143)), (SIGHUP, Int32(129))])
  func signals(signal: Int32, status: Int32) throws {
    let session = try runner.start("run", "pick.yaml")
    session.expect("> ")
    session.send(signal)
    #expect(session.wait() == status)
  }

  @Test("Escapes in names and prompts do not reach the terminal")
  func escapes() throws {
    try runner.file(
      "escapes.yaml",
      """
      steps:
        - List: ["\\e]0;owned\\a", "\\e[31mred", "\\u202Egnp.exe"]
        - Choose From List: "\\e[2JWhich?"
        - Show Result: "\\e[5mend"
      """)
    let session = try runner.start("run", "escapes.yaml", showsOutput: true)
    session.expect("> ")
    session.type("2\n")
    #expect(session.wait() == 0)
    #expect(!session.screen.contains("\u{1B}"))
    #expect(!session.screen.contains("\u{7}"))
    #expect(!session.screen.contains("\u{202E}"))
  }

  @Test(
    "A dumb terminal, or one of no name, gets ASCII and no escapes; one for screen readers no pictures",
    arguments: ["dumb", ""])
  func dumb(name: String) throws {
    let dumb = try runner.start("run", "pick.yaml", with: ["TERM": name, "ACCESSIBLE": ""])
    dumb.expect("> ")
    dumb.type("1\n")
    #expect(dumb.wait() == 0)
    #expect(dumb.screen.utf8.allSatisfy { $0 < 0x80 && $0 != 0x1B })
    let accessible = try runner.start("run", "pick.yaml", "--accessible", with: ["ACCESSIBLE": ""])
    accessible.expect("3  Sarah Love")
    accessible.type("1\n")
    #expect(accessible.wait() == 0)
  }

  @Test("Several are picked by numbers and ranges, and Enter takes what is picked already")
  func several() throws {
    try runner.file(
      "several.yaml",
      """
      steps:
        - List: [Tea, Coffee, Cocoa, Milk]
        - Choose From List: { prompt: Which?, multiple: true, selected: [Milk] }
      """)
    for (typed, output) in [("1,3-4\n", "Tea\nCocoa\nMilk\n"), ("\n", "Milk\n"), ("none\n", "")] {
      let session = try runner.start("run", "several.yaml")
      session.expect("Enter for Milk")
      session.type(typed)
      #expect(session.wait() == 0)
      #expect(session.output == output)
    }
  }

  @Test("A written answer outside its limits is asked for again")
  func written() throws {
    try runner.file(
      "number.yaml",
      "inputs:\n  count: { type: number, ask: How many?, min: 1, max: 10, default: 3 }\nsteps:\n  - Text: ${count}\n")
    let session = try runner.start("run", "number.yaml")
    session.expect("(1 to 10)")
    session.expect("Enter takes: 3")
    session.type("12\n")
    session.expect("It must be at most 10.")
    session.type("\n")
    #expect(session.wait() == 0)
    #expect(session.output == "3\n")
  }

  @Test("A long list is shown page by page")
  func pages() throws {
    try runner.file(
      "long.yaml",
      "steps:\n  - List: [\(((1...500).map { "Item \($0)" }).joined(separator: ", "))]\n  - Choose From List:\n")
    let session = try runner.start("run", "long.yaml")
    session.expect("… and 482 more; + shows more")
    session.type("+\n")
    session.expect("19  ")
    session.type("/400\n")
    session.expect("400  ")
    session.type("400\n")
    #expect(session.wait() == 0)
    #expect(session.output == "Item 400\n")
    #expect(!session.screen.contains("Item 300"))
  }
}
