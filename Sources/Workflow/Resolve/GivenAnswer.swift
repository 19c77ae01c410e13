/// An answer to a question, and who gave it.
public struct GivenAnswer: Sendable {
  public enum Origin: Sendable {
    /// Given on the command line, or in a file of answers.
    case advance
    /// The default, with `--defaults`.
    case standard
    case person
  }

  /// The name of the question for `--answer`.
  public let name: String
  /// What gives this answer again; nothing for a secret, which is not written down.
  public let text: String?
  public let origin: Origin
}

extension Inquiry {
  /// The answer that gives a value, as `--answer` reads it; nothing for a secret.
  func answer(giving value: Value) -> String? {
    switch form {
    case .choose(let choices):
      if choices.areSecret { return nil }
      guard choices.multiple != nil, case .list(let items) = value else { return choices.name(of: value) }
      let names = choices.names(of: Array(items))
      // One name is matched as a whole, commas and all.
      if names.isEmpty { return choices.match("none") == .none ? "none" : "" }
      return names.count == 1 ? names[0] : CommaSeparated.text(of: names)
    case .write(let kind, _):
      if kind.isOfSecrets { return nil }
      if case .list(let items) = value { return CommaSeparated.text(of: items.map { $0.asWritten ?? "" }) }
      return value.asWritten ?? ""
    // These two words are read in every language.
    case .confirm: return if case .boolean(true) = value { "yes" } else { "no" }
    }
  }
}

extension Choices {
  /// The name of a choice if no other is meant by it, else its number.
  fileprivate func name(of value: Value) -> String {
    names(of: [value]).first ?? ""
  }

  /// The same for several, where choices that are equal stand for one item each.
  fileprivate func names(of items: [Value]) -> [String] {
    var taken: Set<Int> = []
    return items.map { item in
      let places = values.indices.filter { values[$0].isEqual(to: item) }
      guard let place = places.first(where: { !taken.contains($0) }) ?? places.first else {
        return item.asWritten ?? ""
      }
      taken.insert(place)
      return names(at: place).first { match($0) == .one(place) } ?? number(of: place)
    }
  }

  /// What a choice may be called, first what every language knows: an answer may be read back in another.
  private func names(at place: Int) -> [String] {
    let shown = row(at: place).name
    switch values[place] {
    case .choice(let choice): return [choice.label.name, shown]
    case .record(let record): return [shown, record.identity.text].compactMap(\.self)
    case let value: return [value.text, shown].compactMap(\.self)
    }
  }

  /// The place of a choice, as no choice is called.
  private func number(of place: Int) -> String {
    var digits = "\(place + 1)"
    while match("#\(digits)") != .none { digits = "0" + digits }
    return "#\(digits)"
  }
}

extension Value {
  /// What a person would write to give this value.
  var asWritten: String? {
    switch self {
    case .list(let items): items.compactMap(\.asWritten).joined(separator: ", ")
    case .file(let file), .image(let file): if case .path(let path) = file.content { path } else { file.name }
    case .folder(let folder): folder.path
    default: text
    }
  }
}
