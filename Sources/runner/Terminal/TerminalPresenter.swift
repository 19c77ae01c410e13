import Synchronization
import Workflow

/// Meets the person at the terminal: questions there, results on standard output where they are its output, progress
/// and notes on standard error.
final class TerminalPresenter: Presenter {
  struct Options: Sendable {
    /// Why nobody is to be asked, where that is known before looking for a terminal.
    var silence: String?
    var symbols = SymbolStyle.emoji
    /// How questions look on the whole screen; nothing where they are put line by line.
    var screen: ScreenStyle?
    /// Whether results are the run's output. Else they are shown beside it.
    var showsOnOutput = true
    /// Whether a line of progress may move.
    var isAnimated = false
    var isQuiet = false
    /// Whether what happens inside a step is told.
    var tellsDetails = false
    /// Who says aloud what is asked and shown; nothing where nobody does.
    var speaker: Speaker?
  }

  /// A value, and how it was shown.
  struct Shown: Sendable {
    let presentation: Presentation
    let value: Value
    let isOutput: Bool
  }

  let silence: String?
  private let options: Options
  private let terminal: ControllingTerminal?
  private let output: Output
  private let progressLine: ProgressLine
  /// Waiting for a person blocks a thread; this is that thread.
  private let queue = WorkQueue()
  /// Who has it may read from the terminal.
  private let turn = Mutex(())
  private let shown = Mutex<Shown?>(nil)
  private let history = PromptHistory()
  private let pictures = PrintedPictures()

  /// Looks for the terminal only where somebody may be asked.
  init(_ options: Options, output: Output) {
    self.options = options
    self.output = output
    terminal = options.silence == nil ? ControllingTerminal() : nil
    silence = options.silence ?? (terminal == nil ? ControllingTerminal.absence : nil)
    progressLine = ProgressLine(isShown: options.isAnimated && !options.isQuiet && output.error.isTerminal)
  }

  /// What was shown last. Where that was on standard output, the end of the run does not print it again.
  var lastShown: Shown? { shown.withLock { $0 } }
}

extension TerminalPresenter {
  func ask(_ question: Question) async throws -> Reply {
    guard let terminal else {
      throw Failure(.input, "Nobody can be asked, because \(silence ?? "there is no terminal").")
    }
    let (options, history) = (options, history)
    say(SpokenText(question).text)
    // Whoever has answered need not hear the rest.
    defer { options.speaker?.hush() }
    return try await waiting(at: terminal) { try Self.reply(to: question, at: terminal, options, history) }
  }

  /// What a person does at the terminal, on the thread for it.
  private func waiting<Result: Sendable>(
    at terminal: ControllingTerminal, for work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    progressLine.hold()
    output.hold()
    defer {
      output.release()
      progressLine.release()
    }
    terminal.forgetInterruption()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        do {
          try queue.add { [self] in
            continuation.resume(with: Swift.Result { try turn.withLock { _ in try work() } })
          }
        } catch {
          continuation.resume(throwing: error)
        }
      }
    } onCancel: {
      terminal.interrupt()
    }
  }

  func read(_ text: String, named name: String, of value: Value) async throws -> Bool {
    let destination = options.showsOnOutput ? output.standard : output.error
    guard let terminal, let style = options.screen, destination.isTerminal else { return false }
    let reading = TextReading(TextView(text, named: name), terminal: terminal, style: style)
    guard reading.isLong else { return false }
    say(SpokenText(.text(text)).text)
    defer { options.speaker?.hush() }
    try await waiting(at: terminal) { try reading.wait() }
    shown.withLock { $0 = Shown(presentation: .text(text), value: value, isOutput: options.showsOnOutput) }
    return true
  }

  private static func reply(
    to question: Question, at terminal: ControllingTerminal, _ options: Options, _ history: PromptHistory
  ) throws -> Reply {
    if let style = options.screen {
      return try ScreenDialogue(terminal: terminal, style: style, history: history).reply(to: question)
    }
    let conversation = TerminalConversation(terminal: terminal)
    terminal.flush()
    do {
      switch question.form {
      case .choose(let list):
        return try NumberedListDialogue(question, list, conversation: conversation, symbols: options.symbols)
          .reply()
      case .write(_, let isMultiline):
        return try LineDialogue(question: question, isMultiline: isMultiline, conversation: conversation).reply()
      case .secret: return try SecretDialogue(question: question, conversation: conversation).reply()
      case .confirm(let yes, let no):
        return try ConfirmationDialogue(question: question, yes: yes, no: no, conversation: conversation).reply()
      }
    } catch {
      // The prompt stands on a line that was not ended.
      conversation.sayLine()
      throw error
    }
  }
}

