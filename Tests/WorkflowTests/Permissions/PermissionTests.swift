import Testing

@testable import Workflow

struct PermissionTests {
  @Test(
    "An entry that names nothing of its area is refused with what to write",
    arguments: [
      (Permission(.network, "https://api.example.org/3"), "write `api.example.org`"),
      (Permission(.network, "no host"), "write a host"), (Permission(.run, "git status"), "write `git` alone"),
      (Permission(.run, ""), "write its name"), (Permission(.read, ""), "write the path"),
      (Permission(.secrets, "A-B"), "write letters"), (Permission(.environment, "1A"), "write letters"),
    ])
  func complaint(permission: Permission, hint: String) {
    #expect(permission.complaint?.hint.hasPrefix(hint) == true)
  }

  @Test(
    "A good one is not",
    arguments: [
      Permission(.network, "*.example.org:443"), Permission(.network, "*"), Permission(.run, "git"),
      Permission(.run, "/opt/my tools/run"), Permission(.run, "*"), Permission(.read, "~/a b"),
      Permission(.secrets, "_TOKEN2"),
    ])
  func good(permission: Permission) {
    #expect(permission.complaint == nil)
  }

  @Test(
    "What cannot be seen is shown",
    arguments: [
      ("git\u{200B}", "git\\u{200b}"), ("a\u{1B}[2Jb", "a\\u{1b}[2Jb"), ("a\u{202E}b", "a\\u{202e}b"),
      ("a\u{A0}b", "a\\u{a0}b"), ("größe", "größe"), ("a\nb", "a\\u{a}b"),
    ])
  func shown(name: String, shown: String) {
    #expect(Permission(.run, name).shown == shown)
  }

  @Test(
    "Where the home folder lies is not known before the run",
    arguments: [
      ("~", "~/a", true), ("Documents", "~/Documents/a", true), (".", "~/x", true), ("~/a", "~/b", false),
      ("~/a", "~/a/b", true), ("./~", "~/x", true), ("./~/x", "./~/x", true), ("/home", "~/x", true),
    ])
  func home(granted: String, wanted: String, may: Bool) {
    #expect(Permission(.read, granted).mayCover(written: wanted) == may)
  }
}
