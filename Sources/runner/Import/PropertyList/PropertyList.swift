/// A value of a property list.
indirect enum PropertyList: Sendable, Equatable {
  case text(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  /// Bytes, of which only whether there are any is of interest: Xcode writes none where there is no limit.
  case data(isEmpty: Bool)
  case date
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// What it is, with its article.
  var noun: String {
    switch self {
    case .text: "a text"
    case .integer, .number: "a number"
    case .boolean: "a boolean"
    case .data: "data"
    case .date: "a date"
    case .list: "a list"
    case .dictionary: "a dictionary"
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Xcode writes some as `YES`; and where a library keeps numbers and booleans in one class, they cannot be told apart.
  var flag: Bool? {
    switch self {
    case .boolean(let flag): flag
    case .integer(let number) where number == 0 || number == 1: number == 1
    case .text("YES"): true
    case .text("NO"): false
    default: nil
    }
  }

  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number) where number.isFinite: number
    case .boolean(let flag): flag ? 1 : 0
    default: nil
    }
  }

  /// A whole number.
  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .boolean(let flag): flag ? 1 : 0
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }
}
