/// A built-in function of expressions: what it stands behind, what it takes, what it gives, and how it is explained.
struct Function: Sendable {
  /// Runs for one value before the dot.
  typealias Run = @Sendable (_ value: Value, _ frame: inout Frame) throws -> Value
  /// What depends on the call alone (a pattern, a constant) is done once, when the call is compiled.
  typealias Make = @Sendable (Arguments) throws -> Run

  /// The type of what it gives.
  enum Result: Sendable {
    case kind(Kind)
    /// That of the value before the dot.
    case receiver
    /// That of an item of the list before the dot.
    case item
    case rule(@Sendable (_ receiver: Kind, _ arguments: Arguments) -> Kind)
  }

  let name: String
  let receivers: [Receiver]
  let parameters: [Parameter]
  let result: Result
  /// One sentence for the reference.
  let summary: String
  /// An expression and one of equal value, which a test compares.
  let example: (call: String, gives: String)
  /// Whether a call of constants is computed while compiling. Not where that would load locales.
  let isFolded: Bool
  let make: Make

  init(
    _ name: String, on receivers: [Receiver], _ parameters: [Parameter] = [], gives result: Result, _ summary: String,
    example: (call: String, gives: String), isFolded: Bool = true, make: @escaping Make
  ) {
    self.name = name
    self.receivers = receivers
    self.parameters = parameters
    self.result = result
    self.summary = summary
    self.example = example
    self.isFolded = isFolded
    self.make = make
  }
}

extension Function {
  /// The types of values that a function stands behind.
  enum Receiver: String, Sendable {
    case text, list, dictionary, number, date, day, any

    func matches(_ kind: Kind) -> Bool {
      switch (self, kind) {
      case (.any, _), (_, .any): true
      case (.text, .text), (.list, .list), (.dictionary, .dictionary), (.number, .number): true
      case (.date, .date), (.day, .day): true
      default: false
      }
    }
  }

  struct Parameter: Sendable {
    enum Form: Sendable {
      case value([Kind])
      /// One of a few words.
      case word([String])
      /// Evaluated for each item of the list, with `it` or the name before `=>`. A condition must be a boolean.
      case item(isCondition: Bool)
    }

    let name: String
    let form: Form
    /// Given by name: `order='descending'`.
    let isOption: Bool
    let isRequired: Bool

    static func required(_ name: String, _ kinds: Kind...) -> Parameter {
      Parameter(name: name, form: .value(kinds), isOption: false, isRequired: true)
    }

    static func optional(_ name: String, _ kinds: Kind...) -> Parameter {
      Parameter(name: name, form: .value(kinds), isOption: false, isRequired: false)
    }

    static func option(_ name: String, _ kinds: Kind...) -> Parameter {
      Parameter(name: name, form: .value(kinds), isOption: true, isRequired: false)
    }

    static func option(_ name: String, of words: String...) -> Parameter {
      Parameter(name: name, form: .word(words), isOption: true, isRequired: false)
    }

    static func word(_ name: String, of words: [String]) -> Parameter {
      Parameter(name: name, form: .word(words), isOption: false, isRequired: true)
    }

    static func each(_ name: String, isRequired: Bool = true) -> Parameter {
      Parameter(name: name, form: .item(isCondition: false), isOption: false, isRequired: isRequired)
    }

    static func condition(isRequired: Bool = true) -> Parameter {
      Parameter(name: "condition", form: .item(isCondition: true), isOption: false, isRequired: isRequired)
    }
  }

  func takes(_ kind: Kind) -> Bool { receivers.contains { $0.matches(kind) } }

  func kind(on receiver: Kind, _ arguments: Arguments) -> Kind {
    switch result {
    case .kind(let kind): kind
    case .receiver: receiver
    case .item: receiver.element ?? .any
    case .rule(let rule): rule(receiver, arguments)
    }
  }

  /// "a text or a list".
  var receiverNames: String {
    receivers.map { $0 == .any ? "a value" : "a \($0.rawValue)" }.joined(separator: " or ")
  }

  /// As it is called: `sort(key, order=)`.
  var signature: String {
    let list = parameters.map { $0.isOption ? "\($0.name)=" : $0.name }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}
