import Actions
import Workflow

/// `runner schema`: the JSON Schema of files, for editors.
enum SchemaCommand {
  static let command = Command(
    verb: "schema", summary: "prints the JSON Schema of workflows, definition files and tests, for editors",
    positionals: [
      Positional("FILE", .optional, help: "a workflow or definition file, whose own and used definitions are in it")
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
    try output.write(json: FileSchema(of: names(in: path, output)).value)
    return .done
  }

  /// - Throws: an ``Ending`` where the file, or one that it uses, cannot be read. Other mistakes are not told: a schema is
  ///   for files that are being written.
  private static func names(in path: String, _ output: Output) throws -> FileNames {
    let path = TestFile.workflow(testedBy: path) ?? path
    do {
      let (names, diagnostics) = try Loader(catalogue: .builtIn, files: SystemFiles()).names(in: path)
      guard let names else { throw Ending(.refused, diagnostics.sorted) }
      if names.isIncomplete { throw Ending(.refused, names.diagnostics.sorted.filter { $0.severity == .error }) }
      return names
    } catch let failure as Failure {
      Report(output: output).tell(failure)
      throw Ending(.noInput)
    }
  }
}
