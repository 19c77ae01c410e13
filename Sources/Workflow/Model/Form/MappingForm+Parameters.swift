/// What stands under an input of a workflow, or a parameter of an action.
extension MappingForm {
  static let parameterKeys: [Key] = [
    Key("type", "`text`, `text?` for one that may be nothing, `[Movie]` for several, `[Movie, 2..4]`", .type),
    Key("title", "What it is called in questions and help", .text),
    Key("description", "What it is for, in a sentence", .text),
    Key("ask", "The question that asks for it", .text),
    Key("default", "Its value where it is not given; may use parameters above it", .anything),
    Key("input", "Whether it takes what is piped in, or the output before", .constant(.boolean)),
    Key("key", "Whether it may stand right behind the action", .constant(.boolean)),
    Key("when", "It exists only if this is true", .condition),
    Key(
      "options", "What may be picked: a list of values or of `{ value, title, subtitle, thumbnail }`, or a step",
      .anything),
    Key("search", "Whether the options are calculated again from the typed text, `${query}`", .constant(.boolean)),
    Key("min", "The least number, duration, date, day or time", .measure),
    Key("max", "The greatest number, duration, date, day or time", .measure),
    Key("step", "What a number, duration or time is a multiple of, counted from `min`", .measure),
    Key("length", "How many characters a text may have: `2..20`", .bounds),
    Key("pattern", "A regular expression that the whole text matches", .text),
    Key("content_types", "What a file may be: `image/*`, `application/pdf`", .oneOrSeveral(.text)),
    Key("multiline", "Whether a text has several lines", .constant(.boolean)),
    Key("labels", "Words for a boolean, shown and accepted", .mapping(.labels)),
    Key("literal", "Whether `${…}` is left as it is written", .constant(.boolean)),
    Key("of", "What an expression gives for each item", .type),
    Key("validate", "What is refused, and why", .list(.mapping(.check))),
    Key("confirm", "The question that confirms a value, with `${value}` for it", .text),
  ]

  static let labelKeys: [Key] = [
    Key("true", "The word for true", .text, isRequired: true),
    Key("false", "The word for false", .text, isRequired: true),
  ]

  static let checkKeys: [Key] = [
    Key("when", "A value for which this is true is refused; `value` is the value", .condition, isRequired: true),
    Key("error", "A code for it", .text, isRequired: true),
    Key("message", "What the person is told", .text),
  ]
}
