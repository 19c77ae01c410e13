import Workflow

/// Asks for a value that is written.
struct LineDialogue {
  let question: Question
  let isMultiline: Bool
  let conversation: any Conversation

  func reply() throws -> Reply {
    conversation.sayLine(question.heading)
    if let standard = question.standard {
      conversation.sayLine("Enter takes: \(TerminalText.cleaned(standard))")
    }
    return .text(try isMultiline ? lines() : line())
  }

  private func line() throws -> String {
    conversation.say("> ")
    return try conversation.reply()
  }

  /// Lines until one that is a single `.`, or ctrl-d.
  private func lines() throws -> String {
    conversation.sayLine("Several lines; end with a line of a single . or ctrl-d.")
    var lines: [String] = []
    while true {
      conversation.say("> ")
      guard let line = try conversation.listen() else { break }
      if line == "\u{1B}" { throw Failure.givenUp }
      if line == "." || (lines.isEmpty && line.isEmpty && question.standard != nil) { break }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}

/// Asks for a secret, which is not shown.
struct SecretDialogue {
  let question: Question
  let conversation: any Conversation

  func reply() throws -> Reply {
    conversation.sayLine(question.heading)
    let line = try conversation.listenInSecret(after: "(not shown) > ")
    guard let line, line != "\u{1B}" else { throw Failure.givenUp }
    return .text(line)
  }
}

/// Asks for yes or no.
struct ConfirmationDialogue {
  let question: Question
  let yes: String
  let no: String
  let conversation: any Conversation

  func reply() throws -> Reply {
    conversation.sayLine(question.heading)
    let standard = question.standard.map { "; Enter takes \(TerminalText.cleaned($0))" } ?? ""
    while true {
      conversation.say("\(TerminalText.cleaned(yes)) (y) or \(TerminalText.cleaned(no)) (n)\(standard) > ")
      let line = try conversation.reply()
      if line.isEmpty, let standard = question.standard { return .confirmed(standard == yes) }
      switch meaning(of: line) {
      case let answer?: return .confirmed(answer)
      case nil: conversation.sayLine("Type y or n.")
      }
    }
  }

  private func meaning(of line: String) -> Bool? {
    let answer = FoldedText(line)
    if [yes, "yes", "y"].contains(where: { FoldedText($0) == answer }) { return true }
    if [no, "no", "n"].contains(where: { FoldedText($0) == answer }) { return false }
    return nil
  }
}

extension Question {
  /// The complaint about the reply before, what is asked, and more about it.
  var heading: String {
    var lines: [String] = []
    if let complaint { lines.append(TerminalText.cleaned(complaint)) }
    lines += facts.map { TerminalText.cleaned($0) }
    lines.append(TerminalText.cleaned(prompt))
    if !details.isEmpty { lines.append("(" + details.map { TerminalText.cleaned($0) }.joined(separator: ", ") + ")") }
    return lines.joined(separator: "\n")
  }
}
