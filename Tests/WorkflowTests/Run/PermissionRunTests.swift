import Synchronization
import TestSupport
import Testing
import Workflow

@Suite("A run touches what it may, and no more")
struct PermissionRunTests {
  /// Every host is there, at the address that is said of it.
  private struct Net: Transport {
    let addresses: [String: String]

    func send(
      _ request: HTTPRequest, admit: @escaping @Sendable (Hop) throws -> Void, until cancellation: Cancellation
    ) async throws -> HTTPReply {
      let host = request.url.parts.host ?? ""
      try admit(Hop(url: request.url, host: host, port: 443))
      try admit(Hop(url: request.url, host: host, port: 443, address: addresses[host] ?? "1.2.3.4"))
      return HTTPReply(
        status: 200, headers: [], url: request.url,
        body: File(.data([]), name: "reply", type: ContentType(fileName: "reply")))
    }
  }

  private struct Machine: Programs {
    func run(_ call: ProgramCall, until cancellation: Cancellation) async throws -> ProgramResult {
      ProgramResult(
        status: 7, output: File(.data([]), name: "output", type: ContentType(fileName: "output")), errorOutput: [])
    }
  }

  /// Grants nothing, or all, and keeps what it was asked for.
  private final class Doorkeeper: Authorizer {
    let grants: Bool
    let asked = Mutex<[Permission]>([])

    init(grants: Bool) { self.grants = grants }

    func authorize(_ wanted: [Permission], cancellation: Cancellation) throws {
      asked.withLock { $0 += wanted }
      if !grants { throw Failure(.permission, "No.") }
    }
  }

  private func run(
    _ workflow: String, inputs: [String: GivenInput] = [:], doorkeeper: Doorkeeper = Doorkeeper(grants: true),
    addresses: [String: String] = [:]
  ) async throws -> String {
    let loaded = Loader(catalogue: .trials, files: TestFiles()).load(SourceFile(path: "t.yaml", text: workflow))
    guard let plan = loaded.plan else {
      return "refused " + loaded.diagnostics.sorted.map { "\($0.code): \($0.message)" }.joined(separator: " ")
    }
    let presenter = TestPresenter()
    let services = Services(
      clock: TestClock(), files: TestFiles(), environment: TestEnvironment([:]),
      secrets: TestEnvironment(["SERVICE_KEY": "k", "OTHER_KEY": "k"]), randomness: TestRandomness(),
      transport: Net(addresses: addresses), programs: Machine(), locale: "en_US")
    let surroundings = Surroundings(
      services: services, interviewer: TestInterviewer(AnswerBook(), presenter: presenter, clock: TestClock()),
      presenter: presenter,
      authorizer: doorkeeper)
    do {
      return try JSONWriter.text(
        try await Engine(plan, in: surroundings, cancellation: Cancellation()).run(inputs))
    } catch let failure as StepFailure {
      return "\(failure.failure.reason.rawValue): \(failure.failure.message)"
    }
  }

  private static func fetching(_ host: String, granted: String) -> String {
    """
    permissions: { network: ["\(granted)"] }
    inputs: { host: text }
    steps:
      - Fetch: ${('https://' + host).as(url)}
    """
  }

  @Test(
    "A host that is not known before the run is looked at in the run",
    arguments: [
      ("x.org", "x.org", "200"), ("x.org", "*", "200"), ("service.example", "x.org", "200"),
      ("y.org", "x.org", "permission: `y.org` may not be reached."),
      ("x.org.evil.example", "x.org", "permission: `x.org.evil.example` may not be reached."),
      ("127.0.0.1", "127.0.0.1", "200"), ("127.0.0.1", "*", "permission: *is this machine*"),
    ])
  func hosts(host: String, granted: String, outcome: String) async throws {
    let outcomeFound = try await run(
      PermissionRunTests.fetching(host, granted: granted), inputs: ["host": .words([host])],
      addresses: ["127.0.0.1": "127.0.0.1"])
    #expect(outcomeFound.matches(outcome), "\(outcomeFound)")
  }

