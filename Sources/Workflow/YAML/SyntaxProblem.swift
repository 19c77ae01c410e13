/// What libyaml stumbled over, in its words, which name its own states; the explanation says what a person wrote.
struct SyntaxProblem {
  let message: String
  /// What it was reading.
  let context: String
  /// Where it is, in bytes of the file.
  let offset: Int
  /// Where what it is part of begins.
  let contextOffset: Int?

  /// Whether an escape gives half of a character beyond U+FFFF, which may have its other half beside it.
  var isHalfCharacter: Bool { message == "found invalid Unicode character escape code" }

  func explanation(in file: SourceFile) -> Diagnostic {
    let line = WrittenLine(around: offset, in: file)
    let here = line.character(at: offset)
    let start = line.character(at: contextOffset ?? offset)
    if here.text == "\t" { return .tab(at: here) }
    if context.contains("directive") { return .directive(at: WrittenLine(around: start.start, in: file).range) }
    switch message {
    case "mapping values are not allowed in this context":
      return secondColon(line, in: file, at: here)
    case "could not find expected ':'":
      let key = WrittenLine(around: start.start, in: file)
      let isLong = offset - start.start > 1024 && key.range.end >= offset
      return isLong ? .longKey(at: key.rest(from: start.start)) : .noColon(at: key.rest(from: start.start))
    case "found character that cannot start any token":
      return .needsQuotes(here.text, Quoting(range: line.rest(from: offset)))
    case "found unknown escape character":
      return .unknownEscape(in: DoubleQuoted(at: start.start, in: file), at: line.escape(at: offset))
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
      return .wrongEscape(at: line.escape(at: line.lastBackslash(before: offset)))
    case "found unexpected end of stream":
      return .openQuote(start)
    case "found unexpected document indicator":
      return .documentInQuotes(at: here, start: start)
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return start.position.line < here.position.line ? .openBracket(start, missedAt: here) : .noComma(at: here, start)
    case "did not find expected key", "did not find expected '-' indicator":
      if line.begins(at: offset) {
        return message.hasSuffix("key") ? .indentation(at: here, start: start) : .noDash(at: here, start: start)
      }
      return .behindQuotes(at: line.rest(from: offset))
    case "did not find expected <document start>":
      return .indentation(at: here, start: nil)
    case "block sequence entries are not allowed in this context":
      return .listOnKeyLine(at: here)
    case "mapping keys are not allowed in this context":
      return .needsQuotes("?", Quoting(range: line.rest(from: offset)))
    case "did not find expected alphabetic or numeric character":
      return .needsQuotes(start.text, Quoting(range: line.rest(from: start.start)))
    case "did not find expected node content":
      return .noValue(here)
    case "found undefined tag handle", "did not find the expected '>'", "did not find expected tag URI",
      "did not find expected whitespace or line break", "did not find expected '!'", "did not find URI escaped octet":
      return .needsQuotes("!", Quoting(range: line.rest(from: start.start)))
    case "found unexpected ':'":
      return .unexpectedColon(at: here)
    case "found an indentation indicator equal to 0", "did not find expected comment or line break":
      return .blockHeader(at: line.rest(from: start.start))
    default:
      return .unread(message, at: here)
    }
  }

  /// A second `: ` on a line, a missing space behind the colon of the line before, or a line that is indented too far.
  private func secondColon(_ line: WrittenLine, in file: SourceFile, at here: SourceRange) -> Diagnostic {
    if let value = line.value, value.start < offset {
      return .secondColon(
        at: here, Quoting(range: value), isSafe: line.isAction || value.text.utf8.starts(with: "${".utf8))
    }
    if offset - line.content.start > 1024 { return .longKey(at: SourceRange(file, line.content.start..<offset)) }
    guard let above = line.above else { return .unexpectedColon(at: here) }
    if let colon = above.tightColon { return .noSpace(at: colon) }
    if above.isBareStep { return .bareStepWithKeys(at: above.content) }
    return .indentedBelowValue(at: SourceRange(file, line.content.start..<offset), above: above.content)
  }
}

