extension Value {
  /// The value as a text, for the types that convert to one: numbers in their shortest form, dates in ISO 8601,
  /// durations as `1h 30m`, a case of an enum by its title and an item of a custom type by its display name.
  public var text: String? {
    switch self {
    case .text(let text): text
    case .integer(let whole): String(whole)
    case .number(let number): NumberText.print(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .duration(let span): span.description
    case .date(let moment): moment.description
    case .day(let day): day.description
    case .time(let time): time.description
    case .url(let address): address.text
    case .choice(let choice): choice.label.title
    case .record(let record): record.display.name
    case .nothing, .list, .dictionary, .file, .folder, .image, .secret: nil
    }
  }

  /// The value as programs and servers read it: as ``text``, but a case of an enum by what goes over the wire.
  var sentText: String? {
    if case .choice(let choice) = self { choice.label.value } else { text }
  }

  /// The value inside a longer text (`Hello ${name}`). A secret is for the caller, who makes the whole text one.
  ///
  /// - Parameter name: how the value is called in the workflow, for the message.
  /// - Throws: a ``Failure`` for what has no text.
  public func embedded(as name: String? = nil) throws -> String {
    if let text { return text }
    throw Failure.cannotEmbed(self, name: name)
  }

  /// The value where a person reads it (Show Result, alerts): as embedded, and a list with one item a line.
  ///
  /// - Throws: a ``Failure`` for what has no text.
  public func shown() throws -> String {
    guard case .list(let items) = self else { return try embedded() }
    return try items.filter { !$0.isNothing }.map { try $0.embedded() }.joined(separator: "\n")
  }
}

extension Failure {
  fileprivate static func cannotEmbed(_ value: Value, name: String?) -> Failure {
    let subject = name.map { "`\($0)`" } ?? "A value"
    let base = name ?? "value"
    let (message, hint): (String, String) =
      switch value {
      case .nothing:
        ("\(subject) is nothing and cannot be put into a text.", "write `\(base) ?? ''` for an empty text")
      case .list:
        ("\(subject) is \(value.found) and cannot be put into a text.", "write `\(base).join(', ')`")
      case .file, .image, .folder:
        (
          "\(subject) is \(value.found) and cannot be put into a text.",
          "write `\(base).path` or `\(base).name`"
        )
      case .secret:
        ("\(subject) is a secret and cannot be put into this text.", "secrets may go into urls, headers and bodies")
      default:
        ("\(subject) is \(value.found) and cannot be put into a text.", "write `\(base).json()`, or one of its keys")
      }
    return Failure(.conversion, message, hint: hint)
  }
}
