internal import Workflow

/// What is made of the output of a program.
enum ProgramOutput: String, Choice {
  case text, lines, json, jsonl, yaml, csv, file

  static let type = EnumKind(ProgramOutput.self)

  var title: String {
    switch self {
    case .text, .lines, .file: rawValue.capitalizedFirst
    case .jsonl: "JSON Lines"
    case .json, .yaml, .csv: rawValue.uppercased()
    }
  }

  /// The type of what comes out.
  var kind: Kind {
    switch self {
    case .text: .text
    case .lines: .list(.text)
    case .json, .yaml: .any
    case .jsonl: .list(.any)
    case .csv: .list(.dictionary)
    case .file: .file
    }
  }

  private var structure: ContentType.Structure? {
    switch self {
    case .json: .json
    case .jsonl: .jsonLines
    case .yaml: .yaml
    case .csv: .csv
    case .text, .lines, .file: nil
    }
  }

  /// - Throws: a ``Failure`` of reason `conversion` with line and column.
  func read(_ output: File, of call: ProgramCall, in context: Context) throws -> Value {
    if self == .file { return .file(output) }
    let bytes = try context.read(output)
    let name = "the output of `\(TerminalText.cleaned(call.name))`"
    if let structure { return try StructuredText.read(bytes, structure, name: name) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Failure.notText(name) }
    if self == .lines { return .list(text.lines.map { .text(String($0)) }) }
    // Programs end their last line, which nobody means to be a part of the text.
    let breaks = text.reversed().prefix { $0 == "\n" || $0 == "\r\n" }.count
    return .text(String(text.dropLast(breaks)))
  }
}

extension Failure {
  fileprivate static func notText(_ name: String) -> Failure {
    Failure(.conversion, "\(name.capitalizedFirst) is not a text in UTF-8.", hint: "write `parse: file`")
  }
}
