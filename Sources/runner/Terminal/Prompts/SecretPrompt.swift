import Workflow

/// Asks for a secret. Nothing of it is shown, not even its length.
struct SecretPrompt {
  let question: Question
  let terminal: ControllingTerminal
  let style: ScreenStyle

  func reply() throws -> Reply {
    question.tellFacts(on: terminal)
    return try TerminalScreen.takingLines(terminal, depth: style.depth) { .text(try secret(on: $0)) }
  }

  private func secret(on screen: TerminalScreen) throws -> String {
    var state = LinePromptState(read: question.read)
    state.complaint = question.complaint
    while true {
      var frame = PromptFrame(prompt: question.prompt, details: question.details.joined(separator: ", "))
      (frame.mark, frame.editor) = ("(not shown) > ", LineEditor())
      frame.remark = state.complaint.map { ($0, .complaint) }
      let size = screen.size
      screen.show(frame.frame(columns: size.columns, rows: size.rows))
      guard case .input(let input) = try screen.next() else { continue }
      switch state.take(input, hasStandard: false) {
      case .open: continue
      case .spoiled: screen.clear()
      case .givenUp: throw Failure.givenUp
      case .answered(let text):
        screen.show(PromptFrame.answered(question.prompt, by: "(not shown)", columns: size.columns))
        return text
      }
    }
  }
}
