import Workflow

/// Progress as lines: what is done, a bar where its size is known, and for transfers how much has come and how fast.
struct ProgressDrawing {
  /// Parts beyond these are counted.
  private static let partsShown = 4
  private static let barColumns = 20
  /// Less is no room for a bar beside a title.
  private static let columnsForBars = 60
  private static let turns = ["-", "\\", "|", "/"]

  let columns: Int

  /// - Parameters:
  ///   - turn: goes up with each drawing, to show that something goes on.
  ///   - speed: of the transfer, in bytes a second.
  func lines(of progress: Progress, turn: Int, speed: Double? = nil) -> [String] {
    let mark = ProgressDrawing.turns[turn % ProgressDrawing.turns.count]
    var lines = [line(of: progress, after: mark + " ", titles: 0, speed: speed)]
    let parts = progress.parts.prefix(ProgressDrawing.partsShown)
    let titles = min(parts.map { TerminalText.width(of: TerminalText.cleaned($0.title)) }.max() ?? 0, columns / 3)
    lines += parts.map { line(of: $0, after: "  ", titles: titles) }
    let rest = progress.parts.count - parts.count
    if rest > 0 { lines.append("  and \(rest) more".fitted(to: columns)) }
    return lines
  }

  /// - Parameter titles: the columns that titles have, one below the other; 0 for as many as there are.
  private func line(of progress: Progress, after mark: String, titles: Int, speed: Double? = nil) -> String {
    var facts: [String] = []
    if let fraction = progress.fraction {
      let share = max(0, min(1, fraction))
      if columns >= ProgressDrawing.columnsForBars { facts.append(ProgressDrawing.bar(share)) }
      facts.append("\(Int((share * 100).rounded())) %")
    }
    if let bytes = progress.bytes, bytes > 0 { facts.append(ByteSize.words(bytes)) }
    if let speed { facts.append("\(ByteSize.words(Int(speed)))/s") }
    let told = facts.map { "  " + $0 }.joined()
    let room = max(0, columns - mark.count - TerminalText.width(of: told))
    let title = TerminalText.cleaned(progress.title).fitted(to: titles == 0 ? room : min(room, titles))
    return (mark + title.padded(to: min(room, titles)) + told).fitted(to: columns)
  }

  private static func bar(_ share: Double) -> String {
    let done = Int((share * Double(barColumns)).rounded())
    return String(repeating: "━", count: done) + String(repeating: "─", count: barColumns - done)
  }
}
