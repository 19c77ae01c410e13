import Foundation
import Testing

@Suite("What `--dry-run` tells")
struct DryRunTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test("`--dry-run` reads what is given, tells what would run, and does nothing")
  func dryRun() throws {
    try runner.file(
      "delete.yaml",
      """
      name: Tidy
      inputs:
        days: { type: number, min: 1 }
        folder: { type: text, default: "old-${days}", confirm: "Empty ${value}?" }
        note: { type: "text?", when: "${days > 9}" }
      permissions: { write: ["${folder}"] }
      steps:
        - Show Result: ${folder}
        - fail: It ran
      """)
    let session = try runner.start("run", "delete.yaml", "--dry-run", "--days", "3")
    #expect(session.wait() == 0)
    for line in [
      "  days    3\n", "  folder  old-3\n", "  note    does not exist in this run\n", "Show old-3",
      "  write: old-3\n",
    ] {
      #expect(session.output.contains(line), "\(line) in \(session.output)")
    }
    let open = try runner.start("run", "delete.yaml", "--dry-run")
    #expect(open.wait() == 0)
    for line in ["is asked for: “Days?”", "depends on what is asked for", "  write: ${folder}"] {
      #expect(open.output.contains(line), "\(line) in \(open.output)")
    }
    #expect(open.screen == "")
    let refused = try runner.run("run", "delete.yaml", "--dry-run", "--days", "0")
    #expect(refused.status == 65)
    #expect(refused.errors.contains("delete.yaml:3:3"))
    #expect(try runner.run("run", "delete.yaml", "--dry-run").status == 65)
    let silent = try runner.run("run", "delete.yaml", "--dry-run", "--days", "3")
    #expect(silent.errors.contains("--answer inputs.folder.confirm=…"))
  }

  @Test("`--dry-run` runs no program for options, at whatever depth, and names the action that gives them")
  func dryRunOptions() throws {
    try runner.file(
      "board.yaml",
      """
      permissions: { run: [sh] }
      actions:
        List Decks: { returns: [text], run: [sh, -c, "touch ran; echo red"], parse: lines }
        Get Decks: { returns: [text], steps: { List Decks: } }
      inputs:
        board: { type: text, options: { Get Decks: } }
        first: { type: text, options: { List Decks: }, when: "${board == 'red'}" }
      steps:
        - Show Result: ${board}
      """)
    let open = try runner.start("run", "board.yaml", "--dry-run")
    #expect(open.wait() == 0)
    #expect(open.output.contains("  board  is asked for: “Board?”, among what `Get Decks` gives\n"), "\(open.output)")
    #expect(open.output.contains("  first  depends on what is asked for\n"))
    let given = try runner.start("run", "board.yaml", "--dry-run", "--board", "blue")
    #expect(given.wait() == 0)
    #expect(
      given.output.contains("  board  “blue”, one of what `Get Decks` gives, which only a run can tell\n"),
      "\(given.output)")
    let both = try runner.start("run", "board.yaml", "--dry-run", "--board", "red", "--first", "ace")
    #expect(both.wait() == 0)
    #expect(both.output.contains("  first  “ace”, one of what `List Decks` gives, which only a run can tell\n"))
    #expect(!FileManager.default.fileExists(atPath: runner.folder.path + "/ran"))
  }

  @Test("`--dry-run` picks items of what a file gives that is handed over or allowed, and reads no other")
  func dryRunItems() throws {
    try runner.file("remotes.yaml", "- { name: Lamp, address: 'http://127.0.0.1:9/lamp', actions: [{ name: On }] }\n")
    try runner.file(
      "remote.yaml",
      """
      inputs:
        source: { type: "file?" }
        remote: { type: Remote, options: { Get Remotes: "${source ?? 'remotes.yaml'.as(file)}" } }
        action: { type: RemoteAction, options: { Get Remote Actions: "${remote}" } }
      permissions: { read: ["${source}", remotes.yaml], network: ["${remote.address}"] }
      steps:
        - Send Remote Action: { remote: "${remote}", action: "${action}" }
      """)
    let picked = ["--remote", "lamp", "--action", "on"]
    for way in [["--source", "remotes.yaml"], ["--allow", "read=remotes.yaml"]] {
      let known = try runner.run("run", "remote.yaml", "--dry-run", flags: way + picked)
      #expect(known.status == 0, "\(known.errors)")
      for line in ["Send On to Lamp", "network: 127.0.0.1:9"] {
        #expect(known.output.contains(line), "\(known.output)")
      }
    }
    let unknown = try runner.run("run", "remote.yaml", "--dry-run", flags: picked)
    #expect(unknown.status == 0)
    #expect(unknown.output.contains("  remote  “lamp”, one of what `Get Remotes` gives, which only a run can tell\n"))
    #expect(unknown.output.contains("Send “on” to “lamp”"))
  }
}
