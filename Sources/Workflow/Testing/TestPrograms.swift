internal import Synchronization

/// A program that a test expects to be run, with what it gives.
public struct TestProgram: Sendable {
  public let arguments: [String]
  /// What it must be given to read; nothing where that does not matter.
  public let input: String?
  public let output: String
  public let errorOutput: String
  public let status: Int

  public init(arguments: [String], input: String? = nil, output: String, errorOutput: String = "", status: Int = 0) {
    self.arguments = arguments
    self.input = input
    self.output = output
    self.errorOutput = errorOutput
    self.status = status
  }
}

/// Programs that are prepared: each answers one call, the first that fits. Nothing is started.
public final class TestPrograms: Programs {
  private let left: Mutex<[TestProgram]>
  private let surprises = Mutex<[String]>([])

  public init(_ programs: [TestProgram]) { left = Mutex(programs) }

  /// One sentence for each call that was not expected, and for each that was and did not come.
  public var complaints: [String] {
    surprises.withLock { $0 } + left.withLock { $0.map { "The program `\($0.line)` was not run." } }
  }

  public func run(_ call: ProgramCall, until cancellation: Cancellation) async throws -> ProgramResult {
    try cancellation.check()
    let program = left.withLock { left in left.firstIndex { $0.matches(call) }.map { left.remove(at: $0) } }
    guard let program else {
      let sentence = "The test does not expect the program `\(Value.cleaned(call.arguments.joined(separator: " ")))`."
      surprises.withLock { $0.append(sentence) }
      throw Failure(.notFound, sentence)
    }
    let output = File(.data(Array(program.output.utf8)), name: "output", type: ContentType("application/octet-stream"))
    return ProgramResult(status: program.status, output: output, errorOutput: Array(program.errorOutput.utf8))
  }
}

extension TestProgram {
  fileprivate var line: String { Value.cleaned(arguments.joined(separator: " ")) }

  fileprivate func matches(_ call: ProgramCall) -> Bool {
    guard arguments == call.arguments else { return false }
    guard let input else { return true }
    guard case .data(let bytes)? = call.input?.content else { return false }
    return bytes == Array(input.utf8)
  }
}
