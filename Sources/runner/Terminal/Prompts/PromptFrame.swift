import Workflow

/// The lines of a question that is answered by a line: the question, what is typed, and a remark.
struct PromptFrame {
  var prompt: String
  /// Beside the question, less loud.
  var details = ""
  /// Lines that were typed before.
  var lines: [String] = []
  /// In front of what is typed.
  var mark = "> "
  /// What is typed; nothing where no line is typed.
  var editor: LineEditor?
  /// What stands in an empty line.
  var placeholder = ""
  /// Below: what is wrong, how what is typed is read, or which keys there are.
  var remark: (text: String, style: CellStyle)?

  func frame(columns: Int, rows: Int) -> Frame {
    let remarks = remark.map { TerminalText.cleaned($0.text).wrapped(to: columns) } ?? []
    let wanted = 1 + lines.count + (editor == nil ? 0 : 1) + remarks.count
    var frame = Frame(columns: columns, rows: min(wanted, rows))
    // What is typed is seen even where nothing else has room: the lines above it go first.
    let below = min(remarks.count, max(0, frame.rows - 1))
    var row = frame.rows - below - (editor == nil ? 0 : 1) - lines.count - 1
    let end = frame.put(prompt, row: row, column: 0, style: .heading)
    if !details.isEmpty { frame.put(details, row: row, column: end + 1, style: .subtitle) }
    for line in lines {
      row += 1
      frame.put(line, row: row, column: TerminalText.width(of: mark))
    }
    for (index, text) in remarks.prefix(below).enumerated() {
      frame.put(text, row: frame.rows - below + index, column: 0, style: remark?.style ?? .plain)
    }
    if let editor, frame.rows > 0 { draw(editor, row: frame.rows - below - 1, in: &frame) }
    return frame
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

  /// What stays of an answered question.
  static func answered(_ prompt: String, by answer: String, columns: Int) -> Frame {
    var frame = Frame(columns: columns, rows: 1)
    let end = frame.put(prompt, row: 0, column: 0, style: .heading)
    frame.put(answer, row: 0, column: end + 1)
    return frame
  }
}
