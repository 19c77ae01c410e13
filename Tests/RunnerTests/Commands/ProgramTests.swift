import Foundation
import Testing

/// Programs that a run has started, when the run ends.
@Suite("Programs of a run that ends")
struct ProgramTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    // The shell tells who it is and that it was interrupted, and goes on.
    try runner.file(
      "wait.yaml",
      """
      permissions: { run: [sh] }
      steps:
        - do: { Run Program: [sh, wait] }
          finally: { Show Result: Cleaned up. }
      """)
    // Read by a shell and not started itself: a file that was written just now may still be open in a process that
    // another test has forked, and is no program until then.
    try runner.file(
      "wait",
      """
      trap 'echo told > told' INT
      trap '' TERM
      (trap '' INT; exec sleep 1000) &
      if command -v setsid > /dev/null; then
        (trap '' INT TERM; setsid sh -c 'echo $$ > away; exec sleep 1000' &)
        until [ -s away ]; do sleep 0.01; done
      fi
      echo $! $$ > started
      wait; wait; wait
      """)
  }

  private func start() throws -> (session: TerminalSession, processes: [Int32]) {
    let session = try runner.start("run", "wait.yaml", "--yes")
    let deadline = Date().addingTimeInterval(30)
    while Date() < deadline {
      let numbers = (try? runner.text(of: "started"))?.split(whereSeparator: \.isWhitespace).compactMap { Int32($0) }
      if let numbers, numbers.count == 2 { return (session, numbers) }
      sched_yield()
    }
    Issue.record("The program never started: \(session.errors)")
    return (session, [])
  }

  @Test("A second interrupt ends the run at once, and its programs with it")
  func twice() throws {
    let (session, processes) = try start()
    session.send(SIGINT)
    // The run has heard it once its program has.
    let deadline = Date().addingTimeInterval(30)
    while Date() < deadline, (try? runner.text(of: "told")) == nil { sched_yield() }
    session.send(SIGTERM)
    #expect([130, 143].contains(session.wait()))
    #expect(processes.count == 2)
    for process in processes { #expect(isGone(process)) }
    #if os(Linux)
      #expect(isGone(try #require(Int32(try runner.text(of: "away").dropLast()))))
    #endif
  }

  @Test(
    "A run that is over its time asks its programs, kills those that do not go, says so, and carries out what is `finally`",
    .timeLimit(.minutes(1)))
  func timeout() throws {
    let started = Date()
    let outcome = try runner.run("run", "wait.yaml", "--yes", "--timeout", "1s")
    #expect(outcome.status == 124)
    #expect(outcome.output == "Cleaned up.\n")
    #expect(outcome.errors.contains("`sh` did not end when it was asked, and was killed. [ended-by-force]"))
    #if os(Linux)
      #expect(isGone(try #require(Int32(try runner.text(of: "away").dropLast()))))
    #endif
    #expect(Date().timeIntervalSince(started) < 30)
    for process in try runner.text(of: "started").split(whereSeparator: \.isWhitespace).compactMap({ Int32($0) }) {
      #expect(isGone(process))
    }
  }

  /// Dead, or a zombie that nobody takes away.
  private func isGone(_ process: Int32) -> Bool {
    // What was killed takes a moment to go.
    let deadline = Date().addingTimeInterval(10)
    while Date() < deadline {
      if kill(process, 0) != 0 { return true }
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      if status?.contains(") Z ") == true { return true }
      sched_yield()
    }
    return false
  }
}
