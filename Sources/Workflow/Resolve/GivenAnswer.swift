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
      guard choices.multiple != nil, case .list(let items) = value else { return choices.name(of: value) }
      let names = choices.names(of: Array(items))
      // One name is matched as a whole, commas and all.
      return names.isEmpty ? "none" : names.count == 1 ? names[0] : CommaSeparated.text(of: names)
    case .write(let kind, _):
      if kind.isOfSecrets { return nil }
      if case .list(let items) = value { return CommaSeparated.text(of: items.map { $0.asWritten ?? "" }) }
      return value.asWritten ?? ""
    case .confirm(let yes, let no): return if case .boolean(true) = value { yes } else { no }
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
      let name = row(at: place).name
      return match(name) == .one(place) ? name : "#\(place + 1)"
    }
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
