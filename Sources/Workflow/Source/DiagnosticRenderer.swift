/// Shows diagnostics to a person: the sentence, the line it is about with the place underlined, what to write, and other
/// places that explain it.
///
/// ```
/// error: `Get Movies` has no parameter `lists`. [unknown-parameter]
///   ╭─ Workflows/movie-night.yaml:12:19
/// 12│   - Get Movies: { lists: popular }
///   │                   ^^^^^ did you mean `list`?
///   ╰─ note: its parameters are `list`, `page`, `language`, `region`.
/// ```
public struct DiagnosticRenderer: Sendable {
  /// Whether colours are used.
  public let isColored: Bool
  /// How many diagnostics are shown; the rest is counted.
  public let limit: Int

  public init(isColored: Bool, limit: Int = 50) {
    self.isColored = isColored
    self.limit = limit
  }

  /// All of them in their order, each ending with a line break.
  /// - Parameter omitted: how many more there were that nobody kept.
  public func text(_ diagnostics: [Diagnostic], omitted: Int = 0) -> String {
    var text = diagnostics.prefix(limit).map { self.text($0) }.joined(separator: "\n")
    let rest = diagnostics.dropFirst(limit)
    if omitted > 0 {
      text += "\n\(rest.count + omitted) more problems.\n"
    } else if !rest.isEmpty {
      text += "\n" + Self.counted(rest)
    }
    return text
  }

  /// One of them.
  public func text(_ diagnostic: Diagnostic) -> String {
    let ranges = [diagnostic.range].compactMap(\.self) + diagnostic.notes.compactMap(\.range)
    let gutter = ranges.map { String($0.endPosition.line).count }.max() ?? 0
    var lines = [title(diagnostic)]
    if let range = diagnostic.range {
      lines.append(paint(pad(gutter) + "╭─ ", .frame) + place(range))
      lines += excerpt(range, hint: diagnostic.hint, gutter: gutter, ink: Ink(diagnostic.severity))
    }
    let remarks = (diagnostic.range == nil ? diagnostic.hint : nil).map { ["hint: " + $0] } ?? []
    var tails = remarks.map { (line: TerminalText.cleaned($0), excerpt: [String]()) }
    for note in diagnostic.notes {
      let position = note.range.map { " " + place($0) } ?? ""
      let excerpt = note.range.map { self.excerpt($0, hint: nil, gutter: gutter, ink: .frame) } ?? []
      tails.append(("note: " + TerminalText.cleaned(note.message) + position, excerpt))
    }
    for (index, tail) in tails.enumerated() {
      let isEnd = index == tails.count - 1 && tail.excerpt.isEmpty
      lines.append(paint(pad(gutter) + (isEnd ? "╰─ " : "├─ "), .frame) + tail.line)
      lines += tail.excerpt
    }
    if !ranges.isEmpty, tails.last?.excerpt.isEmpty != true { lines.append(paint(pad(gutter) + "╵", .frame)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func title(_ diagnostic: Diagnostic) -> String {
    paint(diagnostic.severity.rawValue + ":", Ink(diagnostic.severity)) + " "
      + paint(TerminalText.cleaned(diagnostic.message), .title) + " " + paint("[\(diagnostic.code)]", .frame)
  }

  private func place(_ range: SourceRange) -> String {
    let position = range.position
    return TerminalText.cleaned(range.file.path) + ":\(position.line):\(position.column)"
  }

  private func pad(_ gutter: Int) -> String { String(repeating: " ", count: gutter) }

  static func counted(_ rest: ArraySlice<Diagnostic>) -> String {
    let errors = rest.count { $0.severity == .error }
    let warnings = rest.count - errors
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) more \($0.1)\($0.0 == 1 ? "" : "s")" }
    return parts.joined(separator: " and ") + ".\n"
  }
}

// MARK: The excerpt

extension DiagnosticRenderer {
  /// The first line of a range, and the last if it is another, each with its part of the range underlined.
  private func excerpt(_ range: SourceRange, hint: String?, gutter: Int, ink: Ink) -> [String] {
    let first = range.position.line
    let last = max(first, lastLine(of: range))
    var lines = underlined(first, of: range, gutter: gutter, hint: first == last ? hint : nil, ink: ink)
    guard last > first else { return lines }
    if last > first + 1 { lines.append(paint(pad(max(gutter - 1, 0)) + "…│", .frame)) }
    lines += underlined(last, of: range, gutter: gutter, hint: hint, ink: ink)
    return lines
  }

  /// A range that ends with a line break ends on that line.
  private func lastLine(of range: SourceRange) -> Int {
    let visible = range.file.bytes[range.offsets.clamped(to: 0..<range.file.bytes.count)].lastIndex { $0 > 0x20 }
    return range.file.position(at: visible ?? range.start).line
  }

  private func underlined(_ line: Int, of range: SourceRange, gutter: Int, hint: String?, ink: Ink) -> [String] {
    let excerpt = LineExcerpt(line, of: range)
    let number = String(line)
    let label = pad(max(gutter - number.count, 0)) + number + "│"
    var underline = pad(excerpt.indentation) + paint(String(repeating: "^", count: excerpt.width), ink)
    if let hint { underline += " " + paint(TerminalText.cleaned(hint), ink) }
    return [
      paint(label, .frame) + (excerpt.text.isEmpty ? "" : " " + excerpt.text),
      paint(pad(gutter) + "│", .frame) + " " + underline,
    ]
  }
}

// MARK: Colours

extension DiagnosticRenderer {
  private enum Ink: String {
    case error = "1;31"
    case warning = "1;33"
    case title = "1"
    case frame = "2"

    init(_ severity: Diagnostic.Severity) {
      self = severity == .error ? .error : .warning
    }
  }

  private func paint(_ text: String, _ ink: Ink) -> String {
    isColored ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
