/// What stands in steps, besides verbs, their clauses and modifiers, which ``Keyword`` has.
extension MappingForm {
  static let retryKeys: [Key] = [
    Key("times", "The number of attempts in all", .value(.number), isRequired: true),
    Key("wait", "How long to wait before the second attempt: `1s`", .value(.duration)),
    Key("backoff", "By how much each wait is longer than the one before: `2`", .value(.number)),
    Key("on", "The kinds or codes of errors after which it is tried again", .oneOrSeveral(.text)),
  ]

  static let handlerKeys: [Key] = [
    Key("cases", "A block for each kind or code of error", .entries(.block)),
    Key("else", "What runs for any other error; without it, that goes on", .block),
  ]

  static let failureKeys: [Key] = [
    Key("code", "A code of your own, by which `catch` can tell the error", .value(.text)),
    Key("message", "What went wrong, in a sentence", .value(.text)),
    Key("data", "Further facts, for `catch`", .anything),
  ]

  static let callKeys: [Key] = [
    Key("file", "The path of the workflow, relative to this file; written out", .text, isRequired: true),
    Key("with", "Its inputs, by their names", .either([.nothing, .entries(.anything)])),
  ]
}
