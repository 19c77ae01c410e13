import Workflow

/// What a definition file brings: types, enums and actions, and what those may touch.
struct DefinitionSheet {
  private let plan: Plan
  private let definitions: Family

  init(_ plan: Plan, _ definitions: Family) {
    self.plan = plan
    self.definitions = definitions
  }

  var lines: [String] {
    var lines = [TerminalText.cleaned(plan.name)]
    if let description = plan.description { lines += PresentationLayout.lines(of: description) }
    for (heading, kinds) in [("types", types), ("enums", enums)] where !kinds.isEmpty {
      lines += ["", "\(heading):"]
      for kind in kinds {
        lines.append("  \(kind)")
        lines += HelpColumns.section("", kind.rows).dropFirst(2).map { "  " + $0 }
      }
    }
    if !definitions.entries.isEmpty { lines += ["", "actions:"] }
    lines += definitions.actions.flatMap { ActionSheet($0).entry }
    return lines + PermissionLines(plan).lines
  }

  var value: Value {
    .dictionary([
      "name": .text(plan.name), "description": plan.description.map { .text($0) } ?? .nothing,
      "types": .list(types.map(\.sheet)), "enums": .list(enums.map(\.sheet)),
      "actions": .list(definitions.actions.map { ActionSheet($0).value }), "permissions": PermissionLines(plan).value,
    ])
  }

  private var types: [Kind] { definitions.kinds.filter { !$0.isEnum } }
  private var enums: [Kind] { definitions.kinds.filter(\.isEnum) }
}
