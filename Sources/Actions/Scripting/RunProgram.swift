internal import Workflow

/// Runs a program of this machine.
struct RunProgram: WaitingAction {
  static let title = "Run Program"
  static let category = Category.generic
  static let description = "Runs a program with a list of arguments and gives what it writes, without a shell between."
  static let hasEffect = true
  static let summary: Summary<Self> = "Run \(\.$arguments) and take its output as \(\.$parse)"
  static let examples = [
    Example("A program with an argument", steps: "- Run Program: [printf, Hello]", output: #""Hello""#),
    Example(
      "A list among the arguments gives its items, and nothing gives none",
      steps: """
        - List: [One, Two]
          as: words
        - Run Program: { arguments: [printf, '%s\\n', "${words}"], parse: lines }
        """, output: #"["One","Two"]"#),
    Example(
      "What it reads, and a variable",
      steps: """
        - Run Program:
            arguments: [cat]
            stdin: '{ "title": "Emma", "year": 1815 }'
            environment: { LANG: C }
            parse: json
        - Text: ${previous.title}
        """, output: #""Emma""#),
    Example(
      "Another status than 0 is an error", steps: "- Run Program: [sh, -c, exit 3]",
      error: "`sh` ended with status 3."),
  ]

  @Parameter(
    "Arguments", "The program by its name or path, then its arguments, none of which a shell looks at.", role: .key,
    isSent: true, touches: .run, refused: .ifEmpty("no_program", "Please name a program to run."))
  var arguments: [String]
  @Parameter("Stdin", "What it reads on standard input, a text or a file.", isSent: true) var stdin: Value?
  @Parameter(
    "Environment", "Variables it gets, besides those that tell where home is and what language is spoken.",
    isSent: true)
  var environment: OrderedDictionary?
  @Parameter("Directory", "The folder it works in.", touches: .read) var directory: FolderValue?
  @Parameter("Parse", "What is made of its output.") var parse = ProgramOutput.text
  @Parameter("Accept", "The statuses that are no failure.") var accept = [0]

  static func output(for arguments: ArgumentKinds<Self>) -> Kind {
    arguments.constant(of: \.$parse)?.kind ?? .any
  }

  func run(in context: Context) async throws -> Value {
    try await ProgramStep(
      arguments: arguments, stdin: stdin, environment: environment, directory: directory, parse: parse, accept: accept,
      title: RunProgram.title
    ).run(in: context)
  }
}
