extension Value {
  /// A text as a value of a type that is written as one word or line: a number, a date, a case of an enum.
  ///
  /// - Throws: a ``Failure`` of reason `conversion` that quotes the text and shows the form.
  static func parsed(_ text: String, as kind: Kind, zone: () -> Moment.Zone) throws -> Value {
    let trimmed = text.trimmed
    let value: Value? =
      switch kind {
      case .number: try number(text, trimmed)
      case .boolean: trimmed == "true" ? .boolean(true) : trimmed == "false" ? .boolean(false) : nil
      case .date: Moment(text: trimmed, zone: zone).map { .date($0) }
      case .day: Day(text: trimmed).map { .day($0) }
      case .time: TimeOfDay(text: trimmed).map { .time($0) }
      case .duration: Span(text: trimmed).map { .duration($0) }
      case .url: Address(trimmed).map { .url($0) }
      case .file: isPath(text) ? .file(File(path: text)) : nil
      case .image: isPath(text) ? .image(File(path: text)) : nil
      case .folder: isPath(text) ? .folder(Folder(text)) : nil
      case .choice(let choices): choices.matching(trimmed).map { .choice($0) }
      default: nil
      }
    if let value { return value }
    throw Failure.cannotConvert(.text(text), to: kind, hint: formHint(text, kind))
  }

  private static func number(_ text: String, _ trimmed: String) throws -> Value? {
    do {
      let value = try NumberText.read(trimmed)
      // Infinity is for YAML files; data has no such number.
      return value.double?.isFinite == true ? value : nil
    } catch .notANumber {
      return nil
    } catch {
      throw Failure.inexact(text)
    }
  }

  /// A path is any text that is not empty and has no NUL.
  private static func isPath(_ text: String) -> Bool { !text.isEmpty && !text.utf8.contains(0) }

  /// Whether it names a day at an end of the calendar, which other zones leave earlier or later.
  private static func isAtEdge(_ text: String) -> Bool {
    ["0001-01-01T", "9999-12-31T"].contains(String(text.trimmed.prefix(11)).uppercased())
  }

  /// How a value of the type is written.
  static func formHint(_ text: String, _ kind: Kind) -> String? {
    switch kind {
    case .number: "write digits, such as `12` or `3.5`"
    case .boolean:
      switch text.trimmed.lowercased() {
      case "yes", "on", "y", "true": "write `true`"
      case "no", "off", "n", "false": "write `false`"
      default: "write `true` or `false`"
      }
    case .date: isAtEdge(text) ? Moment.edgeHint : "write `2024-12-30T10:15:00+01:00`"
    case .day: "write `2024-12-30`"
    case .time: "write `12:30`"
    case .duration: "write `1h 30m`, `45s` or `250ms`; months and years have no fixed length"
    case .url where text.contains("://") && text.trimmed.contains(where: \.isWhitespace):
      "white space is written `%20`; what `${…}` puts in is encoded by itself"
    case .url: "write it with its scheme: `https://example.org`"
    case .file, .folder, .image: text.isEmpty ? "write a path" : "a path has no NUL character"
    case .choice(let choices): choices.choicesHint
    default: nil
    }
  }
}

extension String {
  /// Without white space and line breaks at both ends, as programs put behind what they print.
  var trimmed: String {
    let isBlank: (Character) -> Bool = \.isWhitespace
    guard let start = firstIndex(where: { !isBlank($0) }), let end = lastIndex(where: { !isBlank($0) }) else {
      return ""
    }
    return String(self[start...end])
  }
}

extension Moment {
  fileprivate static let edgeHint = "dates reach from `0001-01-01T00:00:00Z` to `9999-12-31T23:59:59Z`"
}

extension Failure {
  static func inexact(_ text: String) -> Failure {
    Failure(
      .conversion, "The number `\(Value.cleaned(text))` cannot be kept exactly.",
      hint: "whole numbers have 64 bits; keep it as a text if it is an identifier")
  }
}
