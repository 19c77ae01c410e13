import Workflow

/// The lines of a question that is answered by a line: the question, what is typed, and a remark.
struct PromptFrame {
  var prompt: String
  /// Beside the question, less loud.
  var details = ""
  /// Lines that were typed before.
  var lines: [String] = []
  /// Those behind the one that is being typed.
  var following: [String] = []
  /// In front of what is typed.
  var mark = "> "
  /// What is typed; nothing where no line is typed.
  var editor: LineEditor?
  /// What stands in an empty line.
  var placeholder = ""
  /// Below: what is wrong, how what is typed is read, or which keys there are.
  var remark: (text: String, style: CellStyle)?

  func frame(columns: Int, rows: Int) -> Frame {
    let remarks = remark.map { TerminalText.cleaned($0.text).broken(to: columns, breaksWords: true) } ?? []
    let prompts = PromptFrame.lines(of: prompt, columns: columns)
    let typed = lines.count + (editor == nil ? 0 : 1) + following.count
    var frame = Frame(columns: columns, rows: min(prompts.count + typed + remarks.count, rows))
    // What is typed is seen even where nothing else has room: the lines above it go first.
    let below = min(remarks.count, max(0, frame.rows - 1))
    var row = frame.rows - below - typed - prompts.count
    for prompt in prompts {
      let end = frame.put(prompt, row: row, column: 0, style: .heading)
      row += 1
      if row == frame.rows - below - typed, !details.isEmpty {
        frame.put(details, row: row - 1, column: end + 1, style: .subtitle)
      }
    }
    let indent = TerminalText.width(of: mark)
    for line in lines {
      frame.put(line, row: row, column: indent)
      row += 1
    }
    if let editor, frame.rows > 0 {
      draw(editor, row: row, in: &frame)
      row += 1
    }
    for line in following {
      frame.put(line, row: row, column: indent)
      row += 1
    }
    for (index, text) in remarks.prefix(below).enumerated() {
      frame.put(text, row: frame.rows - below + index, column: 0, style: remark?.style ?? .plain)
    }
    return frame
  }

  /// A question on as many lines as it needs: who agrees to something has to see all of it.
  static func lines(of prompt: String, columns: Int) -> [String] {
    let lines = prompt.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      TerminalText.cleaned(String($0)).broken(to: columns, breaksWords: true)
    }
    return lines.isEmpty ? [""] : lines
  }

  private func draw(_ editor: LineEditor, row: Int, in frame: inout Frame) {
    let start = frame.put(mark, row: row, column: 0, style: .marker)
    let window = editor.window(columns: frame.columns - start)
    if editor.isEmpty {
      frame.put(placeholder, row: row, column: start, style: .subtitle)
    } else {
      frame.put(window.text, row: row, column: start)
    }
    frame.cursor = Frame.Position(row: row, column: max(0, min(start + window.column, frame.columns - 1)))
  }

  /// The most lines that stay of a question; of a longer one its end does.
  private static let mostLines = 5

  /// What stays of an answered question.
  static func answered(_ prompt: String, by answer: String, columns: Int) -> Frame {
    var lines = Array(PromptFrame.lines(of: prompt, columns: columns).suffix(mostLines))
    let hasRoom = TerminalText.width(of: lines[lines.count - 1]) + 1 + TerminalText.width(of: answer) <= columns
    // A long answer is cut at the end of the line, and never gone from it.
    if !hasRoom, TerminalText.width(of: lines[lines.count - 1]) > columns / 2 { lines.append("") }
    var frame = Frame(columns: columns, rows: lines.count)
    for (row, line) in lines.enumerated() {
      let end = frame.put(line, row: row, column: 0, style: .heading)
      if row == lines.count - 1 { frame.put(answer, row: row, column: line.isEmpty ? 0 : end + 1) }
    }
    return frame
  }
}