extension Diagnostic {
  fileprivate static func tab(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "tab-indentation", "A tab stands where line \(range.position.line) is indented.", at: range,
      hint: "indent with spaces")
  }

  fileprivate static func secondColon(at range: SourceRange, _ quoting: Quoting, isSafe: Bool) -> Diagnostic {
    Diagnostic(
      code: "needs-quotes", "A second `:` on the line: a text with `: ` in it needs quotes.", at: range,
      hint: quoting.advice, fixes: [quoting.fix(isSafe: isSafe)])
  }

  fileprivate static func unexpectedColon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "needs-quotes", "A `:` cannot stand here.", at: range, hint: "put quotes around the text it belongs to")
  }

  fileprivate static func longKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "long-key", "A key is at most 1024 characters long, and this one is longer.", at: range)
  }

  fileprivate static func noColon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "missing-colon", "This line is among keys, but has no `:`.", at: range,
      hint: "write `key: value`, or indent it if it belongs to the line above")
  }

  fileprivate static func noSpace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "missing-space", "Behind the `:` of a key stands a space.", at: range, hint: "write `: `",
      fixes: [Fix("Put a space behind it", replace: range, with: ": ", isSafe: false)])
  }

  fileprivate static func indentedBelowValue(at range: SourceRange, above: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "yaml-indentation", "This key is indented under a line that already has a value.", at: range,
      hint: "give it the indentation of the keys it belongs to", notes: [Note("the line is this.", at: above)])
  }

  fileprivate static func bareStepWithKeys(at step: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "missing-colon", "`\(step.text)` has keys under it, and no `:` behind it.", at: step,
      hint: "write `\(step.text):`",
      fixes: [Fix("Put a `:` behind it", replace: SourceRange(step.file, step.end..<step.end), with: ":", isSafe: true)]
    )
  }

  fileprivate static func needsQuotes(_ character: String, _ quoting: Quoting) -> Diagnostic {
    Diagnostic(
      code: "needs-quotes", "A text that begins with `\(character)` needs quotes.", at: quoting.range,
      hint: quoting.advice, fixes: [quoting.fix(isSafe: true)])
  }

  fileprivate static func unknownEscape(in text: DoubleQuoted, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unknown-escape", "In double quotes `\(range.text)` means nothing.", at: range,
      hint: "in single quotes a backslash is only a backslash",
      fixes: text.inSingleQuotes.map {
        [Fix("Write `\($0)`", replace: text.range, with: $0, isSafe: true)]
      } ?? [])
  }

  fileprivate static func wrongEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unknown-escape", "The escape `\(range.text)` gives no character.", at: range,
      hint: "`\\x` takes 2 hexadecimal digits, `\\u` 4, `\\U` 8")
  }

  fileprivate static func openQuote(_ quote: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "open-quote", "The text that begins with this `\(quote.text)` never ends.", at: quote,
      hint: "close it with `\(quote.text)`")
  }

  fileprivate static func documentInQuotes(at range: SourceRange, start: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "open-quote", "A line that begins with `---` or `...` ends the document inside a quoted text.", at: range,
      notes: [Note("the text begins here.", at: start)])
  }

  fileprivate static func openBracket(_ bracket: SourceRange, missedAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "open-bracket", "This `\(bracket.text)` is not closed.", at: bracket,
      hint: "close it with `\(closing(bracket))`", notes: [Note("it is missed here.", at: range)])
  }

  fileprivate static func noComma(at range: SourceRange, _ bracket: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "missing-comma", "Here a `,` or the closing `\(closing(bracket))` is missing.", at: range,
      hint: "a text with `[ ] { } ,` in it needs quotes here")
  }

  private static func closing(_ bracket: SourceRange) -> String { bracket.text == "[" ? "]" : "}" }

  fileprivate static func indentation(at range: SourceRange, start: SourceRange?) -> Diagnostic {
    Diagnostic(
      code: "yaml-indentation", "This line is indented like none of the lines it could belong to.", at: range,
      hint: "keys of one mapping begin in one column",
      notes: start.map { [Note("the keys around it begin in this column.", at: $0)] } ?? [])
  }

  fileprivate static func noDash(at range: SourceRange, start: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "yaml-indentation", "This line stands among the items of a list, but does not begin with `- `.", at: range,
      notes: [Note("the list begins here.", at: start)])
  }

  fileprivate static func behindQuotes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "text-behind-value", "This stands behind a value that has already ended.", at: range,
      hint: "quotes and brackets go around the whole value")
  }

  fileprivate static func listOnKeyLine(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "list-on-key-line", "A list in lines cannot begin on the line of its key.", at: range,
      hint: "begin it on the next line, or put quotes around a text that begins with `- `")
  }

  fileprivate static func noValue(_ range: SourceRange) -> Diagnostic {
    guard !range.text.isEmpty else {
      return Diagnostic(code: "missing-value", "A value, or a closing bracket, is missing here.", at: range)
    }
    return Diagnostic(
      code: "missing-value", "A value is missing before `\(range.text)`.", at: range,
      hint: "a text that begins with it needs quotes")
  }

  fileprivate static func blockHeader(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "block-header", "Behind `|` or `>` stand only `-`, `+` and an indentation from 1 to 9.", at: range,
      hint: "begin the text on the next line")
  }

  fileprivate static func unread(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "yaml-syntax", "This is not YAML: \(message).", at: range)
  }
}
