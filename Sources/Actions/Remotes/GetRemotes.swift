internal import CustomTypes
internal import Workflow

/// Gives the remotes of the person.
struct GetRemotes: Action, PersonalListAction {
  typealias Item = Remote

  static let title = "Get Remotes"
  static let category = Category.information
  static let description = "Gets the remotes that you keep, or those of another file, with what they take."
  static let summary: Summary<Self> = "Get remotes from \(\.$source)"
  static let examples = [
    Example(
      "Those of a file", steps: "- Get Remotes: remotes.yaml\n- Text: ${previous.name.join(', ')}",
      output: #""Desk Lamp, Radio""#, files: [Example.remotes])
  ]

  @Parameter("Source", Remote.list.explanation, role: .key, touches: .read) var source: FileValue?

  func run(in context: Context) throws -> [Remote] { try items(in: context) }
}

extension Example {
  /// A file of two remotes.
  static let remotes = (
    path: "remotes.yaml",
    text: """
    - name: Desk Lamp
      address: https://example.org/people
      icon: lightbulb
      actions: [Power, Dim]
    - name: Radio
      address: https://example.org/nobody
      actions: [Power, { name: Louder, command: volume_up }]
    """
  )
}
