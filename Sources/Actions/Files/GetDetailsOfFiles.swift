internal import Workflow

/// Tells one thing of each file.
struct GetDetailsOfFiles: Action {
  enum Detail: String, Choice {
    case name, size, `extension`, created, modified, path, contentType

    static let type = EnumKind(Detail.self)

    var kind: Kind {
      switch self {
      case .size: .number
      case .created, .modified: .date
      case .name, .extension, .path, .contentType: .text
      }
    }
  }

  static let title = "Get Details Of Files"
  static let category = Category.information
  static let description = "Tells one thing of each file: its size in bytes, or when it was changed."
  static let summary: Summary<Self> = "Get the \(\.$detail) of \(\.$files)"
  static let examples = [
    Example(
      "Sizes", steps: "- Get Details Of Files: { files: [a.txt, b.txt], detail: size }", output: "[3,0]",
      files: [("a.txt", "tea"), ("b.txt", "")]),
    Example(
      "What they are", steps: "- Get Details Of Files: { files: [a.txt, b.png], detail: content_type }",
      output: #"["text/plain","image/png"]"#, files: [("a.txt", ""), ("b.png", "")]),
  ]

  @Parameter("Files", ask: "Of which files?", role: .inputAndKey, touches: .read) var files: [FileValue]
  @Parameter("Detail", "What is told of each.") var detail = Detail.name

  static func output(for arguments: ArgumentKinds<Self>) -> Kind {
    arguments.constant(of: \.$detail).map { .list($0.kind) } ?? .list(.any)
  }

  func run(in context: Context) throws -> [Value] { try files.map { try told(of: $0.file, in: context) } }

  private func told(of file: File, in context: Context) throws -> Value {
    switch detail {
    case .name: .text(file.name)
    case .extension: .text(String(FilePath.divided(file.name).ending.dropFirst()))
    case .path: file.path.map { .text($0) } ?? .nothing
    case .contentType: .text(file.type.name)
    case .size: Value(try context.files.details(of: file).size)
    case .created: try date(context.files.details(of: file).created, "made", file, in: context)
    case .modified: try date(context.files.details(of: file).modified, "changed", file, in: context)
    }
  }

  private func date(_ moment: Moment?, _ what: String, _ file: File, in context: Context) throws -> Value {
    guard let moment else { throw Failure.untold(file, what) }
    return .date(moment.inZone(context.services.clock.now.zone))
  }
}

extension Failure {
  fileprivate static func untold(_ file: File, _ what: String) -> Failure {
    Failure(.failed, "Nothing tells when `\(TerminalText.cleaned(file.name))` was \(what).")
  }
}
