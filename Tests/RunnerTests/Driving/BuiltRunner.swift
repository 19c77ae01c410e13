import Foundation
import TestSupport
import Testing

/// The binary, as people start it.
struct BuiltRunner {
  struct Outcome: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// A folder of its own for each test.
  let place: TemporaryPlace
  var environment = ["PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"]

  init() throws {
    place = try TemporaryPlace()
    environment["HOME"] = place.path
  }

  var folder: URL { URL(filePath: place.path, directoryHint: .isDirectory) }

  /// Beside the tests, where both were built.
  static let program = Bundle.main.bundleURL.appending(path: "runner")

  /// Writes a file into the folder.
  @discardableResult func file(_ name: String, _ text: String) throws -> String {
    try place.file(name, text)
  }

  func text(of name: String) throws -> String { try String(contentsOf: folder.appending(path: name), encoding: .utf8) }

  /// Runs it without a controlling terminal, with what is piped in.
  func run(_ words: String..., input: String = "", with extra: [String: String] = [:]) throws -> Outcome {
    let session = try TerminalSession(self, words, terminal: nil, extra: extra)
    session.pipeIn(input)
    let status = session.wait()
    return Outcome(status: status, output: session.output, errors: session.errors)
  }

  /// Runs it with flags that vary behind those that do not.
  func run(_ words: String..., flags: [String], input: String = "") throws -> Outcome {
    let session = try TerminalSession(self, words + flags, terminal: nil, extra: [:])
    session.pipeIn(input)
    let status = session.wait()
    return Outcome(status: status, output: session.output, errors: session.errors)
  }

  /// Runs a script of the shell, in which the program is `$RUNNER`.
  func shell(_ script: String) throws -> Outcome {
    let session = try TerminalSession(
      self, ["-c", script], program: "/bin/sh", terminal: nil, extra: ["RUNNER": BuiltRunner.program.path])
    session.pipeIn("")
    let status = session.wait()
    return Outcome(status: status, output: session.output, errors: session.errors)
  }

  /// Starts a script of the shell at a terminal, with job control.
  func startShell(_ script: String) throws -> TerminalSession {
    let session = try TerminalSession(
      self, ["-c", "set -m; " + script], program: "/bin/sh", terminal: PseudoTerminal(), showsOutput: true,
      extra: ["RUNNER": BuiltRunner.program.path])
    session.pipeIn("")
    return session
  }

  /// Starts it with a terminal of its own; standard output and error are pipes unless they are the terminal too.
  func start(
    _ words: String..., input: String? = nil, showsOutput: Bool = false, size: (UInt16, UInt16) = (80, 24),
    cell: (UInt16, UInt16) = (0, 0), with extra: [String: String] = [:]
  ) throws -> TerminalSession {
    let terminal = try PseudoTerminal(columns: size.0, rows: size.1, cell: cell)
    let session = try TerminalSession(self, words, terminal: terminal, showsOutput: showsOutput, extra: extra)
    session.pipeIn(input ?? "")
    return session
  }
}
