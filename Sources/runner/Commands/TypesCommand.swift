import Actions
import Workflow

/// `runner types`: the types of the catalogue.
enum TypesCommand {
  static let command = Command(
    verb: "types", summary: "lists the custom types and enums with their properties and cases", positionals: [],
    flags: [.format], run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let kinds = Catalogue.builtIn.allKinds
    if arguments[.format] == "json" {
      try output.write(json: .list(kinds.map(\.sheet)))
      return .done
    }
    for kind in kinds { try output.write(HelpColumns.section("\(kind)", kind.rows).dropFirst() + [""]) }
    return .done
  }
}

extension Catalogue {
  /// The types and enums of their own, then those that only parameters of actions have, by name.
  fileprivate var allKinds: [Kind] {
    var names = Set(kinds.map { "\($0)" })
    let parameters = titles.flatMap(\.titles).compactMap { action(named: $0) }.flatMap(\.parameters)
    let choices = parameters.map { $0.kind.element ?? $0.kind.unwrapped }.filter { kind in
      guard case .choice = kind else { return false }
      return names.insert("\(kind)").inserted
    }
    return kinds + choices.sorted { "\($0)" < "\($1)" }
  }
}
