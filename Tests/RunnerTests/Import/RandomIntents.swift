import TestSupport

@testable import runner

/// Makes intent definition files of nonsense: names that are words of the language, texts that mean something to YAML, parents
/// that come later, defaults of another type.
struct RandomIntents {
  static let texts = [
    "no", "true", "null", "~", "12", "1e3", "- a", "# c", "a: b", "a #b", "\"q\"", "'q'", "{a}", "[a]", "*a", "&a",
    "!t",
    "%x", "@x", "`x`", "| x", "> x", "a\nb", "\n", "  lead", "trail ", "a\n\n", "tab\tx", "${", "${}", "${p0}",
    "$${p0}",
    "${p0", "${index}", "${a.b}", "${not a}", "${${p0}}", "${\u{301}p0}", "'\u{301} or true", "a: \u{301}",
    "a #\u{301}",
    "---\u{301}", "\u{202E}evil", "\u{2028}x", "\u{85}", "\u{7}", "\u{1B}[31m", "\u{0}", "\u{E0041}", "é", "日本語", "---",
    "...", "? x", ",", ":", "=", "<<", "0x1F", ".5", ".inf", "+1", "1_000", "a\\b", "$", "a:", "{\"a\":1}", "\u{A0}",
    "\u{FEFF}",
    "\u{FFFE}", "😀${p0}", "\r\n", String(repeating: "x", count: 3000),
  ]
  private static let names = [
    "p0", "p1", "p2", "p3", "p4", "index", "not", "result", "query", "error", "2nd", "a b", "", "é", "value", "${p0}",
    "p\u{202E}",
  ]
  private static let types = [
    "String", "Boolean", "Integer", "Decimal", "DateComponents", "TimeInterval", "URL", "File", "Person", "Distance",
    "Object",
    "Frog",
  ]
  private static let predicates = [
    "HasAnyValue", "EnumHasExactValue", "BooleanHasExactValue", "ValueIsGreaterThan", "ValueIsLessThanOrEqual",
    "ValueIsWithinRange", "StringValueContains", "ValueDoesNotContain", "ValueIsNotEqual", "Frog",
  ]

  private var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(seed: seed) }

  mutating func file() -> PropertyList {
    .dictionary([
      "INIntents": .list((0..<12).map { _ in intent() }),
      "INEnums": .list(["E", "Movie", "none", "E"].map { choice($0) }),
      "INTypes": .list(["A", "B", "Person", "A", "E"].map { type($0) }),
    ])
  }

  private mutating func intent() -> PropertyList {
    let parameters = (0..<pick(0...8)).map { _ in parameter("INIntentParameter") }
    let combinations = (0..<pick(0...4)).map { _ in
      let key = RandomIntents.names.filter { _ in chance(3) }.joined(separator: ",")
      return (
        key,
        fields(
          "INIntentParameterCombination", ["Title": text(), "Subtitle": text(), "SupportsBackgroundExecution": flag()])
      )
    }
    return fields(
      "INIntent",
      [
        "Name": name(), "Title": text(), "Description": text(), "Category": text(), "UserConfirmationRequired": flag(),
        "Parameters": .list(parameters), "Input": name(), "KeyParameter": name(),
        "ManagedParameterCombinations": .dictionary(Dictionary(combinations, uniquingKeysWith: { $1 })),
        "Response": response(), "Frog": .date,
      ])
  }

  private mutating func response() -> PropertyList {
    let codes = ["success", "failure", "timeout", "other", "other"].map { code in
      fields("INIntentResponseCode", ["Name": .text(code), "FormatString": text(), "ConciseFormatString": text()])
    }
    return fields(
      "INIntentResponse",
      [
        "Output": name(), "Codes": .list(codes),
        "Parameters": .list((0..<3).map { _ in parameter("INIntentResponseParameter") }),
      ])
  }

  private mutating func parameter(_ prefix: String) -> PropertyList {
    let metadata = fields(
      "INIntentParameterMetadata",
      [
        "DefaultValue": value(), "MinimumValue": value(), "MaximumValue": value(), "DefaultUnit": .text("Hours"),
        "TrueDisplayName": text(), "FalseDisplayName": text(), "Multiline": flag(),
      ])
    let relationship = fields(
      "INIntentParameterRelationship",
      [
        "ParentName": name(), "PredicateName": .text(pick(RandomIntents.predicates)),
        "PredicateValues": .list((0..<pick(0...2)).map { _ in value() }),
      ])
    let size = fields("INIntentParameterArraySize", ["Size": .integer(pick(-1...4))])
    let dialog = fields("INIntentParameterPromptDialog", ["FormatString": text(), "Type": .text("Primary")])
    let reason = fields("INIntentParameterUnsupportedReason", ["Code": name(), "FormatString": text()])
    return fields(
      prefix,
      [
        "Name": name(), "DisplayName": text(), "Type": .text(pick(RandomIntents.types)),
        "EnumType": chance(4) ? .text(pick(["E", "Movie", "none", "Gone"])) : .text("E"),
        "ObjectType": chance(4) ? .text(pick(["A", "B", "Person", "Gone"])) : .text("A"),
        "SupportsMultipleValues": flag(),
        "SupportsResolution": flag(), "SupportsDynamicEnumeration": flag(), "SupportsSearch": flag(),
        "Metadata": metadata,
        "Relationship": relationship, "ArraySizes": .list([size, size]), "PromptDialogs": .list([dialog]),
        "UnsupportedReasons": .list([reason]),
      ])
  }

  private mutating func choice(_ name: String) -> PropertyList {
    let cases = (0..<pick(0...4)).map { _ in
      let synonym = fields("INEnumValueSynonym", ["Synonym": text()])
      return fields(
        "INEnumValue",
        ["Name": self.name(), "DisplayName": text(), "Index": .integer(pick(0...1)), "Synonyms": .list([synonym])])
    }
    return fields("INEnum", ["Name": .text(name), "DisplayName": text(), "Values": .list(cases)], all: true)
  }

  private mutating func type(_ name: String) -> PropertyList {
    let properties = (0..<pick(0...5)).map { _ in
      fields(
        "INTypeProperty",
        [
          "Name": chance(2) ? self.name() : .text("displayString"), "DisplayName": text(),
          "Type": .text(pick(RandomIntents.types)), "ObjectType": .text(pick(["A", "B", "Gone"])),
          "SupportsMultipleValues": flag(),
        ])
    }
    return fields("INType", ["Name": .text(name), "DisplayName": text(), "Properties": .list(properties)], all: true)
  }

  /// Some of the entries, or all.
  private mutating func fields(_ prefix: String, _ entries: [String: PropertyList], all: Bool = false) -> PropertyList {
    var kept: [String: PropertyList] = [:]
    for name in entries.keys.sorted() where all || !chance(3) || name == "Name" { kept[prefix + name] = entries[name] }
    return .dictionary(kept)
  }

  private mutating func text() -> PropertyList { .text(pick(RandomIntents.texts)) }
  private mutating func name() -> PropertyList { .text(pick(RandomIntents.names)) }
  private mutating func flag() -> PropertyList { .boolean(chance(2)) }

  private mutating func value() -> PropertyList {
    pick([
      .integer(0), .integer(-3), .integer(7), .number(2.5), .number(1e300), .boolean(true), .data(isEmpty: true),
      .list([]),
      .text("p0"), .text("unknown"), text(), text(),
    ])
  }

  private mutating func chance(_ times: Int) -> Bool { pick(1...times) == 1 }
  private mutating func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  private mutating func pick<Item>(_ items: [Item]) -> Item { items[pick(0...items.count - 1)] }
}
