internal import Workflow

/// Runs a script as it is written.
struct RunShellScript: WaitingAction {
  static let title = "Run Shell Script"
  static let category = Category.generic
  static let description = "Runs a script exactly as it is written, and hands it values as arguments or variables."
  static let hasEffect = true
  static let summary: Summary<Self> = "Run \(\.$script) with \(\.$shell)"
  static let examples = [
    Example(
      "A pipe, and a value as an argument",
      steps: """
        - List: [pear, apple]
          as: fruit
        - Run Shell Script:
            script: printf '%s\\n' "$@" | sort
            arguments: ["${fruit}"]
        """, output: #""apple\npear""#),
    Example(
      "What stands in it is not touched", steps: "- Run Shell Script: 'NAME=Sarah; echo \"${NAME}\"'",
      output: #""Sarah""#),
  ]

  @Parameter(
    "Script", "What is run, in which `${…}` is left to the shell.", role: .key, limits: Limits(isMultiline: true),
    isLiteral: true, refused: .ifEmpty("no_script", "Please write a script to run."))
  var script: String
  @Parameter("Shell", "What reads the script.", touches: .run) var shell = Interpreter.sh
  @Parameter("Arguments", "What the script gets as `$1`, `$2` and so on.", isSent: true) var arguments: [String] = []
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
      arguments: shell.line(for: script) + arguments, stdin: stdin, environment: environment, directory: directory,
      parse: parse, accept: accept, title: RunShellScript.title
    ).run(in: context)
  }
}

/// What reads a script.
enum Interpreter: String, Choice {
  case sh, bash, zsh, fish, python, ruby, perl, node

  static let type = EnumKind(
    "Interpreter", allCases.map { EnumKind.Label($0.rawValue, title: $0.title, value: $0.program) })

  /// What is run, and what a permission names.
  var program: String { self == .python ? "python3" : rawValue }

  var title: String { self == .node ? "Node.js" : rawValue }

  /// The program with a script, behind which arguments may follow.
  func line(for script: String) -> [String] {
    switch self {
    // Behind the script comes what the shell calls itself in messages.
    case .sh, .bash, .zsh: [rawValue, "-c", script, rawValue]
    case .fish: ["fish", "-c", script]
    case .python: [program, "-c", script]
    case .ruby, .perl: [rawValue, "-e", script, "--"]
    case .node: ["node", "-e", script, "--"]
    }
  }
}
