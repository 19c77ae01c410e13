import Workflow

/// Asks for yes or no. A letter or an arrow chooses, Enter answers, so that nothing pasted or typed by accident agrees.
struct ConfirmationPrompt {
  let question: Question
  let yes: String
  let no: String
  let terminal: ControllingTerminal
  let style: ScreenStyle

  func reply() throws -> Reply {
    question.tellFacts(on: terminal)
    return try TerminalScreen.takingLines(terminal, depth: style.depth) { .confirmed(try answer(on: $0)) }
  }

  private func answer(on screen: TerminalScreen) throws -> Bool {
    var choice = question.standard.map { $0 == yes }
    var complaint = question.complaint
    while true {
      screen.show(frame(choice, complaint, columns: screen.size.columns, rows: screen.size.rows))
      guard case .input(let input) = try screen.next() else { continue }
      complaint = nil
      switch input {
      case .text(let text): choice = text.compactMap(meaning).last ?? choice
      case .key(Key(.left)), .key(Key(.right)), .key(Key(.tab)), .key(Key(.up)), .key(Key(.down)),
        .key(Key(.tab, .shift)):
        choice = choice.map { !$0 } ?? true
      case .key(Key(.enter)):
        guard let choice else {
          complaint = "Type \(letters)."
          continue
        }
        screen.show(PromptFrame.answered(question.prompt, by: choice ? yes : no, columns: screen.size.columns))
        return choice
      case .key(Key(.escape)), .key(.control("d")): throw Failure.givenUp
      case .key(.control("l")): screen.clear()
      case .key, .paste: continue
      }
    }
  }

  /// A letter may be the first of the words of the question, or of the English ones.
  private func meaning(of letter: Character) -> Bool? {
    let letter = FoldedText(String(letter)).folded.first
    if letter == nil { return nil }
    let own = [yes, no].map { FoldedText($0).folded.first }
    if own[0] != own[1] {
      if letter == own[0] { return true }
      if letter == own[1] { return false }
    }
    return letter == "y" ? true : letter == "n" ? false : nil
  }

  /// What can be typed, in words.
  private var letters: String {
    let own = [yes, no].compactMap { FoldedText($0).folded.first }
    return own.count == 2 && own[0] != own[1] ? "\(own[0]) or \(own[1])" : "y or n"
  }

  private func frame(_ choice: Bool?, _ complaint: String?, columns: Int, rows: Int) -> Frame {
    let remark = complaint ?? letters + (choice.map { "; Enter takes \($0 ? yes : no)" } ?? ", then Enter")
    let prompts = PromptFrame.lines(of: question.prompt, columns: columns)
    var frame = Frame(columns: columns, rows: min(rows, prompts.count + 2))
    let row = max(0, frame.rows - 2)
    // Of what has no room the end is seen, and what is asked with it.
    for (place, prompt) in zip((row - prompts.count)..., prompts) where place >= 0 {
      let end = frame.put(prompt, row: place, column: 0, style: .heading)
      if place == row - 1, !question.details.isEmpty {
        frame.put(question.details.joined(separator: ", "), row: place, column: end + 1, style: .subtitle)
      }
    }
    var column = 0
    for (word, isYes) in [(yes, true), (no, false)] {
      let isChosen = choice == isYes
      if isChosen { frame.cursor = Frame.Position(row: row, column: column) }
      // Brackets say it too where there are no colours.
      let text = isChosen ? "[\(word)]" : " \(word) "
      column = 1 + frame.put(text, row: row, column: column, style: isChosen ? .marker : .plain)
    }
    if frame.cursor == nil { frame.cursor = Frame.Position(row: row, column: 0) }
    if frame.rows > 1 {
      frame.put(remark, row: frame.rows - 1, column: 0, style: complaint == nil ? .subtitle : .complaint)
    }
    return frame
  }
}
