/// A key of a parameter that bounds its value, or says how it is asked for, and that suits only some types.
enum LimitKey: String, CaseIterable {
  case minimum = "min"
  case maximum = "max"
  case step, length, pattern
  case contentTypes = "content_types"
  case multiline, labels, literal

  /// Whether it means something for a type. Of a list it means the items.
  func fits(_ kind: Kind) -> Bool {
    // The words of a boolean are for a question that is answered by one of them.
    if self == .labels { return kind.unwrapped == .boolean }
    switch (self, kind.element?.unwrapped ?? kind.unwrapped) {
    case (.minimum, .number), (.minimum, .duration), (.minimum, .date), (.minimum, .day), (.minimum, .time),
      (.maximum, .number), (.maximum, .duration), (.maximum, .date), (.maximum, .day), (.maximum, .time),
      (.step, .number), (.step, .duration), (.step, .time),
      (.length, .text), (.length, .secret), (.length, .url), (.pattern, .text), (.pattern, .secret), (.pattern, .url),
      (.contentTypes, .file), (.contentTypes, .image), (.multiline, .text), (.literal, .text):
      return true
    default: return false
    }
  }

  /// The types it is for, in words.
  var types: String {
    switch self {
    case .minimum, .maximum: "numbers, durations, dates, days and times"
    case .step: "numbers, durations and times"
    case .length, .pattern: "texts, secrets and urls"
    case .contentTypes: "files and images"
    case .multiline, .literal: "texts"
    case .labels: "a boolean"
    }
  }

  /// The type of its value beside a parameter of a type.
  func kind(for kind: Kind) -> Kind {
    let measured = kind.element?.unwrapped ?? kind.unwrapped
    return self == .step && measured == .time ? .duration : measured
  }
}

extension Limits {
  /// Those that stand there and suit no value of a type.
  func misfits(_ kind: Kind) -> [LimitKey] {
    let written: [(LimitKey, Bool)] = [
      (.minimum, minimum != nil), (.maximum, maximum != nil), (.step, step != nil), (.length, length != nil),
      (.pattern, pattern != nil), (.contentTypes, !contentTypes.isEmpty), (.multiline, isMultiline),
    ]
    return written.filter { $0.1 && !$0.0.fits(kind) }.map(\.0)
  }
}
