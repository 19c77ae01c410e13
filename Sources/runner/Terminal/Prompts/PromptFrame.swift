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
    let wanted = 1 + lines.count + (editor == nil ? 0 : 1) + (remark == nil ? 0 : 1)
    var frame = Frame(columns: columns, rows: min(wanted, rows))
    // What is typed is seen even where nothing else has room.
    var row = min(0, rows - wanted)
    let end = frame.put(prompt, row: row, column: 0, style: .heading)
    if !details.isEmpty { frame.put(details, row: row, column: end + 1, style: .subtitle) }
    row += 1
    for line in lines {
      frame.put(line, row: row, column: min(TerminalText.width(of: mark), columns - 1))
      row += 1
    }
    if let remark { frame.put(remark.text, row: row + (editor == nil ? 0 : 1), column: 0, style: remark.style) }
    if let editor { draw(editor, row: max(0, min(row, frame.rows - (remark == nil ? 1 : 2))), in: &frame) }
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
