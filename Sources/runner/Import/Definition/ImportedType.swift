/// A type of the file as a type of the language.
struct ImportedType {
  /// What its values are, which decides what limits and defaults they have.
  enum Family: Equatable {
    case text, boolean, duration, file, other
    case number(isWhole: Bool, isMeasure: Bool)
    case choice
    case record
  }

  /// `text`, `Means`
  let name: String
  let family: Family
  /// What the cases of its enum are called.
  var cases: [String: String] = [:]
  /// What the properties of its type are called.
  var properties: [String: DefinitionNames.Record.Property] = [:]
  /// Why it is not the type of the file, as the rest of a sentence.
  var remark: String?

  /// - Parameter dateForm: what is kept of a date: `Date`, `Time` or both.
  init(_ type: IntentValueType, names: DefinitionNames, dateForm: String? = nil) {
    if let choice = type.choice {
      if let known = names.enums[choice] {
        self.init(known.name, .choice)
        cases = known.cases
      } else {
        self.init(
          "text", .text,
          remark: "is an enum \(ImportNote.quoted(choice)), which the file does not have, and becomes a text")
      }
      return
    }
    if let object = type.object {
      if let known = names.types[object] {
        self.init(known.name, .record)
        properties = known.properties
      } else {
        self.init(
          "text", .text,
          remark: "is a type \(ImportNote.quoted(object)), which the file does not have, and becomes a text")
      }
      return
    }
    switch type.name {
    case "String", "SpeakableString": self.init("text", .text)
    case "Boolean": self.init("boolean", .boolean)
    case "Integer": self.init("number", .number(isWhole: true, isMeasure: false))
    case "Decimal", "Double", "Float": self.init("number", .number(isWhole: false, isMeasure: false))
    case "Date", "DateComponents":
      switch dateForm {
      case "Date": self.init("day", .other)
      case "Time": self.init("time", .other)
      default: self.init("date", .other)
      }
    case "TimeInterval": self.init("duration", .duration)
    case "URL": self.init("url", .other)
    case "File": self.init("file", .file)
    case "Distance", "Energy", "Length", "Mass", "Speed", "Temperature", "Volume", "CurrencyAmount":
      self.init(
        "number", .number(isWhole: false, isMeasure: true),
        remark: "is \(ImportNote.quoted(type.name)) and becomes a number: the language has no units of measure")
    default:
      self.init(
        "text", .text, remark: "is \(ImportNote.quoted(type.name)) and becomes a text: the language has no such type")
    }
  }

  init(_ name: String, _ family: Family, remark: String? = nil) {
    self.name = name
    self.family = family
    self.remark = remark
  }

  /// As `type:` has it.
  func written(isMultiple: Bool, isOptional: Bool = false, sizes: ClosedRange<Int>? = nil) -> Outline {
    guard isMultiple else { return .plain(name + (isOptional ? "?" : "")) }
    if isOptional { return .text("[\(name)]?") }
    guard let sizes else { return .plain("[\(name)]") }
    let bounds = sizes.count == 1 ? "\(sizes.lowerBound)" : "\(sizes.lowerBound)..\(sizes.upperBound)"
    return .plain("[\(name), \(bounds)]")
  }
}