extension TerminalPresenter {
  func show(_ presentation: Presentation, of value: Value) throws {
    progressLine.pause()
    let destination = options.showsOnOutput ? output.standard : output.error
    let bytes = try pictured(presentation, on: destination) ?? plain(presentation, on: destination)
    if options.showsOnOutput {
      try output.write(bytes)
    } else {
      output.tell(bytes)
    }
    say(SpokenText(presentation).text)
    shown.withLock { $0 = Shown(presentation: presentation, value: value, isOutput: options.showsOnOutput) }
  }

  private func plain(_ presentation: Presentation, on destination: Descriptor) -> [UInt8] {
    let layout = PresentationLayout(
      columns: destination.isTerminal ? destination.terminalSize.columns : .max,
      symbols: destination.isTerminal ? options.symbols : .none)
    return Array(layout.lines(of: presentation).map { $0 + "\n" }.joined().utf8)
  }

  /// With pictures, where there is a terminal that shows some.
  /// - Throws: a ``Failure`` of reason `cancelled`.
  private func pictured(_ presentation: Presentation, on destination: Descriptor) throws -> [UInt8]? {
    guard destination.isTerminal, let style = options.screen, let rules = style.pictures else { return nil }
    let size = destination.terminalSize
    guard PicturedLayout.suits(presentation, columns: size.columns, rows: size.rows) else { return nil }
    if let terminal, rules.asks(cell: terminal.cellSize) {
      // A question of another branch has the terminal for as long as a person takes; that one asks it.
      _ = try turn.withLockIfAvailable { _ in try TerminalScreen.hear(terminal) }
    }
    let form = rules.form(terminal?.inquiry.abilities ?? TerminalAbilities(), cell: destination.cellSize)
    let layout = PicturedLayout(
      columns: size.columns, rows: size.rows, form: form, symbols: options.symbols, pictures: pictures)
    let printer = FramePrinter(depth: style.depth)
    return layout.frames(of: presentation)?.flatMap { printer.bytes(for: $0) }
  }

  var showsProgress: Bool { progressLine.isShown }

  func progress(_ progress: Progress?) { progressLine.show(progress) }

  func note(_ message: String) {
    if options.isQuiet { return }
    progressLine.pause()
    output.tell(TerminalText.cleaned(message) + "\n")
    say(message)
  }

  func detail(_ message: String) {
    guard options.tellsDetails else { return }
    progressLine.pause()
    output.tell(message.split(whereSeparator: \.isNewline).map { TerminalText.cleaned(String($0)) + "\n" }.joined())
  }

  /// Takes away what is on the screen for the moment only, and lets what is being said come to its end.
  func finish() {
    progressLine.show(nil)
    options.speaker?.finish()
  }

  /// Breaks off what is being said, and the wait for what the terminal can.
  func hush() {
    options.speaker?.hush()
    terminal?.interrupt()
  }

  private func say(_ text: @autoclosure () -> String) {
    options.speaker?.say(text()) { [output] failure in
      Report(output: output).warn("Nothing is heard. \(failure.message)", code: "not-spoken", hint: failure.hint)
    }
  }
}
