import Workflow

/// `runner pick`: the visual list for scripts.
enum PickCommand {
  static let filter = Flag("filter", .one, "QUERY", help: "prints the rows that match, best first, and asks nobody")
  static let query = Flag("query", .one, "QUERY", help: "what is typed at the beginning")
  static let multi = Flag("multi", .optional, "COUNT", help: "several rows may be picked, or up to so many")
  static let select1 = Flag.mark("select-1", help: "takes the only row that matches the query without asking")
  static let exit0 = Flag.mark("exit-0", help: "does not ask where no row matches the query")
  static let prompt = Flag("prompt", .one, "TEXT", help: "what is asked")
  static let header = Flag("header", .one, "TEXT", help: "a line above the rows")
  static let preview = Flag(
    "preview", .one, "COMMAND", help: "shows beside the rows what a command writes about the highlighted one, its $1")
  static let inputType = Flag(
    "input-type", .one, "FORM", choices: RowFormat.allCases.map(\.rawValue),
    help: "how rows are written: lines, jsonl or csv")
  static let delimiter = Flag(
    "delimiter", .one, "TEXT",
    help: "what stands between the fields of a line, for --nth and --with-nth; else white space")
  static let nth = Flag(
    "nth", .one, "FIELDS", help: "the fields that queries look at: 2, -1, 2.., ..3, several with commas")
  static let withNth = Flag("with-nth", .one, "FIELDS", help: "the fields that are shown; the whole line is printed")
  static let read0 = Flag.mark("read0", help: "rows end with NUL instead of a line break")
  static let print0 = Flag.mark("print0", help: "prints NUL behind each row instead of a line break")

  static let command = Command(
    verb: "pick", summary: "lets a person pick from the lines on standard input, and prints what is picked",
    positionals: [
      Positional("FILE", .optional, candidates: .files, help: "where the rows are; else they come from standard input")
    ],
    flags: [
      query, filter, multi, select1, exit0, prompt, header, preview, inputType, delimiter, nth, withNth, read0, print0,
      RunFlags.noInput,
      RunFlags.accessible, RunFlags.density, RunFlags.images, RunFlags.color,
    ],
    details: [
      "A query is words that all match: `fuzzy`, `'exact`, `^start`, `end$`, `!not`, `one | other`.",
      "Status: 0 picked, 1 nothing matches, 2 nobody can be asked or the rows are wrong, 130 given up.",
    ],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    do {
      let arguments = try ArgumentParser.parse(words, for: command)
      if arguments.has(.help) { return try command.showHelp(on: output) }
      return try Pick(arguments, output).run()
    } catch let diagnostic as Diagnostic {
      // Scripts know 1 as "nothing matches" and 2 as "something is wrong".
      throw Ending(.cannotPick, [diagnostic])
    } catch let failure as Failure where failure.reason != .cancelled {
      Report(output: output).tell(failure)
      return .cannotPick
    }
  }
}
