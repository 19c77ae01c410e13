import Testing

@testable import runner

@Suite("A command line of bash")
struct BashLineTests {
  private static let breaks = " \t\n\"'@><=;|&(:"

  @Test(
    "Its words are without quotes",
    arguments: [
      ("runner run my\\ flow", ["runner", "run", "my flow"]), ("runner 'a b'c \"d\\\"e", ["runner", "a bc", "d\"e"]),
      ("runner ", ["runner", ""]), ("runner \"a\\b\\$c", ["runner", "a\\b$c"]), ("runner ''", ["runner", ""]),
      ("", [""]), ("runner \\", ["runner", ""]), ("runner 'a\"b", ["runner", "a\"b"]),
      ("runner --size=a", ["runner", "--size=a"]),
    ])
  func words(line: String, words: [String]) {
    #expect(BashLine(line, breaks: Self.breaks).words == words)
  }

  @Test(
    "A reply stands where the last part of the word does, quoted as that is",
    arguments: [
      ("runner run pe", "people", "people"), ("runner run ", "my flow", "my\\ flow"),
      ("runner run 'my", "my flow", "my flow"), ("runner run '", "it's", #"it'\''s"#),
      ("runner run \"", "a \"b\" $c `d` \\e!", #"a \"b\" \$c \`d\` \\e"\!""#),
      ("runner run --size=", "--size=very big", "very\\ big"), ("runner run --size=\"", "--size=very big", "very big"),
      ("runner run a:", "a:b", "b"), ("runner run 'a b'c", "a bcd", "a\\ bcd"),
      ("runner run ", "$(touch x);&|<>~*?[]{}#", ##"\$\(touch\ x\)\;\&\|\<\>\~\*\?\[\]\{\}\#"##),
      ("runner run ~/a", "~/a b/", "~/a\\ b/"), ("runner run '~/a", "~/a b/", "~/a b/"),
      ("runner run \\~/a", "~/a b/", "\\~/a\\ b/"), ("runner run ét", "été 🎬", "été\\ 🎬"),
    ])
  func replies(line: String, candidate: String, reply: String) {
    let found = BashLine(line, breaks: Self.breaks).reply(for: candidate)
    #expect(found == reply)
  }

  @Test("What does not go on from what is written is no reply")
  func others() {
    #expect(BashLine("runner run pe", breaks: Self.breaks).reply(for: "shout") == nil)
  }
}
