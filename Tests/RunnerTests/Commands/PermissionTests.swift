import Foundation
import Testing

@Suite("Permissions at the command line")
struct PermissionTests {
  private static let workflow = """
    name: Free posters
    permissions: { run: [git], network: ["*.example.org"], environment: [EDITOR] }
    steps:
      - Show Result: done

    """

  private func runner(_ workflow: String = PermissionTests.workflow) throws -> BuiltRunner {
    let runner = try BuiltRunner()
    try runner.file("free.yaml", workflow)
    return runner
  }

  @Test("Without a terminal it is refused, with the flag for each", arguments: ["", "y\n"])
  func noTerminal(piped: String) throws {
    let outcome = try runner().run("run", "free.yaml", input: piped)
    #expect(outcome.status == 77)
    #expect(outcome.output == "")
    for flag in ["`--allow run=git`", "`--allow 'network=*.example.org'`", "`--allow environment=EDITOR`"] {
      #expect(outcome.errors.contains(flag), "\(outcome.errors)")
    }
  }

  @Test(
    "Flags grant",
    arguments: [
      ["--yes"], ["--allow", "run=git", "--allow", "network=*.example.org", "--allow", "environment=EDITOR"],
    ])
  func flags(_ flags: [String]) throws {
    let runner = try runner()
    let session = try TerminalSession(runner, ["run", "free.yaml"] + flags, terminal: nil, extra: [:])
    session.pipeIn("")
    #expect(session.wait() == 0)
    #expect(session.output == "done\n")
    // A flag is for one run.
    #expect(try runner.run("run", "free.yaml").status == 77)
  }

  @Test("A wrong flag is told", arguments: ["nowhere=x", "network", "network=https://x.org", "run=a b", "=x", ""])
  func wrongFlag(_ flag: String) throws {
    let outcome = try runner().run("run", "free.yaml", "--allow", flag)
    #expect(outcome.status == 64, "\(outcome)")
  }

  @Test func `a person is shown what is granted, and it is remembered`() throws {
    let runner = try runner()
    let first = try runner.start("run", "free.yaml")
    first.expect("“Free posters” asks to")
    first.expect("run the program git")
    first.expect("reach *.example.org")
    first.expect("use the variable EDITOR")
    first.expect("Enter takes no")
    first.type("y\r")
    #expect(first.wait() == 0)
    #expect(first.output == "done\n")
    #expect(try runner.run("run", "free.yaml").status == 0)
    // The same text elsewhere is the same workflow.
    try runner.file("copy.yaml", PermissionTests.workflow)
    #expect(try runner.run("run", "copy.yaml").status == 0)
  }

  @Test("No, Enter and giving up grant nothing", arguments: [("n\r", 77), ("\r", 77), ("\u{4}", 130)])
  func no(typed: String, status: Int32) throws {
    let runner = try runner()
    let session = try runner.start("run", "free.yaml")
    session.expect("Enter takes no")
    session.type(typed)
    #expect(session.wait() == status)
    #expect(session.output == "")
    #expect(try runner.run("run", "free.yaml").status == 77)
  }

  @Test func `what was typed before the question does not answer it`() throws {
    let session = try runner().start("run", "free.yaml")
    session.type("y\ry\ry\r")
    session.expect("Enter takes no")
    session.type("n\r")
    #expect(session.wait() == 77)
  }

  @Test func `a changed file that asks for nothing new takes Enter, and more is asked for`() throws {
    let runner = try runner()
    let first = try runner.start("run", "free.yaml")
    first.expect("Enter takes no")
    first.type("y\r")
    #expect(first.wait() == 0)

    try runner.file("free.yaml", PermissionTests.workflow + "# changed\n")
    #expect(try runner.run("run", "free.yaml").status == 77)
    let second = try runner.start("run", "free.yaml")
    second.expect("asks for nothing new")
    second.type("\r")
    #expect(second.wait() == 0)
    #expect(!second.screen.contains("run the program"))
    #expect(try runner.run("run", "free.yaml").status == 0)

    try runner.file("free.yaml", PermissionTests.workflow.replacing("[git]", with: "[git, sh]"))
    let third = try runner.start("run", "free.yaml")
    third.expect("asks for more than before")
    third.expect("run the program sh")
    third.expect("and, as before, to")
    third.expect("run the program git")
    third.expect("Enter takes no")
    third.type("\r")
    #expect(third.wait() == 77)
  }

