import Workflow

/// `runner pick`: the visual list for scripts.
enum PickCommand {
  static let filter = Flag(
    "filter", short: "f", .one, "QUERY", help: "prints the rows that match, best first, and asks nobody")
  static let query = Flag("query", short: "q", .one, "QUERY", help: "what is typed at the beginning")
  static let multi = Flag(
    "multi", short: "m", .optional, "COUNT", help: "several rows may be picked, or up to so many")
  static let select1 = Flag.mark(
    "select-1", short: "1", help: "takes the only row that matches the query without asking")
  static let exit0 = Flag.mark("exit-0", short: "0", help: "does not ask where no row matches the query")
  static let exact = Flag.mark("exact", short: "e", help: "finds words as they stand, and letters only after '")
  static let ignoreCase = Flag.mark("ignore-case", short: "i", help: "capital letters mean small ones too")
  static let noSort = Flag.mark("no-sort", help: "what matches stays in its order, the better with the worse")
  static let tac = Flag.mark("tac", help: "the last row comes first, as in a history")
  static let prompt = Flag("prompt", .one, "TEXT", help: "what is asked")
  static let header = Flag("header", .one, "TEXT", help: "a line above the rows")
  static let headerLines = Flag("header-lines", .one, "COUNT", help: "so many first lines stand above, and are no rows")
  static let preview = Flag(
    "preview", .one, "COMMAND",
    help: "shows beside the rows what a command writes about the highlighted one, its $1 or {}")
  static let inputType = Flag(
    "input-type", .one, "FORM", choices: RowFormat.allCases.map(\.rawValue),
    help: "how rows are written: lines, jsonl or csv")
  static let delimiter = Flag(
    "delimiter", short: "d", .one, "TEXT",
    help: "what stands between the fields of a line, for --nth and --with-nth; else white space")
  static let nth = Flag(
    "nth", short: "n", .one, "FIELDS", help: "the fields that queries look at: 2, -1, 2.., ..3, several with commas")
  static let withNth = Flag("with-nth", .one, "FIELDS", help: "the fields that are shown; the whole line is printed")
  static let ansi = Flag.mark("ansi", help: "takes away what colours lines")
  static let read0 = Flag.mark("read0", help: "rows end with NUL instead of a line break")
  static let print0 = Flag.mark("print0", help: "prints NUL behind each row instead of a line break")

  /// What people write for fzf and has no place here.
  static let foreignFlags: [String: String] = {
    let looks = [
      "height", "reverse", "layout", "border", "margin", "padding", "info", "tmux", "style", "min-height",
      "preview-window",
      "marker", "pointer", "scrollbar",
    ]
    let keys = ["bind", "expect", "cycle", "jump-labels", "no-mouse", "sync", "print-query", "tiebreak", "scheme"]
    let switchedOff = [
      "+x", "+m", "+i", "+e", "no-exact", "no-ignore-case", "no-multi", "no-tac", "no-ansi", "no-read0", "no-print0",
      "no-select-1", "no-exit-0", "no-preview", "no-header", "no-query", "no-filter",
    ]
    return Dictionary(uniqueKeysWithValues: looks.map { ($0, "the list takes the whole screen: leave it out") })
      .merging(keys.map { ($0, "there is nothing like it here: leave it out") }) { first, _ in first }
      .merging(["+s": "write `--no-sort`", "s": "leave it out", "x": "it is always so: leave it out"]) { first, _ in
        first
      }
      .merging(switchedOff.map { ($0, "it is so unless it is asked for: leave it out") }) { first, _ in first }
  }()

  static let command = Command(
    verb: "pick", summary: "lets a person pick from the lines on standard input, and prints what is picked",
    positionals: [
      Positional("FILE", .optional, candidates: .files, help: "where the rows are; else they come from standard input")
    ],
    flags: [
      query, filter, multi, select1, exit0, exact, ignoreCase, noSort, tac, prompt, header, headerLines, preview,
      inputType, delimiter, nth, withNth, ansi, read0, print0, RunFlags.noInput,
      RunFlags.accessible, RunFlags.density, RunFlags.images, RunFlags.color,
    ],
    foreignFlags: foreignFlags,
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
