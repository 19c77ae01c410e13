internal import Workflow

/// An item of a list that a person keeps, as it is written. It knows its place for what is said of it.
struct PersonalRow {
  let row: OrderedDictionary
  /// ``Board 2 in `boards.yaml` ``.
  let title: String

  /// Those of a file in their order.
  /// - Parameter noun: what one is called in messages: `Board`.
  static func rows(of file: File, each noun: String, in context: Context) throws -> [PersonalRow] {
    let rows = try Value.file(file).converted(to: .list(.dictionary), read: { try context.read($0) })
    return try [OrderedDictionary](value: rows).enumerated().map {
      PersonalRow(row: $1, title: "\(noun) \($0 + 1) in `\(TerminalText.cleaned(file.name))`")
    }
  }

  /// A text that is there, and not empty.
  func text(_ key: String) -> String? { row[key]?.text.flatMap { $0.isEmpty ? nil : $0 } }

  func needed(_ key: String, such example: String) throws -> String {
    guard let text = text(key) else { throw Failure.missing(key, of: self, such: example) }
    return text
  }

  /// The URL of a web page or a service.
  func webAddress(_ key: String, such example: String) throws -> Address {
    let text = try needed(key, such: example)
    guard let address = Address(text), ["http", "https"].contains(address.parts.scheme) else {
      throw Failure.noAddress(text, key, of: self, such: example)
    }
    return address
  }

  /// The name of a symbol that there is.
  func icon(otherwise usual: String) throws -> String {
    let icon = text("icon") ?? usual
    if SymbolTable.symbol(named: icon) == nil { throw Failure.noSymbol(icon, of: self) }
    return icon
  }
}

extension Failure {
  fileprivate static func missing(_ key: String, of item: PersonalRow, such example: String) -> Failure {
    Failure(.conversion, "\(item.title) has no `\(key)`.", hint: "write one such as `\(key): \(example)`")
  }

  fileprivate static func noAddress(
    _ text: String, _ key: String, of item: PersonalRow, such example: String
  ) -> Failure {
    Failure(
      .conversion, "The `\(key)` of \(item.title) is no URL of the web: `\(TerminalText.cleaned(text))`.",
      hint: "write one such as `\(key): \(example)`")
  }

  fileprivate static func noSymbol(_ symbol: String, of item: PersonalRow) -> Failure {
    Failure(
      .conversion, "\(item.title) has an `icon` that is no symbol: `\(TerminalText.cleaned(symbol))`.",
      hint: "write a symbol such as `tv`, `lightbulb` or `book`")
  }
}
