/// The flags of `run`, each with what it changes.
enum RunFlags {
  static let input = Flag(
    "input", .one, "PATH", candidates: .files, help: "the file, or - for standard input, for the input that takes it")
  static let output = Flag(
    "output", .one, "PATH", candidates: .files,
    help: "writes the output into a file, in the form of its extension; - is standard output")
  static let outputType = Flag(
    "output-type", .one, "FORM", choices: OutputForm.allCases.map(\.rawValue), help: "the form of the output")
  static let timeout = Flag("timeout", .one, "DURATION", help: "ends the run after a time: 30s, 5m; status 124")
  static let answer = Flag(
    "answer", .one, "NAME=VALUE", isRepeated: true,
    help: "answers the question of a step in advance, by its `as` or as step:LINE; again for the next turn")
  static let answers = Flag(
    "answers", .one, "PATH", isRepeated: true, candidates: .files, help: "answers from a YAML file")
  static let record = Flag(
    "record", .one, "PATH", candidates: .files, help: "writes the answers you give into a file for --answers")
  static let defaults = Flag.mark("defaults", help: "takes defaults instead of asking")
  static let noInput = Flag.mark("no-input", help: "never asks; what is missing is an error")
  static let accessible = Flag.mark("accessible", help: "numbered lists without pictures, for screen readers")
  static let speak = Flag.mark("speak", help: "says aloud what is asked, shown and told, by espeak-ng, spd-say or say")
  static let density = Flag(
    "density", .one, "DENSITY", choices: ListDensity.allCases.map(\.rawValue),
    help: "how much room the rows of a list have: compact, normal or large; else by the height of the terminal")
  static let images = Flag(
    "images", .one, "FORM", choices: ImageWish.allCases.map(\.rawValue),
    help: "how pictures are shown: auto, none, blocks, kitty or sixel; else as the terminal can")
  static let allow = Flag(
    "allow", .one, "AREA=NAME", isRepeated: true,
    help: "grants a permission for this run: network=HOST, run=PROGRAM, read=PATH")
  static let yes = Flag.mark("yes", help: "grants the permissions that the workflow declares")
  static let dryRun = Flag.mark("dry-run", help: "tells what would run with what is given, and runs nothing")
  static let trace = Flag.mark("trace", help: "tells each step with its values and time on standard error")
  static let quiet = Flag.mark("quiet", help: "no progress, warnings and notes")
  static let verbose = Flag.mark(
    "verbose", help: "tells when steps begin and end, where answers come from, what programs write to standard error")
  static let color = Flag(
    "color", .one, "WHEN", choices: ["auto", "always", "never"], help: "colours: auto, always or never")
  static let locale = Flag("locale", .one, "NAME", help: "language and region of texts and formats: de_DE")

  static let all = [
    input, output, outputType, answer, answers, record, defaults, noInput, accessible, speak, density, images, allow,
    yes,
    dryRun, trace, timeout, locale, quiet, verbose, color,
  ]
}