  @Test func `the person's own folder and trusted folders need no question`() throws {
    let runner = try runner()
    try runner.file(".config/runner/workflows/own.yaml", PermissionTests.workflow)
    #expect(try runner.run("run", "own").status == 0)
    try runner.file("work/flows/free.yaml", PermissionTests.workflow)
    #expect(try runner.run("run", "work/flows/free.yaml").status == 77)
    try runner.file(".config/runner/config.yaml", "trusted_folders: [~/work]\n")
    #expect(try runner.run("run", "work/flows/free.yaml").status == 0)
    // Neither by a name that begins the same, nor by a link that leads out.
    try runner.file("workbench/free.yaml", PermissionTests.workflow)
    #expect(try runner.run("run", "workbench/free.yaml").status == 77)
    try FileManager.default.createSymbolicLink(
      atPath: runner.folder.path + "/work/link.yaml", withDestinationPath: runner.folder.path + "/workbench/free.yaml")
    #expect(try runner.run("run", "work/link.yaml").status == 77)
    try runner.file("work/others.yaml", PermissionTests.workflow)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o666], ofItemAtPath: runner.folder.path + "/work/others.yaml")
    #expect(try runner.run("run", "work/others.yaml").status == 77)
    // Nor where others can write what the workflow uses.
    try runner.file("work/uses.yaml", "uses: ../workbench/part.yaml\n" + PermissionTests.workflow)
    try runner.file("workbench/part.yaml", "types: { Dog: { properties: { name: text } } }\n")
    #expect(try runner.run("run", "work/uses.yaml").status == 0)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o666], ofItemAtPath: runner.folder.path + "/workbench/part.yaml")
    #expect(try runner.run("run", "work/uses.yaml").status == 77)
    try runner.file(".config/runner/config.yaml", "trusted_folders: [work]\n")
    #expect(try runner.run("run", "work/flows/free.yaml").status == 65)
  }

  @Test func `a workflow grants nothing to itself`() throws {
    let outcome = try runner("trusted: true\n" + PermissionTests.workflow).run("run", "free.yaml")
    #expect(outcome.status == 65)
    let all = try runner("permissions: { network: [\"*\"], run: [\"*\"], write: [/] }\nsteps: []\n")
    #expect(try all.run("run", "free.yaml").status == 77)
    let session = try all.start("run", "free.yaml")
    session.expect("reach every host of the internet")
    session.expect("run every program")
    session.expect("write /")
    session.expect("Enter takes no")
    session.type("\r")
    #expect(session.wait() == 77)
  }

  @Test("A name cannot pass for another", arguments: [("gi\\u200Bt", "gi\\u{200b}t"), ("a\\e[2Jb", "a\\u{1b}[2Jb")])
  func cleaned(written: String, shown: String) throws {
    let outcome = try runner("permissions: { run: [\"\(written)\"] }\nsteps: []\n").run("run", "free.yaml")
    #expect(outcome.status == 77)
    #expect(outcome.errors.contains("lets it run the program \(shown)."), "\(outcome.errors)")
  }

  @Test("A workflow from the network is never run", arguments: ["https://example.org/a.yaml", "file:///a.yaml"])
  func remote(url: String) throws {
    let outcome = try runner().run("run", url, "--yes")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("is read first"))
  }

  @Test func `a damaged store ends the run and stays`() throws {
    let runner = try runner()
    try runner.file(".local/state/runner/runner.db", "no database at all, but a text of some length\n")
    let outcome = try runner.run("run", "free.yaml")
    #expect(outcome.status == 77)
    #expect(outcome.errors.contains("is damaged"))
    #expect(outcome.errors.contains("--allow run=git"))
    #expect(try runner.text(of: ".local/state/runner/runner.db").hasPrefix("no database"))
    #expect(try runner.run("run", "free.yaml", "--yes").status == 0)
  }

  @Test func `a workflow that declares nothing and is not remembered opens no store`() throws {
    let runner = try runner("steps:\n  - Show Result: done\n")
    #expect(try runner.run("run", "free.yaml", with: ["CI": "true"]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: runner.folder.path + "/.local"))
  }

  @Test func `many runs at once use one store`() throws {
    let runner = try runner()
    var sessions: [TerminalSession] = []
    for _ in 0..<30 { sessions.append(try TerminalSession(runner, ["run", "free.yaml"], terminal: nil, extra: [:])) }
    for session in sessions { session.pipeIn("") }
    for session in sessions {
      #expect(session.wait() == 77)
      #expect(!session.errors.contains("locked") && !session.errors.contains("store"), "\(session.errors)")
    }
  }

  @Test func `a path from home is one, in permissions, in files and behind flags`() throws {
    let runner = try runner(
      """
      permissions: { read: [~/notes.txt], write: [~/copy.txt] }
      inputs: { more: { type: text, input: true } }
      steps:
        - Get File: ~/notes.txt
        - Save File: { to: ~/copy.txt }
        - Text: ${more}

      """)
    try runner.file("home/notes.txt", "at home")
    try runner.file("home/more.txt", "more")
    let home = runner.folder.path + "/home"
    let outcome = try runner.run("run", "free.yaml", "--yes", "--input", "~/more.txt", with: ["HOME": home])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "more\n")
    #expect(try runner.text(of: "home/copy.txt") == "at home")
    // A file of that name is meant by its whole path.
    try runner.file("~/more.txt", "odd")
    try runner.file("odd.yaml", "inputs: { x: { type: text, input: true } }\nsteps: [{ Text: \"${x}\" }]\n")
    let odd = try runner.run("run", "odd.yaml", "--input", "./~/more.txt", with: ["HOME": home])
    #expect(odd.output == "odd\n")
  }
}
