import Workflow

/// Asks for a value that is typed on a line: a text, a number, a date.
struct LinePrompt {
  let question: Question
  let terminal: ControllingTerminal
  let style: ScreenStyle
  /// What was answered before, the newest last.
  let history: [String]
  /// What is typed already.
  var draft = ""

  /// - Throws: a ``Failure`` of reason `cancelled` when the person gives up.
  func reply() throws -> Reply {
    question.tellFacts(on: terminal)
    return try TerminalScreen.takingLines(terminal, depth: style.depth) { .text(try line(on: $0)) }
  }

  private func line(on screen: TerminalScreen) throws -> String {
    var state = LinePromptState(draft, history: history, read: question.read)
    state.complaint = question.complaint
    while true {
      screen.show(frame(of: state, on: screen))
      guard case .input(let input) = try screen.next() else { continue }
      switch state.take(input, hasStandard: question.standard != nil) {
      case .open: continue
      case .givenUp:
        screen.show(PromptFrame.answered(question.prompt, by: "", columns: screen.size.columns))
        throw Failure.givenUp
      case .spoiled: screen.clear()
      case .answered(let text):
        let shown = text.isEmpty ? question.standard ?? "" : text
        screen.show(PromptFrame.answered(question.prompt, by: shown, columns: screen.size.columns))
        return text
      }
    }
  }

  private func frame(of state: LinePromptState, on screen: TerminalScreen) -> Frame {
    var frame = PromptFrame(prompt: question.prompt, details: question.details.joined(separator: ", "))
    frame.editor = state.editor
    frame.placeholder = question.standard.map { "\($0) (Enter takes it)" } ?? ""
    if let complaint = state.complaint {
      frame.remark = (complaint, .complaint)
    } else if let meaning = state.meaning {
      frame.remark = ("= \(meaning)", .subtitle)
    }
    let size = screen.size
    return frame.frame(columns: size.columns, rows: size.rows)
  }
}

/// What is typed as an answer, and what is said about it.
struct LinePromptState {
  enum Outcome: Equatable {
    case open, givenUp, spoiled
    case answered(String)
  }

  private(set) var editor = LineEditor()
  var complaint: String?
  private let read: (@Sendable (String) -> Question.Reading)?
  private let history: [String]
  /// The place in the history that is shown; behind its end is what is being typed.
  private var place: Int
  private var draft = LineEditor()

  init(_ draft: String = "", history: [String] = [], read: (@Sendable (String) -> Question.Reading)? = nil) {
    editor.insert(draft)
    self.history = history
    self.read = read
    place = history.count
  }

  /// How what is typed is understood, where that is not what it says.
  var meaning: String? {
    guard !editor.isEmpty, case .fits(let meaning)? = read?(editor.text) else { return nil }
    return meaning
  }

  /// - Parameter hasStandard: whether an empty line is an answer, whatever is read.
  mutating func take(_ input: TerminalInput, hasStandard: Bool) -> Outcome {
    complaint = nil
    switch input {
    case .text(let text), .paste(let text): editor.insert(text)
    case .key(Key(.enter)):
      if editor.isEmpty, hasStandard { return .answered("") }
      if case .refused(let reason)? = read?(editor.text) { complaint = reason } else { return .answered(editor.text) }
    case .key(Key(.escape)):
      if editor.isEmpty { return .givenUp }
      editor = LineEditor()
    case .key(.control("d")) where editor.isEmpty: return .givenUp
    case .key(.control("l")): return .spoiled
    case .key(Key(.up)), .key(.control("p")): recall(place - 1)
    case .key(Key(.down)), .key(.control("n")): recall(place + 1)
    case .key(let key): _ = editor.take(key)
    }
    return .open
  }

  private mutating func recall(_ other: Int) {
    guard (0...history.count).contains(other) else { return }
    if place == history.count { draft = editor }
    place = other
    editor = other == history.count ? draft : LineEditor(history[other])
  }
}

extension Question {
  /// What stands above the question, as lines of the terminal that stay.
  func tellFacts(on terminal: ControllingTerminal) {
    for fact in facts { terminal.write(TerminalText.cleaned(fact) + "\n") }
  }
}
