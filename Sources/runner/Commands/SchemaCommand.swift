import Actions
import Workflow

/// `runner schema`: the JSON Schema of files, for editors.
enum SchemaCommand {
  static let command = Command(
    verb: "schema", summary: "prints the JSON Schema of workflows, definition files and tests, for editors",
    positionals: [
      Positional(
        "FILE|NAME", .optional, candidates: .sources,
        help: "a workflow or definition file, whose own and used definitions are in it")
    ],
    flags: [],
    details: [
      "With FILE, only the actions that this file can name are known; without it, any other may be named too.",
      "Editors find it by a first line `# yaml-language-server: $schema=PATH`.",
    ], run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    guard let path = arguments.positionals.first else {
      try output.write(json: FileSchema(catalogue: .builtIn).value)
      return .done
    }
    try output.write(json: FileSchema(of: FileNames(in: path, output: output)).value)
    return .done
  }
}
