internal import Workflow

/// Shows anything at a glance.
struct QuickLook: WaitingAction {
  static let title = "Quick Look"
  static let category = Category.view
  static let description = """
    Shows anything at a glance: a picture as a picture, a text file as text that can be read page by page where it is long, and \
    everything else as a page in the browser, or as Show Result does where there is none.
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
      let reason = try reasonOfNoPicture(in: context).map { " cannot be shown: \($0)." } ?? ""
      try context.presenter.show(.picture(picture, text: text + reason), of: value)
    case let presentation:
      if case .file(let file) = value,
        let text = ReadableText(try context.files.beginning(of: file, length: ReadableText.enough))
      {
        if try await !context.presenter.read(text.whole, named: file.name, of: value) {
          try context.presenter.show(.text(text.beginning), of: value)
        }
        return
      }
      if try await opensPage(in: context) { return }
      if case .text(let text) = presentation, try await context.presenter.read(text, named: QuickLook.title, of: value)
      {
        return
      }
      try context.presenter.show(presentation, of: value)
    }
  }

  /// Why there will be nothing but a name; nothing where there is a picture.
  /// - Throws: a ``Failure`` where there is no such file.
  private func reasonOfNoPicture(in context: Context) throws -> String? {
    let file: File
    switch value {
    case .file(let found), .image(let found): file = found
    default: return nil
    }
    do {
      let bytes = try context.files.read(file, limit: PictureDownload.longest)
      return context.services.reducer.isWhole(bytes)
        ? nil : "it is damaged, has too many pixels, or is of a format that is not shown"
    } catch let failure as Failure where failure.reason == .limit {
      return "it is larger than \(ByteLimit(PictureDownload.longest))"
    }
  }

  private func opensPage(in context: Context) async throws -> Bool {
    let source = PictureSource(files: context.files, network: context.network, reducer: context.services.reducer)
    let addresses = PictureSource.addresses(of: ResultPage.thumbnails(of: value))
    let fetched = addresses.isEmpty ? [:] : await source.fetched(addresses, until: context.cancellation)
    let page = ResultPage(QuickLook.title, locale: context.services.locale, pictures: source.page(fetched))
    return try await context.open(page: page.bytes(of: value, without: context.mask))
  }
}

/// A text as far as anybody reads it.
private struct ReadableText {
  /// In bytes, of a text that is read; in lines and bytes, of one that is printed.
  private static let (longest, mostLines, mostBytes) = (1 << 18, 40, 16_384)
  /// In bytes: what is read of a file. One more than is shown tells that there is more.
  static let enough = longest + 1

  /// All of it, or what is read of it.
  let whole: String
  /// Its first lines.
  let beginning: String

  /// Nothing for bytes that are no text.
  init?(_ bytes: [UInt8]) {
    guard let whole = ReadableText.text(in: bytes, atMost: ReadableText.longest),
      let first = ReadableText.text(in: bytes, atMost: ReadableText.mostBytes)
    else { return nil }
    var lines = first.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let shown = lines.prefix(ReadableText.mostLines).joined(separator: "\n")
    let isAll = bytes.count <= ReadableText.mostBytes && lines.count <= ReadableText.mostLines
    self.whole = bytes.count <= ReadableText.longest ? whole : whole + "\n…"
    beginning = isAll ? shown : shown + "\n…"
  }

  private static func text(in bytes: [UInt8], atMost most: Int) -> String? {
    // What was cut may end in the middle of a character.
    let candidates = (0..<(bytes.count <= most ? 1 : 4)).lazy.map { bytes.prefix(most - $0) }
    guard let text = candidates.compactMap({ String(validating: $0, as: UTF8.self) }).first, !text.utf8.contains(0)
    else { return nil }
    return text
  }
}
