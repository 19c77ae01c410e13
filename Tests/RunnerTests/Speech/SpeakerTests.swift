import Foundation
import TestSupport
import Testing

/// `--speak`, with a program in `PATH` that writes down what it should say.
@Suite("What is said aloud")
struct SpeakerTests {
  private var runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    runner.environment["PATH"] = ProjectFolder.url.appending(path: "Tests/programs").path + ":/usr/bin:/bin"
    try runner.file(
      "Workflows/tea.yaml",
      """
      phrases: ["tea, please"]
      activities:
        org.example.tea: { title: Tea, link: tea }
      actions:
        Make Tea:
          parameters: { kind: { type: text, key: true } }
          steps: [Text: "${kind}"]
          success: "${kind} is ready."
      steps:
        - Choose From List: { list: [Green, Black], prompt: Which tea? }
        - Make Tea: ${previous}
        - Show Result: Enjoy it

      """)
  }

  private func spoken() throws -> [String] { try runner.text(of: "spoken").split(separator: "\n").map(String.init) }

  @Test("Questions, what actions say of their success, and results are said, in this order")
  func order() throws {
    let session = try runner.start("run", "tea", "--speak", "--accessible")
    session.expect("Which tea?")
    session.type("2\r")
    #expect(session.wait() == 0)
    let said = try runner.text(of: "spoken")
    #expect(said.hasSuffix("[-v en --stdin] Black is ready.\n[-v en --stdin] Enjoy it.\n"), "\(said)")
    // The answer may come before the question is said, or in its middle.
    #expect(
      said.hasPrefix("[-v en --stdin] Which tea?") || said.hasPrefix("[-v en --stdin] Black is ready."), "\(said)")
  }

  @Test(
    "Every verb that runs a workflow speaks, in the language of the person",
    arguments: [["run", "tea"], ["say", "tea", "please"], ["open", "runner://tea"], ["suggest", "--run=again"]])
  func verbs(words: [String]) throws {
    #expect(try runner.run("donations", "add", "tea", "--id", "again").status == 0)
    let flags = ["--speak", "--locale", "de_DE", "--answer", "step:10=Green"]
    let outcome = try runner.run(flags: words + flags)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try spoken() == ["[-v de --stdin] Green is ready.", "[-v de --stdin] Enjoy it."])
  }

  @Test(
    "Any of the programs will do",
    arguments: [
      ("spd-say", "[-w -l en -- Green is ready.] ", "[-w -l en -- Enjoy it.] "),
      ("say", "[-f -] Green is ready.", "[-f -] Enjoy it."),
    ])
  func programs(name: String, first: String, second: String) throws {
    let folder = runner.folder.appending(path: "programs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: name),
      withDestinationURL: ProjectFolder.url.appending(path: "Tests/programs/espeak-ng"))
    let outcome = try runner.run(
      "run", "tea", "--speak", "--answer", "step:10=Green", with: ["PATH": folder.path + ":/usr/bin:/bin"])
    #expect(outcome.status == 0 && outcome.errors == "Green is ready.\n", "\(outcome)")
    #expect(try spoken() == [first, second])
  }

  @Test("Nothing is spoken that is not wanted")
  func silence() throws {
    #expect(try runner.run("run", "tea", "--answer", "step:10=Green").status == 0)
    #expect(throws: (any Error).self) { try spoken() }
  }

  @Test("No secret is said")
  func secrets() throws {
    try runner.file(
      "login.yaml",
      "inputs: { password: secret, note: text }\nsteps: [Show Result: \"${note}\"]\n")
    let outcome = try runner.run(
      "run", "login.yaml", "--speak", "--password", "open-sesame", "--note", "it is open-sesame")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try spoken() == ["[-v en --stdin] it is ***."])
  }

  @Test("A program that fails is told once, and the run goes on")
  func failure() throws {
    try runner.file("mute", "")
    let outcome = try runner.run("run", "tea", "--speak", "--answer", "step:10=Green")
    #expect(outcome.status == 0 && outcome.output == "Enjoy it\n")
    #expect(outcome.errors.components(separatedBy: "[not-spoken]").count == 2, "\(outcome.errors)")
    #expect(outcome.errors.contains("no sound card"))
  }

  @Test("Where nothing can speak, that is said before anything is done")
  func none() throws {
    let outcome = try runner.run("run", "tea", "--speak", with: ["PATH": runner.place.path])
    #expect(outcome.status == 65 && outcome.output == "")
    #expect(outcome.errors.contains("[no-voice]") && outcome.errors.contains("espeak-ng"), "\(outcome.errors)")
  }
}
