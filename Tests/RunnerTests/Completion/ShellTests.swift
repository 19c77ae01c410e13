import Foundation
import Testing

@testable import runner

@Suite("Completion in the shells themselves", .serialized)
struct ShellTests {
  /// What is typed behind `runner`, with tabs, and the words that the program then gets.
  private static let lines: [(typed: String, words: [String])] = [
    ("ru\tpeo\t", ["run", "people"]), ("expl\tunknown-actio\t", ["explain", "unknown-action"]),
    ("completions zs\t", ["completions", "zsh"]), ("action Choose\t", ["action", "Choose From List"]),
    ("run my\t--size bi\t", ["run", "my flow", "--size", "big"]),
    ("run 'my\t --size 'it\t", ["run", "my flow", "--size", "it's $(touch hacked)"]),
    ("run my\t--size it\t", ["run", "my flow", "--size", "it's $(touch hacked)"]),
    ("run my\t--size \"a\t", ["run", "my flow", "--size", "a \"b\" `touch hacked` !d"]),
    ("run my\t--size=a\t", ["run", "my flow", "--size=a \"b\" `touch hacked` !d"]),
    ("run my\t--no-l\t", ["run", "my flow", "--no-loud"]),
    ("run my\t--answer pe\tOne", ["run", "my flow", "--answer", "person=One"]),
    ("run my\t--allow net\t", ["run", "my flow", "--allow", "network=example.org"]),
    ("run my\t--output od\t", ["run", "my flow", "--output", "odd file.yaml"]),
    ("run my\t--output=od\t", ["run", "my flow", "--output=odd file.yaml"]),
    ("run \\$\t", ["run", "$(touch hacked)"]), ("run '$\t", ["run", "$(touch hacked)"]),
    ("run a:\t", ["run", "a:b"]), ("check od\t", ["check", "odd file.yaml"]),
    ("run Workf\tpeop\t", ["run", "Workflows/people.yaml"]), ("run ~/od\t", ["run", "~/odd file.yaml"]),
  ]

  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    try runner.file(
      "Workflows/my flow.yaml",
      """
      inputs:
        size: { type: text, options: [big, it's $(touch hacked), 'a "b" `touch hacked` !d'] }
        loud: { type: boolean, default: true }
      permissions: { network: [example.org] }
      steps:
        - Choose From List: { list: [One, Two] }
          as: person
      """)
    for name in ["Workflows/people.yaml", "Workflows/$(touch hacked).yaml", "Workflows/a:b.yaml", "odd file.yaml"] {
      try runner.file(name, "steps: []\n")
    }
    let bin = runner.folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appending(path: "runner"), withDestinationURL: BuiltRunner.program)
  }

  @Test(
    "What Tab makes of a line is what the program gets, and nothing in it is expanded",
    arguments: Shell.allCases)
  func lines(shell: Shell) throws {
    let path = try #require(shell.path)
    let session = try TerminalSession(
      runner, ["-c", "exec \(path) \(shell.options) </dev/tty"], program: "/bin/sh", terminal: PseudoTerminal(),
      showsOutput: true,
      extra: ["PATH": "\(runner.folder.path)/bin:/usr/bin:/bin", "HISTFILE": "", "fish_greeting": ""])
    session.type(shell.preparation + "\n")
    session.expect("is ready")
    for (place, line) in Self.lines.enumerated() {
      // fish takes what stands behind a colon for a file of its own.
      if shell == .fish, line.typed.contains(":") { continue }
      session.type("show \(line.typed) line\(place)\n")
      let words = line.words.map { $0.hasPrefix("~/") ? runner.folder.path + $0.dropFirst() : $0 }
      session.expect((words + ["line\(place)"]).map { "<\($0)>" }.joined())
    }
    session.type("exit\n")
    #expect(session.wait() == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: runner.folder.path)
    #expect(!names.contains("hacked"))
  }
}

extension Shell {
  fileprivate var path: String? {
    ["/bin", "/usr/bin", "/opt/homebrew/bin", "/usr/local/bin"].map { "\($0)/\(rawValue)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Interactive, without anybody's settings.
  fileprivate var options: String {
    switch self {
    case .bash: "--noprofile --norc -i"
    case .zsh: "-f -i"
    case .fish: "--no-config -i"
    }
  }

  /// Completes `show`, which tells its words, as it does `runner`.
  fileprivate var preparation: String {
    switch self {
    case .bash:
      """
      show() { printf '<%s>' "$@"; echo; }; eval "$(runner completions bash)"; complete -F _runner show; echo is "ready"
      """
    case .zsh:
      """
      show() { printf '<%s>' "$@"; echo; }; autoload -U compinit; compinit -D -u; eval "$(runner completions zsh)"; \
      compdef _runner show; echo is "ready"
      """
    case .fish:
      """
      function show; printf '<%s>' $argv; echo; end; runner completions fish | source; complete -c show -w runner; \
      echo is "ready"
      """
    }
  }
}
