import Testing

@testable import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("A program beside this one")
struct HelperProcessTests {
  /// Long enough for what has to come.
  private static let patience: Int32 = 10_000

  private func shell(_ script: String) throws -> HelperProcess { try HelperProcess("/bin/sh", ["-c", script]) }

  @Test("gets what is sent, piece by piece, and says what it likes")
  func echo() throws {
    let helper = try HelperProcess("/bin/cat", [])
    // More than one pipe holds.
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    try helper.send(bytes, patience: Self.patience)
    #expect(try helper.receive(70_000, patience: Self.patience) == Array(bytes[..<70_000]))
    #expect(try helper.receive(30_000, patience: Self.patience) == Array(bytes[70_000...]))
    #expect(try helper.receive(0, patience: 0) == [])
  }

  @Test(
    "that says less than was agreed on, or nothing, is not waited for", arguments: ["printf abc", "exec sleep 1000"])
  func silence(script: String) throws {
    let helper = try shell(script)
    // Whatever has ended says so at once; only of what goes on the time has to pass.
    let patience = script.hasPrefix("printf") ? Self.patience : 1
    #expect(throws: HelperProcess.Silence.self) { try helper.receive(4, patience: patience) }
  }

  @Test("that takes nothing is not waited for")
  func deaf() throws {
    let helper = try shell("exec sleep 1000")
    #expect(throws: HelperProcess.Silence.self) { try helper.send(.init(repeating: 0, count: 1 << 21), patience: 1) }
  }

  @Test("has none of our variables, and of our files only those by which it is spoken to")
  func clean() throws {
    let helper = try shell("set -- /dev/fd/*; echo $# ${HOME-none} $PWD")
    let line = try helper.receive(9, patience: Self.patience)
    // The fourth is the folder that the shell lists.
    #expect(String(decoding: line, as: UTF8.self) == "4 none /\n")
  }

  @Test("ends with whoever holds it, and so does what it has started", .timeLimit(.minutes(1)))
  func ends() throws {
    var helper: HelperProcess? = try shell("sleep 1000 & printf '%08d%08d' $$ $!; wait")
    let told = String(decoding: try #require(try helper?.receive(16, patience: Self.patience)), as: UTF8.self)
    let (first, second) = (try #require(pid_t(told.prefix(8))), try #require(pid_t(told.suffix(8))))
    #expect(kill(first, 0) == 0)
    helper = nil
    #expect(kill(first, 0) == -1 && errno == ESRCH)
    // The second is the system's now, which forgets it when it likes; on Linux what has ended is told until then.
    while kill(second, 0) == 0, !hasEnded(second) { sched_yield() }
  }

  private func hasEnded(_ process: pid_t) -> Bool {
    guard let bytes = try? SystemFiles().read("/proc/\(process)/stat", limit: 1 << 12) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains(") Z ")
  }
}
