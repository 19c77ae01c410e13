/// A verb of the language that is no action, with what belongs to it.
public struct VerbForm: Sendable {
  public let verb: String
  /// What it does, in a sentence without a full stop.
  public let meaning: String
  public let value: ValueForm
  public let clauseKeys: [MappingForm.Key]
  /// The names of its clauses.
  let clauses: [String]

  init(_ verb: String, _ meaning: String, _ value: ValueForm, _ clauses: [MappingForm.Key] = []) {
    self.verb = verb
    self.meaning = meaning
    self.value = value
    clauseKeys = clauses
    self.clauses = clauses.map(\.name)
  }
}

extension VerbForm {
  private typealias Key = MappingForm.Key

  private static let otherwise = Key("else", "What runs in any other case", .block)
  private static let body = Key("do", "What runs each turn", .block, isRequired: true)

  /// A verb that is another's clause (`do`, `parallel`) comes last, so that it is a verb only where no other is.
  static let all = [
    VerbForm(
      "if", "Runs a block if a condition is true", .condition,
      [Key("then", "What runs if it is true", .block), Key("else", "What runs if it is false", .block)]),
    VerbForm(
      "switch", "Runs the block of the case that a value is", .anything,
      [Key("cases", "A block for each value", .entries(.block), isRequired: true), otherwise]),
    VerbForm(
      "menu", "Asks with this prompt which block is to run", .value(.text),
      [Key("cases", "A block for each title", .entries(.block), isRequired: true)]),
    VerbForm(
      "repeat", "Runs a block so many times, and gives the list of what the turns gave", .value(.number), [body]),
    VerbForm(
      "each", "Runs a block for each item of a list; left empty, of the output before",
      .either([.nothing, .value(.list(.any))]),
      [
        body, Key("item", "A name for the item, besides `item`", .text),
        Key("index", "A name for the number of the turn, besides `index`", .text),
        Key("parallel", "How many turns run at a time", .value(.number)),
      ]),
    VerbForm("while", "Runs a block as long as a condition is true", .condition, [body]),
    VerbForm("until", "Runs a block until a condition is true after a turn", .condition, [body]),
    VerbForm("set", "Gives names to values", .entries(.anything)),
    VerbForm("append", "Adds items to lists", .entries(.anything)),
    VerbForm("return", "Ends the workflow or the action with this output", .anything),
    VerbForm("stop", "Ends the workflow or the action with nothing", .nothing),
    VerbForm("fail", "Raises an error with a message", .either([.value(.text), .mapping(.failure)])),
    VerbForm("break", "Leaves the nearest loop", .nothing),
    VerbForm("continue", "Goes on with the next turn of the nearest loop", .nothing),
    VerbForm("parallel", "Runs blocks at the same time, and gives what each gave", .entries(.block)),
    VerbForm("do", "Runs a block", .block),
  ]

  /// What modifies a step, in the order in which it acts.
  static let modifiers: [MappingForm.Key] = [
    Key("when", "If it is false, the step is as if absent", .condition),
    Key("timeout", "How long an attempt may take: `30s`", .value(.duration)),
    Key("retry", "How often it is tried in all, or how", .either([.value(.number), .mapping(.retry)])),
    Key("catch", "What runs when the step fails; `error` is the error", .either([.mapping(.handler), .block])),
    Key("finally", "What runs in every case", .block),
    Key("as", "A name for the output", .text),
  ]
}
