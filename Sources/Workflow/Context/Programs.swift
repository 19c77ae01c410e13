/// How programs are run: as processes of this machine, or as a test has prepared.
public protocol Programs: Sendable {
  /// Runs a program to its end in a process group of its own, with no descriptor but the three it is given.
  /// - Throws: a ``Failure`` of reason `not_found`, `process`, `timeout`, `limit` or `cancelled`. Ending with any status
  ///   is no failure.
  func run(_ call: ProgramCall, until cancellation: Cancellation) async throws -> ProgramResult
}

/// A program and what it is given.
public struct ProgramCall: Sendable {
  /// The program by its name or path, then its arguments; never a line for a shell.
  public var arguments: [String]
  /// What it reads on standard input; nothing there where this is nothing.
  public var input: File?
  /// Variables beside those that every program gets.
  public var environment: [(name: String, value: String)]
  /// Whether it gets every variable of this process, as what a person starts from a shell does; else only those that say who
  /// and where the person is.
  public var inheritsAll = false
  /// The folder it works in; this process's own where nobody says.
  public var directory: String?
  /// How long it may run; nothing where the step has a limit of its own.
  public var timeout: Span?
  /// Whether it goes on when the step is done, as a browser does. What it writes is lost, and a failure is told only if
  /// it comes within the first seconds.
  public var isLeftRunning = false

  /// Is told each piece of its output when it comes, on a thread of its own. The result has all of it nevertheless.
  public var onOutput: (@Sendable (ArraySlice<UInt8>) -> Void)?

  public init(
    _ arguments: [String], input: File? = nil, environment: [(name: String, value: String)] = [],
    directory: String? = nil, timeout: Span? = ProgramCall.usualTimeout
  ) {
    self.arguments = arguments
    self.input = input
    self.environment = environment
    self.directory = directory
    self.timeout = timeout
  }

  /// The program as it is named in messages: without its folder.
  public var name: String { FilePath.name(of: arguments.first ?? "") }

  /// - Throws: a ``Failure`` of reason `input` for what no program can be given.
  func check() throws {
    guard let program = arguments.first, !program.isEmpty else { throw Failure.noProgramNamed }
    if arguments.count == 1, Permission(.run, program).isShellLine { throw Failure.shellLine(program) }
    if arguments.contains(where: { $0.utf8.contains(0) }) { throw Failure.nul("An argument of `\(name)`") }
    if directory?.utf8.contains(0) == true { throw Failure.nul("A path") }
    for (variable, value) in environment where value.utf8.contains(0) {
      throw Failure.nul("The variable `\(Value.cleaned(variable))`")
    }
  }

  /// Ten minutes.
  public static let usualTimeout = Span(nanoseconds: 600_000_000_000)
}

extension Failure {
  fileprivate static var noProgramNamed: Failure {
    Failure(.input, "No program is named.", hint: "write it first: `[git, status]`")
  }

  fileprivate static func shellLine(_ line: String) -> Failure {
    Failure(
      .input, "`\(Value.cleaned(line))` is a line of a shell, and no list of arguments.",
      hint: Permission.insteadOfShellLine(line))
  }

  fileprivate static func nul(_ what: String) -> Failure { Failure(.input, "\(what) has a NUL character.") }
}

/// How a program ended.
public struct ProgramResult: Sendable {
  /// 0 to 255; 128 and the number of the signal where one ended it, as shells say it.
  public let status: Int
  /// All it wrote: in memory, or in a temporary file where that is much.
  public let output: File
  /// The beginning of what it wrote to standard error, 1 MB at most.
  public let errorOutput: [UInt8]

  public init(status: Int, output: File, errorOutput: [UInt8]) {
    self.status = status
    self.output = output
    self.errorOutput = errorOutput
  }
}

/// A place without programs, as a test has that prepares none.
public struct NoPrograms: Programs {
  public init() {}

  public func run(_ call: ProgramCall, until cancellation: Cancellation) async throws -> ProgramResult {
    throw Failure(.notFound, "There is no program `\(Value.cleaned(call.arguments.first ?? ""))` here.")
  }
}
