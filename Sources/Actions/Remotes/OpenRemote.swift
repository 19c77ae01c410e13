internal import CustomTypes
internal import Workflow

/// Opens the page that a remote has at its address.
struct OpenRemote: WaitingAction, PersonalListAction {
  typealias Item = Remote

  static let title = "Open Remote"
  static let category = Category.view
  static let description = "Opens the page of a remote on the desktop, or shows its URL where there is none."
  static let summary: Summary<Self> = "Open \(\.$remote)"
  static let examples = [
    Example(
      "A remote by its name", steps: "- Open Remote: { remote: Radio, source: remotes.yaml }",
      shows: "https://example.org/nobody", files: [Example.remotes])
  ]

  // Before the remote, whose options are in it.
  @Parameter("Source", Remote.list.explanation, touches: .read) var source: FileValue?
  @Parameter(
    "Remote", ask: "Which remote?", role: .inputAndKey,
    options: .calculated { (action: OpenRemote, context) in try action.items(in: context) })
  var remote: Remote

  func run(in context: Context) async throws -> PassesOn {
    try await context.openOrShow(remote.address)
    return PassesOn()
  }
}