  @Test(
    "The address that is connected is looked at, whatever name led there",
    arguments: [
      ("127.0.0.1", ["x.org"], false), ("10.0.0.8", ["x.org", "10.0.0.0/8"], true), ("10.0.0.8", ["x.org"], false),
      ("169.254.169.254", ["x.org"], false), ("::ffff:127.0.0.1", ["x.org"], false), ("fe80::1", ["x.org"], false),
      ("garbage", ["x.org"], false), ("8.8.8.8", ["x.org"], true),
    ])
  func addresses(address: String, granted: [String], goes: Bool) async throws {
    let list = granted.map { "\"\($0)\"" }.joined(separator: ", ")
    let outcome = try await run(
      "permissions: { network: [\(list)] }\nsteps:\n  - Fetch: https://x.org\n", addresses: ["x.org": address])
    #expect((outcome == "200") == goes, "\(outcome)")
  }

  @Test(
    "What is known before the run is told before it",
    arguments: [
      ("", "- Fetch: https://x.org/a", "refused undeclared-permission: *reaches `x.org:443`."),
      ("network: [y.org]", "- Fetch: https://x.org/a", "refused undeclared-permission: *"),
      ("network: [x.org]", "- Fetch: https://x.org/a", "200"),
      ("network: [\"x.org:443\"]", "- Fetch: http://x.org/a", "refused undeclared-permission: *`x.org:80`."),
      ("", "- Fetch: https://service.example", "200"),
      ("", "- Launch: [git, status]", "refused undeclared-permission: *runs `git`."),
      ("run: [git]", "- Launch: [./git, status]", "refused undeclared-permission: *"),
      ("run: [git]", "- Launch: [git, status]", "7"), ("run: [./git]", "- Launch: [./git]", "7"),
      ("run: [git]", "- Launch: [\"${'./' + 'git'}\"]", "refused undeclared-permission: *"),
      ("", "- Text: ${environment.EDITOR ?? ''}", "refused undeclared-permission: *the variable `EDITOR`."),
      ("", "- Show Result: ${secrets.OTHER_KEY}", "refused undeclared-permission: *the secret `OTHER_KEY`."),
      ("run: [\"git status\"]", "- Text: a", "refused wrong-permission: *"),
      ("secrets: [\"${'A'}\"]", "- Text: a", "\"a\""),
      ("", "- Get People: a.yaml", "refused undeclared-permission: *reads `a.yaml`."),
      ("read: [b.yaml]", "- Get People: a.yaml", "refused undeclared-permission: *"),
      ("write: [a.yaml]", "- Get People: a.yaml", "refused undeclared-permission: *"),
      ("read: [notes]", "- Get People: notes2/a.yaml", "refused undeclared-permission: *"),
      ("read: [notes]", "- Get People: notes/../a.yaml", "refused undeclared-permission: *"),
      ("read: [notes]", "- Get People: ./notes//a.yaml", "not_found: *"),
      ("read: [.]", "- Get People: notes/a.yaml", "not_found: *"),
      ("read: [.]", "- Get People: ../a.yaml", "refused undeclared-permission: *"),
      ("read: [/tmp]", "- Get People: a.yaml", "permission: `a.yaml`, which is `/work/a.yaml`, may not be read."),
      ("read: [a.yaml]", "- Get People: \"${'a.' + 'yaml'}\"", "not_found: *"),
    ])
  func constants(permissions: String, step: String, outcome: String) async throws {
    let found = try await run("permissions: { \(permissions) }\nsteps:\n  \(step)\n")
    #expect(found.matches(outcome), "\(found)")
  }

