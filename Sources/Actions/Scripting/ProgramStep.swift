internal import Workflow

/// What the actions that start a program have in common: values become bytes, and its output a value.
struct ProgramStep {
  let arguments: [String]
  let stdin: Value?
  let environment: OrderedDictionary?
  let directory: FolderValue?
  let parse: ProgramOutput
  let accept: [Int]
  /// The action, for messages.
  let title: String

  func run(in context: Context) async throws -> Value {
    let call = ProgramCall(
      arguments, input: try stdin.flatMap { try input($0) }, environment: try variables(),
      directory: directory?.folder.path)
    context.presenter.progress(Progress("Running \(TerminalText.cleaned(call.name))"))
    defer { context.presenter.progress(nil) }
    let result = try await context.run(call)
    guard accept.contains(result.status) else { throw Failure.ended(call, result, accepted: accept) }
    tell(result.errorOutput, of: call, in: context)
    return try parse.read(result.output, of: call, in: context)
  }

  /// Warnings, mostly, of a program that did its work all the same.
  private func tell(_ errorOutput: [UInt8], of call: ProgramCall, in context: Context) {
    guard !errorOutput.isEmpty else { return }
    let lines = String(decoding: errorOutput, as: UTF8.self).split(whereSeparator: \.isNewline)
    context.presenter.detail(lines.map { "\(call.name): \($0)" }.joined(separator: "\n"))
  }

  private func input(_ value: Value) throws -> File? {
    if value.isNothing { return nil }
    if let file = value.fileContent { return file }
    guard let text = value.plainText else {
      throw Failure(
        .conversion, "`stdin` of `\(title)` takes a text or a file, and this is \(value.found).",
        hint: "write `.json()`, or join its items")
    }
    return File(.data(Array(text.utf8)), name: "stdin", type: ContentType("text/plain"))
  }

  /// Those that are nothing are left out.
  private func variables() throws -> [(name: String, value: String)] {
    try (environment ?? [:]).pairs.compactMap { name, value in
      if value.isNothing { return nil }
      guard let text = value.plainText else {
        throw Failure(
          .conversion, "The variable `\(TerminalText.cleaned(name))` takes a text, and this is \(value.found).",
          hint: "write `.path`, `.json()`, or join its items")
      }
      return (name, text)
    }
  }
}

extension Failure {
  /// The beginning of what a program wrote to standard error mostly says why.
  fileprivate static func ended(_ call: ProgramCall, _ result: ProgramResult, accepted: [Int]) -> Failure {
    let errorOutput = String(decoding: result.errorOutput, as: UTF8.self)
    let reason = FirstLines(of: errorOutput).sentence.map { ": \($0)" } ?? "."
    let statuses = (accepted + [result.status]).map { "\($0)" }.joined(separator: ", ")
    return Failure(
      .process, "`\(TerminalText.cleaned(call.name))` ended with status \(result.status)\(reason)",
      data: ["status": Value(result.status), "stderr": .text(errorOutput)],
      // From 126 on it did not run, or was ended by a signal.
      hint: result.status < 126 ? "write `accept: [\(statuses)]` if that is no failure" : nil)
  }
}
