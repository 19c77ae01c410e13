import Testing

@testable import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("A program that was started")
struct ChildTests {
  private func shell(_ script: String, watch: (pid_t) -> Int32) throws -> Child {
    let nothing = try OpenDescriptor(path: "/dev/null", O_RDWR).aboveStandard()
    return try Child(
      path: "/bin/sh", arguments: ["sh", "-c", script], environment: [], folder: nil, input: nothing, output: nothing,
      errorOutput: nothing, staysOurs: true, watch: watch)
  }

  @Test("Its end is waited for where the system does not tell of it, too, for some time at most")
  func untold() throws {
    let child = try shell("exec sleep 1000", watch: { _ in -1 })
    #expect(child.ending == nil)
    child.waitForEnd(milliseconds: 1)
    #expect(child.status == nil)
    child.signal(SIGKILL)
    child.waitForEnd(milliseconds: 60_000)
    #expect(child.status == 128 + Int(SIGKILL))
  }
}
