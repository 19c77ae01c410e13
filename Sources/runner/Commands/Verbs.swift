/// Every verb, in the order of the help.
enum Verbs {
  static let all: [Command] = [
    RunCommand.command, CheckCommand.command, TestCommand.command, DescribeCommand.command, ActionsCommand.command,
    ActionCommand.command, PickCommand.command, SuggestCommand.command, SayCommand.command, ShortcutsCommand.command,
    DonationsCommand.command, OpenCommand.command, ActivitiesCommand.command, TypesCommand.command,
    ExplainCommand.command, SchemaCommand.command, CompletionsCommand.command, ImportCommand.command,
    InstallURLHandlerCommand.command,
  ]

  static func named(_ verb: String) -> Command? { all.first { $0.verb == verb } }
}
