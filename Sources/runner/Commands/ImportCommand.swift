import Workflow

/// `runner import`: makes a definition file of an intent definition file.
enum ImportCommand {
  private static let output = Flag(
    "output", .one, "PATH", candidates: .files, help: "the definition file that is written; else standard output")
  private static let replace = Flag.mark("replace", help: "writes over a file that is there already")

  static let command = Command(
    verb: "import", summary: "makes a definition file of an intent definition file of Xcode",
    positionals: [Positional("FILE", candidates: .files, help: "the `.intentdefinition`")], flags: [output, replace],
    details: [
      "Translations beside it (`de.lproj/NAME.strings`) come along. What has no place in a definition file is",
      "told, and stands as a comment where it would.",
    ], run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let path = arguments.positionals[0]
    let target = arguments[self.output].flatMap { $0 == "-" ? nil : $0 }
    if let target { try check(target, mayReplace: arguments.has(replace)) }
    let outline = try outline(of: path, output)
    let name = TerminalText.cleaned(FilePath.name(of: path))
    let text = OutlineWriter.write(outline, head: ["Imported from \(name). Steps that are still to be written fail."])
    if text.utf8.count > YAMLLimits.workflow.bytes { throw Ending(.refused, [.tooLong(path)]) }
    if let target {
      try AtomicFile.write(Array(text.utf8), to: target)
    } else {
      try output.write(text)
    }
    tell(outline.notes, of: path, output)
    return .done
  }

  private static func list(of file: SourceFile) throws -> PropertyList {
    do {
      return try PropertyListReader.read(file.bytes)
    } catch {
      throw error.diagnostic(of: file, noun: "an intent definition file")
    }
  }

  /// All of them: what is not told is lost in silence.
  private static func tell(_ notes: [ImportNote], of path: String, _ output: Output) {
    let renderer = DiagnosticRenderer(isColored: output.isColored, limit: 10_000)
    output.tell(renderer.text(notes.map { $0.diagnostic(in: path) }))
  }

  private static func outline(of path: String, _ output: Output) throws -> Outline {
    do {
      let file = SourceFile(path: path, bytes: try SystemFiles().read(path, limit: PropertyListReader.limit))
      let intents = try IntentFile(list(of: file))
      return try DefinitionImport(intents, strings: Strings.all(beside: path), name: FilePath.name(of: path)).outline
    } catch let failure as Failure {
      Report(output: output).tell(failure)
      throw Ending(.noInput)
    } catch let diagnostic as Diagnostic {
      throw Ending(.refused, [diagnostic])
    }
  }

  /// - Throws: an ``Ending`` where something is there that is to stay, a ``Failure`` where nothing can be written.
  private static func check(_ path: String, mayReplace: Bool) throws {
    try AtomicFile.check(path)
    if !mayReplace, FileIdentity(of: path)?.isRegular == true { throw Ending(.usage, [.isThere(path)]) }
  }
}

extension Diagnostic {
  fileprivate static func isThere(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "would-replace", "`--output \(TerminalText.cleaned(path))` would replace a file that is there already.",
      at: nil, hint: "name another one, or add `--replace`")
  }

  fileprivate static func tooLong(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "no-intent-definition",
      "`\(TerminalText.cleaned(path))` holds more than a definition file may, which is \(YAMLLimits.workflow.bytes / 1_000_000) MB.",
      at: nil)
  }
}
