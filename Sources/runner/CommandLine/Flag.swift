/// An option of a command. One declaration is what the parser accepts, the help shows and the shell completes.
struct Flag: Sendable {
  /// How many values follow.
  enum Arity: Sendable {
    case none
    case one
    /// All up to the next flag.
    case several
    /// One of the choices, which mean true and false, or none, which is true; `no-` before its name is false.
    case boolean
    /// One that is attached by `=`, or none.
    case optional
  }

  /// What denies a flag for true and false: `--no-backup`.
  static let denial = "no-"

  /// Without dashes: `output-type`.
  let name: String
  /// The letter by which it is written behind one dash: `q`.
  let short: Character?
  let arity: Arity
  /// What stands for the value in the help: `PATH`.
  let label: String
  let help: String
  /// Whether it may be given again, which adds to what was given before.
  let isRepeated: Bool
  /// All that it takes, where that is known.
  let choices: [String]
  /// What a shell offers for its value, besides its choices.
  var candidates: Candidates

  init(
    _ name: String, short: Character? = nil, _ arity: Arity = .one, _ label: String = "VALUE",
    isRepeated: Bool = false, choices: [String] = [], candidates: Candidates = .none, help: String
  ) {
    self.name = name
    self.short = short
    self.arity = arity
    self.label = label
    self.help = help
    self.isRepeated = isRepeated
    self.choices = choices
    self.candidates = candidates
  }

  /// One without a value.
  static func mark(_ name: String, short: Character? = nil, help: String) -> Flag {
    Flag(name, short: short, .none, "", help: help)
  }

  /// As it is written: `--output PATH`.
  var usage: String {
    switch arity {
    case .none: "--\(name)"
    case .boolean: "--[\(Flag.denial)]\(name)"
    case .optional: "--\(name)[=\(label)]"
    case .one: "--\(name) \(label)"
    case .several: "--\(name) \(label)…"
    }
  }
}

extension Command {
  /// The flag for true and false that a name with `no-` before it denies.
  func flag(deniedBy name: String) -> Flag? {
    guard name.hasPrefix(Flag.denial) else { return nil }
    let denied = name.dropFirst(Flag.denial.count)
    return allFlags.first { $0.name == denied && $0.arity == .boolean }
  }
}

/// What a command takes without a flag.
struct Positional: Sendable {
  enum Count: Sendable {
    case one, optional, several
  }

  let label: String
  let count: Count
  /// What a shell offers for it.
  let candidates: Candidates
  let help: String

  init(_ label: String, _ count: Count = .one, candidates: Candidates = .none, help: String) {
    self.label = label
    self.count = count
    self.candidates = candidates
    self.help = help
  }

  var usage: String {
    switch count {
    case .one: label
    case .optional: "[\(label)]"
    case .several: "\(label)…"
    }
  }
}
