/// The tags of YAML's core schema, which say what a value is: `!!str 12` is a text.
public enum CoreTag: UInt8, Sendable, CaseIterable {
  case text = 1
  case integer, number, boolean, nothing, sequence, mapping

  /// How it is written.
  public var name: String {
    switch self {
    case .text: "!!str"
    case .integer: "!!int"
    case .number: "!!float"
    case .boolean: "!!bool"
    case .nothing: "!!null"
    case .sequence: "!!seq"
    case .mapping: "!!map"
    }
  }

  /// Reads the long form that a parser gives, where `!!` stands for a fixed prefix. The tag `!` makes a scalar a text
  /// and says nothing about a collection.
  init?(resolved tag: String) {
    let prefix = "tag:yaml.org,2002:"
    guard tag.hasPrefix(prefix),
      let known = Self.allCases.first(where: { $0.name.dropFirst(2) == tag.dropFirst(prefix.count) })
    else { return nil }
    self = known
  }
}

extension CoreTag {
  /// Whether a node of this form and content can be what the tag says.
  func fits(_ form: YAMLNode.Form, _ text: @autoclosure () -> String) -> Bool {
    switch self {
    case .sequence: form == .sequence
    case .mapping: form == .mapping
    case .text: form == .scalar
    case .nothing: form == .scalar && ScalarRules.reading(ofPlain: text()) == .nothing
    case .boolean: form == .scalar && (text() == "true" || text() == "false")
    case .integer, .number:
      switch ScalarRules.number(text()) {
      case .integer: form == .scalar
      case .number: form == .scalar && self == .number
      default: false
      }
    }
  }
}
