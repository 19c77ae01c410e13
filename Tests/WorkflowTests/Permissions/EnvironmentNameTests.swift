import Testing
import Workflow

@Suite("Names of variables that a program is given")
struct EnvironmentNameTests {
  @Test("Names of a workflow's own are taken", arguments: ["TITLE", "_x", "LANG", "GH_TOKEN", "a1"])
  func taken(name: String) throws { try EnvironmentName.check(name) }

  @Test("What is no name is refused", arguments: ["", "A=B", "1A", "A B", "Ä", "A\0", "A-B"])
  func noName(name: String) {
    let failure = #expect(throws: Failure.self) { try EnvironmentName.check(name) }
    #expect(failure?.reason == .input)
  }

  @Test(
    "What changes which code runs is refused, in whatever case",
    arguments: [
      "LD_PRELOAD", "LD_AUDIT", "DYLD_INSERT_LIBRARIES", "BASH_ENV", "ENV", "PATH", "IFS", "GCONV_PATH", "PYTHONPATH",
      "PERL5OPT", "NODE_OPTIONS", "GIT_SSH_COMMAND", "GIT_CONFIG_COUNT", "EDITOR", "path", "Ld_Preload",
    ])
  func refused(name: String) {
    let failure = #expect(throws: Failure.self) { try EnvironmentName.check(name) }
    #expect(failure?.reason == .permission)
  }
}
