/// What stands in a file of tests.
extension MappingForm {
  static let testsKeys: [Key] = [
    Key("tests", "The tests of the workflow beside this file", .list(.mapping(.test)), isRequired: true)
  ]

  static let testKeys: [Key] = [
    Key("name", "What it shows", .text, isRequired: true),
    Key("inputs", "The workflow's inputs, as its flags would take them", .entries(.anything)),
    Key("answers", "Answers by the names of steps; several turns are a list", .entries(.oneOrSeveral(.text))),
    Key("stdin", "What is piped in", .text),
    Key("http", "The requests that are sent, each with its reply", .list(.mapping(.exchange))),
    Key("programs", "The programs that are run, each with what it writes", .list(.mapping(.program))),
    Key(
      "files", "All files that there are, each with its text, or `{ from: PATH }` for one beside the tests",
      .entries(.either([.text, .mapping(.fixture)]))),
    Key("now", "When it is: `2024-12-30T10:15:00Z`", .text),
    Key("locale", "Language and region: `de_DE`", .text),
    Key("environment", "Variables of the environment", .entries(.text)),
    Key("secrets", "Secrets by their names", .entries(.text)),
    Key("output", "What the run must give, as JSON has it", .anything),
    Key("shows", "All that must be shown, in order", .oneOrSeveral(.text)),
    Key("asks", "All that must be asked, in order", .oneOrSeveral(.text)),
    Key("error", "The kind or the code of the error that must end the run", .text),
  ]

  static let fixtureKeys: [Key] = [
    Key("from", "The path of a file, from the folder of the tests", .text, isRequired: true)
  ]

  static let exchangeKeys: [Key] = [
    Key(
      "request", "`GET https://example.org/`, or what the request must have", .either([.text, .mapping(.expectation)]),
      isRequired: true),
    Key("reply", "The body of the reply, or all of it", .either([.text, .mapping(.reply)])),
  ]

  static let expectationKeys: [Key] = [
    Key("method", "`GET`, `POST` or another", .text),
    Key("url", "The URL with its query", .text, isRequired: true),
    Key("headers", "Headers that it must have", .entries(.text)),
    Key("body", "The body that it must have", .text),
    Key("json", "The value that its body must be, as JSON", .anything),
  ]

  static let replyKeys: [Key] = [
    Key("status", "The status; 200 without it", .constant(.number)),
    Key("headers", "Headers of the reply", .entries(.text)),
    Key("body", "The body, as a text", .text),
    Key("json", "The body, as a value", .anything),
    Key("url", "Where redirects led", .text),
  ]

  static let programKeys: [Key] = [
    Key("run", "The program with its arguments", .oneOrSeveral(.text), isRequired: true),
    Key("stdin", "What it must be given on standard input", .text),
    Key("stdout", "What it writes", .text),
    Key("stderr", "What it writes on standard error", .text),
    Key("exit", "Its status; 0 without it", .constant(.number)),
  ]
}
