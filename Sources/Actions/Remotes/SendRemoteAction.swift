internal import CustomTypes
internal import Workflow

/// Sends a command to a remote: `POST` to its address, with `{"action": "volume_up"}` as the body.
struct SendRemoteAction: WaitingAction, PersonalListAction {
  typealias Item = Remote

  static let title = "Send Remote Action"
  static let category = Category.start
  static let description = "Sends an action to a remote at its address, and gets what it answers."
  static let hasEffect = true
  static let summary: Summary<Self> = "Send \(\.$action) to \(\.$remote)"
  static let examples = [
    Example(
      "A command, and what the remote answers",
      steps: """
        - Send Remote Action: { remote: Desk Lamp, action: Power, source: remotes.yaml }
        - Text: ${previous.status}
        """, output: #""201""#, files: [Example.remotes]),
    Example(
      "A remote that refuses it is an error",
      steps: "- Send Remote Action: { remote: Radio, action: Louder, source: remotes.yaml }",
      error: "`POST https://example.org/nobody` was answered with 404 Not Found: There is nobody here.",
      files: [Example.remotes]),
  ]

  // Before the remote, whose options are in it.
  @Parameter("Source", Remote.list.explanation, touches: .read) var source: FileValue?
  @Parameter(
    "Remote", ask: "Which remote?", role: .inputAndKey,
    options: .calculated { (action: SendRemoteAction, context) in try action.items(in: context) }, touches: .network)
  var remote: Remote
  @Parameter(
    "Action", "One of those that the remote takes.", ask: "Which action?",
    options: .calculated { (action: SendRemoteAction, _) in action.remote.actions })
  var action: RemoteAction

  func run(in context: Context) async throws -> Response {
    var parts = RequestParts(remote.address)
    parts.json = .dictionary(OrderedDictionary(distinct: [("action", .text(action.command))]))
    let request = try parts.request()
    let reply = try await context.send(request)
    return Response(try reply.accepted(nil, for: request, reading: context.read))
  }
}
