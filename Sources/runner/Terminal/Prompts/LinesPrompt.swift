import Workflow

/// Asks for a text of several lines: typed line by line, pasted, or written in the person's own editor.
struct LinesPrompt {
  let question: Question
  let terminal: ControllingTerminal
  let style: ScreenStyle
  /// Nothing where the person has none.
  let editor: ExternalEditor?

  private enum Outcome {
    case text(String)
    /// The editor is wanted, with what was typed so far.
    case editor(String)
  }

  func reply() throws -> Reply {
    question.tellFacts(on: terminal)
    var (text, complaint) = ("", question.complaint)
    while true {
      let outcome = try TerminalScreen.takingLines(terminal, depth: style.depth) {
        try lines(beginning: text, complaint: complaint, on: $0)
      }
      switch outcome {
      case .text(let text): return .text(text)
      case .editor(let draft):
        do {
          text = try editor?.edit(draft) ?? draft
          complaint = nil
        } catch let failure as Failure where failure.reason != .cancelled {
          (text, complaint) = (draft, failure.message)
        }
      }
    }
  }

  private func lines(beginning text: String, complaint: String?, on screen: TerminalScreen) throws -> Outcome {
    var state = LinesPromptState(text, complaint: complaint)
    while true {
      let size = screen.size
      screen.show(frame(of: state).frame(columns: size.columns, rows: size.rows))
      guard case .input(let input) = try screen.next() else { continue }
      switch state.take(input) {
      case .open: continue
      case .spoiled: screen.clear()
      case .givenUp: throw Failure.givenUp
      case .editor: if editor != nil { return .editor(state.text) }
      case .done:
        if state.text.isEmpty, question.standard != nil { return .text("") }
        if case .refused(let reason)? = question.read?(state.text) {
          state.complaint = reason
          continue
        }
        let shown = state.lines.count > 1 ? "\(state.lines.count) lines" : state.text
        screen.show(PromptFrame.answered(question.prompt, by: shown, columns: size.columns))
        return .text(state.text)
      }
    }
  }

  private func frame(of state: LinesPromptState) -> PromptFrame {
    var frame = PromptFrame(prompt: question.prompt, details: question.details.joined(separator: ", "))
    frame.lines = state.before.suffix(10)
    frame.editor = state.editor
    frame.following = Array(state.after.prefix(10))
    if state.before.isEmpty, state.after.isEmpty {
      frame.placeholder = question.standard.map { "\($0) (ctrl-d takes it)" } ?? ""
    }
    let keys = ["Enter goes to the next line", "ctrl-d ends", editor.map { "ctrl-x opens \($0.name)" }, "Esc cancels"]
    frame.remark =
      state.complaint.map { ($0, .complaint) } ?? (keys.compactMap(\.self).joined(separator: " · "), .subtitle)
    return frame
  }
}

/// The lines of a text that is typed, of which one is edited.
struct LinesPromptState {
  enum Outcome: Equatable {
    case open, done, givenUp, editor, spoiled
  }

  private(set) var before: [String]
  private(set) var editor: LineEditor
  private(set) var after: [String] = []
  var complaint: String?

  init(_ text: String = "", complaint: String? = nil) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    before = lines.dropLast()
    editor = LineEditor(lines.last ?? "")
    self.complaint = complaint
  }

  var lines: [String] {
    let isBegun = !editor.isEmpty || !after.isEmpty
    return before + (isBegun ? [editor.text] : []) + after
  }
  var text: String { lines.joined(separator: "\n") }

  mutating func take(_ input: TerminalInput) -> Outcome {
    complaint = nil
    switch input {
    case .text(let text): editor.insert(text)
    case .paste(let text): paste(text)
    case .key(Key(.enter)): breakLine()
    case .key(.control("d")): return .done
    case .key(Key(.escape)): return .givenUp
    case .key(.control("x")): return .editor
    case .key(.control("l")): return .spoiled
    case .key(Key(.up)), .key(.control("p")): goUp()
    case .key(Key(.down)), .key(.control("n")): goDown()
    case .key(Key(.backspace)) where editor.before.isEmpty:
      if let last = before.popLast() { editor = LineEditor(before: last, behind: editor.behind) }
    case .key(Key(.delete)) where editor.behind.isEmpty:
      if !after.isEmpty { editor = LineEditor(before: editor.before, behind: after.removeFirst()) }
    case .key(let key): _ = editor.take(key)
    }
    return .open
  }

  private mutating func breakLine() {
    before.append(editor.before)
    editor = LineEditor(before: "", behind: editor.behind)
  }

  private mutating func goUp() {
    guard let line = before.popLast() else { return }
    after.insert(editor.text, at: 0)
    edit(line)
  }

  private mutating func goDown() {
    guard !after.isEmpty else { return }
    before.append(editor.text)
    edit(after.removeFirst())
  }

  /// Goes on in another line, as far from its beginning.
  private mutating func edit(_ line: String) {
    let column = editor.before.count
    editor = LineEditor(before: String(line.prefix(column)), behind: String(line.dropFirst(column)))
  }

  private mutating func paste(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, part) in parts.enumerated() {
      if index > 0 { breakLine() }
      editor.insert(String(part))
    }
  }
}
