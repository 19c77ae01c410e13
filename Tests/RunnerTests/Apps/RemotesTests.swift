import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Remotes as people meet them, with a server on the loopback address for a remote.
@Suite("Remotes at the command line")
struct RemotesTests {
  private let runner: BuiltRunner
  private let server: LoopbackServer

  init() throws {
    runner = try BuiltRunner()
    server = try LoopbackServer { request in
      request.text.contains("explode")
        ? .json(#"{"error": "Not today."}"#, status: 503) : .json(#"{"on": true}"#)
    }
    for name in ["remote.yaml", "remotes.yaml"] {
      try runner.file(name, try ProjectFolder.text(of: "Workflows/\(name)"))
    }
    try runner.file(
      ".config/runner/remotes.yaml",
      """
      - name: Desk Lamp
        address: http://127.0.0.1:\(server.port)/desk-lamp
        actions: [Power, { name: Brighter, icon: sun.max }, Explode]
      - name: Radio
        address: http://127.0.0.1:\(server.port)/radio
        actions: [Power, { name: Louder, command: volume_up }]
      """)
  }

  private func sent() -> [String] { server.requests.map { "\($0.method) \($0.path) \($0.text)" } }

  @Test("An action is sent to the address of its remote, and what came of it is said")
  func sends() throws {
    let outcome = try runner.run("run", "remote.yaml", "--remote", "radio", "--action", "louder", "--yes")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(sent() == [#"POST /radio {"action":"volume_up"}"#])
    #expect(outcome.errors.contains("Radio: Louder."))
  }

  @Test("Several times in a row")
  func repeated() throws {
    let outcome = try runner.run(
      "run", "remote.yaml", "--remote", "desk lamp", "--action", "brighter", "--times", "3", "--yes")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(sent() == Array(repeating: #"POST /desk-lamp {"action":"brighter"}"#, count: 3))
    #expect(outcome.errors.contains("Desk Lamp: Brighter, 3 times."))
  }

  @Test("At a terminal the actions offered are those of the remote that was picked, and the person grants its address")
  func picked() throws {
    let session = try runner.start("run", "remote.yaml", showsOutput: true)
    session.expect { session.model().text.contains("Desk Lamp") && session.model().text.contains("Radio") }
    session.type("radio\r")
    session.expect("reach 127.0.0.1:\(server.port)")
    session.type("y\r")
    session.expect { session.model().text.contains("Louder") }
    #expect(!session.model().text.contains("Brighter"))
    session.type("loud\r")
    #expect(session.wait() == 0)
    #expect(sent() == [#"POST /radio {"action":"volume_up"}"#])
  }

  @Test(
    "A sentence names the remote and its action",
    arguments: [
      ("louder on the radio", #"POST /radio {"action":"volume_up"}"#),
      ("Please, power on the Desk Lamp!", #"POST /desk-lamp {"action":"power"}"#),
    ])
  func said(sentence: String, request: String) throws {
    for name in ["remote.yaml", "remotes.yaml"] {
      try runner.file("Workflows/\(name)", try ProjectFolder.text(of: "Workflows/\(name)"))
    }
    let outcome = try runner.run("say", sentence, "--yes")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(sent() == [request])
    let picked = try runner.run("say", "remote control", "--yes")
    #expect(picked.status == 65 && picked.errors.contains("`Desk Lamp`, `Radio`"), "\(picked.errors)")
  }

  @Test("A file of one's own that is empty is the one that is named")
  func empty() throws {
    try runner.file("mine.yaml", "[]")
    let outcome = try runner.run("run", "remote.yaml", "--source", "mine.yaml", "--remote", "radio", "--yes")
    #expect(outcome.errors.contains("no remotes in `mine.yaml`"), "\(outcome.errors)")
    #expect(!outcome.errors.contains(".config"))
  }

  @Test("The definition file tells the combinations of parameters that make sense")
  func combinations() throws {
    let described = try runner.run("describe", "remotes.yaml").output
    let sentences = ["Send `action` to `remote` — `times` times in a row\n", "Send `action` to `remote`\n"]
    for sentence in sentences { #expect(described.contains(sentence), "\(described)") }
  }

  @Test("Nothing is sent that was not granted")
  func refused() throws {
    let outcome = try runner.run("run", "remote.yaml", "--remote", "radio", "--action", "power")
    #expect(outcome.status == 77)
    #expect(outcome.errors.contains("--allow network=127.0.0.1:\(server.port)"), "\(outcome.errors)")
    #expect(sent() == [])
  }

  @Test("What the remote refuses is told in the words of the action")
  func fails() throws {
    let outcome = try runner.run("run", "remote.yaml", "--remote", "desk lamp", "--action", "explode", "--yes")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Desk Lamp did not take Explode."), "\(outcome.errors)")
    #expect(outcome.errors.contains("Not today."))
  }

  @Test("Where nobody can be asked, the actions of the remote stand in the message")
  func silent() throws {
    let outcome = try runner.run("run", "remote.yaml", "--remote", "radio", "--yes")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("`Power`, `Louder`"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("Brighter"))
  }

  private static let hasPython = ["/usr/bin", "/bin"].contains { access("\($0)/python3", X_OK) == 0 }

  @Test("The remote to try it with does what it is sent, and prints it", .enabled(if: hasPython))
  func sample() throws {
    let script = ProjectFolder.url.appending(path: "Samples/remote").path
    try runner.file("sample.yaml", try ProjectFolder.text(of: "Workflows/Data/remotes.yaml"))
    // It says at which port it listens; a free one is taken for 0.
    let outcome = try runner.shell(
      """
      python3 '\(script)' 0 > printed & remote=$!
      until grep -q Listening printed; do kill -0 $remote || exit 9; done
      port=$(sed -n 's/.*127.0.0.1:\\([0-9]*\\),.*/\\1/p' printed)
      sed "s/:8765/:$port/" sample.yaml > mine.yaml
      for action in power louder 'next station'; do
        "$RUNNER" run remote.yaml --source mine.yaml --remote radio --action "$action" --yes || echo failed
      done
      kill $remote
      """)
    #expect(outcome.errors.contains("Radio: Next Station."), "\(outcome.errors)")
    #expect(!outcome.output.contains("failed"))
    let printed = try runner.text(of: "printed").split(separator: "\n").dropFirst()
    #expect(
      printed.last == #"radio: next_station -> {"on": true, "volume": 4, "station": "Jazz"}"#, "\(printed)")
  }
}
