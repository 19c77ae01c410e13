import Workflow

/// The entries of one dictionary of an intent definition file. Their keys share a beginning, which is left out here:
/// `Name` is `INIntentParameterName`.
///
/// It keeps account of what was read, so that nothing that a file says is passed over in silence.
final class Fields {
  /// Whose they are, for messages: "the parameter `size` of `OrderTea`".
  let owner: String
  private let prefix: String
  private let entries: [String: PropertyList]
  private var taken: Set<String> = []

  /// - Parameter nameKey: the key of its name, by which messages tell it from others.
  /// - Throws: a ``Diagnostic`` where the value is no dictionary.
  init(_ value: PropertyList, prefix: String, _ noun: String, nameKey: String? = nil, in parent: String? = nil) throws {
    let place = parent.map { " of \($0)" } ?? ""
    guard case .dictionary(let entries) = value else {
      throw Diagnostic.wrongKind("\(noun)\(place)", wanted: "a dictionary", found: value)
    }
    let name = nameKey.flatMap { entries[prefix + $0]?.text }.map { " `\(TerminalText.cleaned($0))`" } ?? ""
    owner = noun + name + place
    self.prefix = prefix
    self.entries = entries
  }

  /// The key as the file writes it.
  func key(_ name: String) -> String { prefix + name }

  func value(_ name: String) -> PropertyList? {
    taken.insert(name)
    return entries[prefix + name]
  }

  func text(_ name: String) throws -> String? {
    guard let value = value(name) else { return nil }
    guard let text = value.text else { throw wrongKind(name, "a text", value) }
    return text
  }

  /// A text that people read, with the key by which it is translated. An empty one is none.
  func wording(_ name: String) throws -> Wording? {
    let id = try text(name + "ID")
    guard let text = try text(name), !text.isEmpty else { return nil }
    return Wording(text, id: id)
  }

  func flag(_ name: String) throws -> Bool? {
    guard let value = value(name) else { return nil }
    guard let flag = value.flag else { throw wrongKind(name, "a boolean", value) }
    return flag
  }

  func integer(_ name: String) throws -> Int? {
    guard let value = value(name) else { return nil }
    guard let number = value.integer else { throw wrongKind(name, "a whole number", value) }
    return number
  }

  func list(_ name: String) throws -> [PropertyList] {
    guard let value = value(name) else { return [] }
    guard case .list(let items) = value else { throw wrongKind(name, "a list", value) }
    return items
  }

  func dictionary(_ name: String) throws -> [String: PropertyList] {
    guard let value = value(name) else { return [:] }
    guard case .dictionary(let entries) = value else { throw wrongKind(name, "a dictionary", value) }
    return entries
  }

  /// Takes keys that say nothing about what is done: identifiers, versions, settings of keyboards.
  func ignore(_ names: String...) { taken.formUnion(names) }

  /// The keys that nobody has asked for, in order. One of a text that is there is no key of its own.
  var untaken: [String] {
    entries.keys.filter { key in
      guard key.hasPrefix(prefix) else { return true }
      let name = String(key.dropFirst(prefix.count))
      return !taken.contains(name) && !(name.hasSuffix("ID") && taken.contains(String(name.dropLast(2))))
    }.sorted()
  }

  private func wrongKind(_ name: String, _ wanted: String, _ found: PropertyList) -> Diagnostic {
    .wrongKind("`\(key(name))` of \(owner)", wanted: wanted, found: found)
  }
}

extension Diagnostic {
  fileprivate static func wrongKind(_ subject: String, wanted: String, found: PropertyList) -> Diagnostic {
    Diagnostic(
      code: "no-intent-definition",
      "\(subject.prefix(1).uppercased() + subject.dropFirst()) should be \(wanted), and is "
        + "\(found.noun).", at: nil, hint: "open the file in Xcode and save it anew")
  }
}
