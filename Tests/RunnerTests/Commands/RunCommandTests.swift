import Foundation
import Testing

@Suite("runner run")
struct RunCommandTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test("A workflow that is not there ends by status 66, one with mistakes by 65")
  func wrongFiles() throws {
    try runner.file("Workflows/people.yaml", "steps:\n  - Get Peple:\n")
    let missing = try runner.run("run", "peopel")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("did you mean `people`?"))
    let wrong = try runner.run("run", "people")
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("Workflows/people.yaml:2:5"))
    #expect(wrong.errors.contains("did you mean `Get People`?"))
  }

  @Test("An argument that is not UTF-8 is refused and not mended")
  func notUTF8() throws {
    let outcome = try runner.shell(#"$RUNNER run "$(printf 'caf\351.yaml')""#)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("`caf�.yaml`, is not UTF-8"))
  }

  @Test("A failed step ends by status 1 and shows the place")
  func failed() throws {
    try runner.file("fail.yaml", "steps:\n  - fail: No more milk\n")
    let outcome = try runner.run("run", "fail.yaml")
    #expect(outcome.status == 1)
    for part in ["No more milk", "fail.yaml:2:5"] { #expect(outcome.errors.contains(part)) }
  }

  @Test("A run that takes too long ends by status 124")
  func timeout() throws {
    try runner.file("wait.yaml", "steps:\n  - Wait: 1h\n")
    let outcome = try runner.run("run", "wait.yaml", "--timeout", "100ms")
    #expect(outcome.status == 124)
  }

  @Test func `a time limit that passes is told with the step`() throws {
    try runner.file("x.yaml", "steps:\n  - while: ${true}\n    do: []\n")
    let outcome = try runner.run("run", "x.yaml", "--timeout", "200ms")
    #expect(outcome.status == 124)
    #expect(outcome.errors.contains("`--timeout` gave it 200ms"))
    #expect(outcome.errors.contains("x.yaml:2:"))
  }

  @Test("An endless loop that never waits is ended, by the run's time and by its own")
  func endless() throws {
    try runner.file("loop.yaml", "steps:\n  - while: true\n    do: []\n")
    #expect(try runner.run("run", "loop.yaml", "--timeout", "100ms").status == 124)
    try runner.file("timed.yaml", "steps:\n  - while: true\n    do: []\n    timeout: 100ms\n")
    let outcome = try runner.run("run", "timed.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("`while` took longer than 100ms."))
  }

  @Test(
    "A zone that is not known is a warning, and UTC",
    arguments: [
      ("Nope/Zone", "Z", true), ("UTC+25", "Z", true), ("EST5EDT,M3.2.0,M11.1.0", "Z", true),
      ("UTC+5", "-05:00", false),
      ("<+0530>-5:30", "+05:30", false), ("Asia/Tokyo", "+09:00", false), ("UTC", "Z", false), ("", "Z", false),
    ])
  func zone(name: String, offset: String, isWarned: Bool) throws {
    try runner.file("zone.yaml", "steps:\n  - Text: ${'2024-07-01T12:00'.as(date)} ${now}\n")
    let outcome = try runner.run("run", "zone.yaml", with: ["TZ": name])
    #expect(outcome.output.hasPrefix("2024-07-01T12:00:00\(offset) "))
    #expect(outcome.output.hasSuffix("\(offset)\n"))
    #expect(outcome.errors.components(separatedBy: "unknown-zone").count == (isWarned ? 2 : 1), "\(outcome.errors)")
  }

  @Test("A secret that is not there is told of where it is needed, and can be asked for")
  func missingSecret() throws {
    let text = """
      permissions: { secrets: [NO_SUCH_TOKEN] }
      inputs: { n: { type: secret, default: "${secrets.NO_SUCH_TOKEN}" } }
      steps:
        - if: ${secrets.NO_SUCH_TOKEN == nothing}
          then: { Show Result: none }
      """
    try runner.file("secret.yaml", text)
    #expect(try runner.run("run", "secret.yaml", "--n", "q", "--yes").output == "none\n")
    let needed = try runner.run("run", "secret.yaml", "--yes", "--no-input")
    #expect(needed.status != 0 && needed.errors.contains("There is no secret `NO_SUCH_TOKEN`."))
  }
}
