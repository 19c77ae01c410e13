internal import CustomTypes
internal import Workflow

/// Gives the commands that a remote takes.
struct GetRemoteActions: Action, PersonalListAction {
  typealias Item = Remote

  static let title = "Get Remote Actions"
  static let category = Category.information
  static let description = "Gets the actions that a remote takes."
  static let summary: Summary<Self> = "Get the actions of \(\.$remote)"
  static let examples = [
    Example(
      "What a remote takes",
      steps: "- Get Remote Actions: { remote: Radio, source: remotes.yaml }\n- Text: ${previous.command.join(', ')}",
      output: #""power, volume_up""#, files: [Example.remotes])
  ]

  // Before the remote, whose options are in it.
  @Parameter("Source", Remote.list.explanation, touches: .read) var source: FileValue?
  @Parameter(
    "Remote", ask: "Which remote?", role: .inputAndKey,
    options: .calculated { (action: GetRemoteActions, context) in try action.items(in: context) })
  var remote: Remote

  func run(in context: Context) -> [RemoteAction] { remote.actions }
}
