import Foundation
import TestSupport
import Testing

@Suite("Interactions at the command line")
struct InteractionTests {
  private func runner() throws -> BuiltRunner {
    let runner = try BuiltRunner()
    try runner.file(
      "remotes.yaml",
      """
      enums:
        Command: { power: Power, volume: Volume }
      actions:
        Press Button:
          parameters:
            command: Command
            level: { type: number, when: "${command == 'volume'}", default: 0 }
          summary:
            - { when: "${command == 'power'}", text: "Press ${command}" }
            - { when: "${command == 'volume' and (level ?? 0) > 0}", text: "Set ${command} to ${level}" }
          steps:
            - Helper: ${command}
            - Text: sent
        Helper:
          parameters: { text: { type: text, key: true } }
          steps: [Text: "${text}"]
        Quiet Action:
          suggest: false
          steps: [Text: quiet]

      """)
    try runner.file(
      "send.yaml",
      """
      suggest: false
      uses: [./remotes.yaml]
      inputs: { command: Command, level: { type: number, default: 3 } }
      steps:
        - if: ${command == 'power'}
          then: [Press Button: { command: power }]
          else: [Press Button: { command: volume, level: "${level}" }]
        - Quiet Action

      """)
    return runner
  }

  private func titles(_ runner: BuiltRunner) throws -> [String] {
    let outcome = try runner.run("donations", "--format", "json")
    let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    return try #require(list).compactMap { $0["title"] as? String }
  }

  @Test func `an action is donated by the combination of its parameters`() throws {
    let runner = try runner()
    #expect(try runner.run("run", "send.yaml", "--command", "power").status == 0)
    #expect(try runner.run("run", "send.yaml", "--command", "volume").status == 0)
    #expect(try titles(runner) == ["Press Power", "Set Volume to 3"])
  }

  @Test func `parameters of no combination are told and not donated`() throws {
    let runner = try runner()
    let outcome = try runner.run("run", "send.yaml", "--command", "volume", "--level", "0")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("`Press Button` is not remembered"))
    #expect(outcome.errors.contains("“Press ${command}”"))
    #expect(try titles(runner) == [])
  }
}
