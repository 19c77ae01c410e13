internal import Workflow

/// Shows anything at a glance.
struct QuickLook: WaitingAction {
  static let title = "Quick Look"
  static let category = Category.view
  static let description = """
    Shows anything at a glance: a picture as a picture, the first lines of a text file, and everything else as a page \
    in the browser, or as Show Result does where there is none.
    """
  static let summary: Summary<Self> = "Look at \(\.$value)"
  static let examples = [
    Example(
      "The beginning of a file", steps: "- Get File: notes.txt\n- Quick Look", output: #""notes.txt""#,
      shows: "Buy milk.\nCall Ada.", files: [("notes.txt", "Buy milk.\nCall Ada.\n")]),
    Example(
      "What came before, where nobody sits at a desktop", steps: "- List: [red, green]\n- Quick Look",
      output: #"["red","green"]"#, shows: "red\ngreen"),
  ]

  @Parameter("Value", role: .inputAndKey) var value: Value

  func run(in context: Context) async throws -> PassesOn {
    try await look(in: context)
    return PassesOn()
  }

  private func look(in context: Context) async throws {
    switch Presentation(of: value) {
    case .picture(let picture, let text):
      try context.presenter.show(.picture(picture, text: text), of: value)
    case let presentation:
      if case .file(let file) = value, let beginning = TextBeginning(of: try context.read(file)) {
        return try context.presenter.show(.text(beginning.text), of: value)
      }
      let page = ResultPage(
        "Quick Look", locale: context.services.locale, pictures: PictureSource(files: context.files).page)
      if try await !context.open(page: page.bytes(of: value, without: context.mask)) {
        try context.presenter.show(presentation, of: value)
      }
    }
  }
}

/// The first lines of a text.
private struct TextBeginning {
  private static let (lines, bytes) = (40, 16_384)

  let text: String

  /// Nothing for bytes that are no text.
  init?(of bytes: [UInt8]) {
    let isWhole = bytes.count <= TextBeginning.bytes
    // What was cut may end in the middle of a character.
    let candidates = (0..<(isWhole ? 1 : 4)).lazy.map { bytes.prefix(TextBeginning.bytes - $0) }
    guard let beginning = candidates.compactMap({ String(validating: $0, as: UTF8.self) }).first,
      !beginning.utf8.contains(0)
    else { return nil }
    var lines = beginning.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let shown = lines.prefix(TextBeginning.lines).joined(separator: "\n")
    text = isWhole && lines.count <= TextBeginning.lines ? shown : shown + "\n…"
  }
}
