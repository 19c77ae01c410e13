import Workflow

/// Asks for a file or a folder: by a visual list of one folder after the other, or by its path, typed or pasted.
struct FilePrompt {
  let question: Question
  let wantsFolder: Bool
  let terminal: ControllingTerminal
  let style: ScreenStyle

  /// - Throws: a ``Failure`` of reason `cancelled` when the person gives up.
  func reply() throws -> Reply {
    question.tellFacts(on: terminal)
    var listing = FolderListing(of: ".", foldersAlone: wantsFolder)
    var complaint = question.complaint
    while true {
      let rows = rows(of: listing)
      switch try outcome(among: rows, in: listing, complaint) {
      case .givenUp: throw Failure.givenUp
      case .left(let text):
        var question = question
        question.complaint = complaint
        let prompt = LinePrompt(
          question: question, terminal: terminal, style: style, history: [], draft: PastedPath.path(in: text))
        return try prompt.reply()
      case .rows(let places):
        complaint = nil
        switch rows[places[0]].target {
        case .answer(let path):
          terminal.write(TerminalText.cleaned("\(question.prompt) \(path)") + "\n")
          return .text(path)
        case .folder(let path): listing = FolderListing(of: path, foldersAlone: wantsFolder)
        case .standard: return .text("")
        case .nothing: complaint = "A file whose name is not text cannot be picked."
        }
      }
    }
  }

  private func outcome(
    among rows: [Row], in listing: FolderListing, _ complaint: String?
  ) throws -> RowPicking.Outcome {
    let asked = Question(
      question.prompt, question.form, details: question.details + [listing.complaint ?? listing.path],
      flag: question.flag, complaint: complaint)
    var rules = ListRules()
    // Paths that are dragged onto a terminal come as a paste.
    rules.leaves = { text in ["/", "~", "./", "../"].contains { PastedPath.path(in: text).hasPrefix($0) } }
    rules.opened = Set(rows.indices.filter { rows[$0].target.isFolder })
    let store = RowStore(Rows(rows.map(\.shown)))
    // More than the size is not to be told of a file, and most folders are long.
    var style = style
    style.density = style.density ?? .compact
    let picking = RowPicking(asked, rules, terminal: terminal, style: style)
    return try picking.outcome { ListSearch(store, onChange: $0) }
  }
}

// MARK: - Rows

extension FilePrompt {
  private struct Row {
    enum Target {
      case answer(String)
      case folder(String)
      /// What is taken where nothing is said.
      case standard
      case nothing

      var isFolder: Bool { if case .folder = self { true } else { false } }
    }

    let shown: DisplayRepresentation
    let target: Target

    init(_ name: String, _ symbol: String, subtitle: String? = nil, _ target: Target) {
      shown = DisplayRepresentation(name, subtitle: subtitle, thumbnail: .symbol(symbol))
      self.target = target
    }
  }

  private func rows(of listing: FolderListing) -> [Row] {
    var rows: [Row] = []
    if let standard = question.standard {
      rows.append(Row(standard, "star", subtitle: "what is taken else", .standard))
    }
    if wantsFolder { rows.append(Row("This folder", "folder.fill", subtitle: listing.path, .answer(listing.path))) }
    if let parent = listing.parent { rows.append(Row("..", "arrow.up", .folder(parent))) }
    return rows
      + listing.entries.map { entry in
        guard let path = entry.path else { return Row(entry.name, "questionmark", .nothing) }
        return entry.isFolder
          ? Row(entry.name + "/", "folder", .folder(path)) : Row(entry.name, "doc", subtitle: entry.size, .answer(path))
      }
  }
}