  @Test(
    "What is run to know what may be picked is declared as well, and declaring it is enough",
    arguments: [
      ("run: [git]", []), ("run: [ls]", ["undeclared-permission"]), ("", ["undeclared-permission"]),
      ("run: [\"${tool}\"]", []),
    ] as [(String, [String])])
  func options(permissions: String, codes: [String]) {
    let file = SourceFile(
      path: "t.yaml",
      text: """
        permissions: { \(permissions) }
        inputs:
          tool: { type: text, default: git }
          branch: { type: text, options: { Launch: [git, branch] } }
        steps:
          - Text: ${branch}
        """)
    let loaded = Loader(catalogue: .trials, files: TestFiles()).load(file)
    #expect(loaded.diagnostics.sorted.map(\.code) == codes)
  }

  @Test(
    "Entries may be inputs, and what is granted is their value",
    arguments: [
      ("text", "x.org", "${place}", ["x.org"]), ("url", "https://x.org:8443/a", "${place}", ["x.org:8443"]),
      ("url", "https://x.org/a", "${place}", ["x.org"]), ("text?", nil, "${place}", []),
      ("text", "api", "${place}.x.org", ["api.x.org"]),
    ])
  func inputs(kind: String, given: String?, entry: String, asked: [String]) async throws {
    let doorkeeper = Doorkeeper(grants: true)
    let outcome = try await run(
      "inputs: { place: \"\(kind)\" }\npermissions: { network: [\"\(entry)\"] }\nsteps:\n  - Text: done\n",
      inputs: given.map { ["place": .words([$0])] } ?? [:], doorkeeper: doorkeeper)
    #expect(outcome == "\"done\"")
    #expect(doorkeeper.asked.withLock { $0.map(\.name) } == asked)
  }

  @Test("A value that names nothing ends the run", arguments: ["https://x.org", "a b", "*.", "x.org/../y"])
  func wrongInput(place: String) async throws {
    let outcome = try await run(
      "inputs: { place: text }\npermissions: { network: [\"${place}\"] }\nsteps:\n  - Text: done\n",
      inputs: ["place": .words([place])])
    #expect(outcome.matches("permission: *is no host."), "\(outcome)")
  }

  @Test func `what is not granted ends the run before its first step and its first question`() async throws {
    let doorkeeper = Doorkeeper(grants: false)
    let outcome = try await run(
      """
      inputs: { name: text }
      permissions: { run: [git], network: ["*"], write: [/] }
      steps:
        - Launch: [git]
      """, doorkeeper: doorkeeper)
    #expect(outcome == "permission: No.")
    #expect(
      doorkeeper.asked.withLock { $0 } == [
        Permission(.run, "git"), Permission(.network, "*"), Permission(.write, "/"),
      ])
  }

  @Test(
    "A variable that changes what a program runs is set only where it is declared",
    arguments: [
      ("LD_PRELOAD", "", "permission: The variable `LD_PRELOAD` may not be set*"), ("PATH", "", "permission: *"),
      ("BASH_ENV", "", "permission: *"), ("DYLD_INSERT_LIBRARIES", "", "permission: *"),
      ("LD_PRELOAD", ", environment: [LD_PRELOAD]", "7"), ("NAME", "", "7"), ("A=B", "", "failed: *"),
    ])
  func variables(name: String, declared: String, outcome: String) async throws {
    let found = try await run(
      """
      permissions: { run: ["true"]\(declared) }
      steps:
        - Launch: { arguments: ["true"], environment: { "\(name)": evil } }
      """)
    #expect(found.matches(outcome), "\(found)")
  }

  @Test("An action reads the secrets that it says it needs", arguments: [("SERVICE_KEY", true), ("OTHER_KEY", false)])
  func secrets(name: String, reads: Bool) async throws {
    let outcome = try await run("steps:\n  - Fetch: { url: \"https://service.example\", secret: \(name) }\n")
    #expect((outcome == "200") == reads, "\(outcome)")
  }

  @Test func `a failure of permission is caught by its kind and never tried again`() async throws {
    let outcome = try await run(
      """
      inputs: { program: text }
      steps:
        - Launch: ["${program}"]
          retry: 3
          catch: { cases: { permission: { Text: caught } } }
      """, inputs: ["program": .words(["sh"])])
    #expect(outcome == "\"caught\"")
  }
}
