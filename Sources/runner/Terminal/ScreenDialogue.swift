import Workflow

/// Puts a question in the way that suits a terminal which can do all.
struct ScreenDialogue {
  let terminal: ControllingTerminal
  let style: ScreenStyle
  let history: PromptHistory

  /// - Throws: a ``Failure`` of reason `cancelled` when the person gives up.
  func reply(to question: Question) throws -> Reply {
    switch question.form {
    case .choose(let list):
      return try ListDialogue(question: question, list: list, terminal: terminal, style: style).reply()
    case .write(_, multiline: true):
      let editor = ExternalEditor(SystemEnvironment(), terminal: terminal)
      return try LinesPrompt(question: question, terminal: terminal, style: style, editor: editor).reply()
    case .write(let kind, _) where [.file, .folder].contains(kind.unwrapped):
      let wantsFolder = kind.unwrapped == .folder
      return try FilePrompt(question: question, wantsFolder: wantsFolder, terminal: terminal, style: style).reply()
    case .write:
      let prompt = LinePrompt(question: question, terminal: terminal, style: style, history: history.all)
      let reply = try prompt.reply()
      if case .text(let text) = reply { history.add(text) }
      return reply
    case .secret: return try SecretPrompt(question: question, terminal: terminal, style: style).reply()
    case .confirm(let yes, let no):
      return try ConfirmationPrompt(question: question, yes: yes, no: no, terminal: terminal, style: style).reply()
    }
  }
}
