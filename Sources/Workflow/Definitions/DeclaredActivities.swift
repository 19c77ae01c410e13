/// The types of activities that a workflow can donate: those of its file and of the files it uses.
struct DeclaredActivities: ActivityRegister {
  let all: [ActivityDefinition]

  func deed(activity type: String, info: OrderedDictionary) throws -> Deed {
    guard let activity = all.first(where: { $0.type == type }) else { throw Failure.unknownActivity(type, among: all) }
    return try activity.deed(info)
  }
}

extension Failure {
  /// A type of activities that no file declares.
  public static func unknownActivity(_ type: String, among known: [ActivityDefinition]) -> Failure {
    let names = known.map(\.type)
    let near = Spelling.nearest(to: type, among: names)
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return Failure(
      .input, "There is no activity `\(TerminalText.cleaned(type))`.",
      hint: near.map { "did you mean `\($0)`?" }
        ?? (names.isEmpty ? "declare it under `activities`" : "the activities are \(list)"))
  }
}
