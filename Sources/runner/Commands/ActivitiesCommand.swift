import Workflow

/// `runner activities`: what can be continued, and what was.
enum ActivitiesCommand {
  private static let info = Flag(
    "info", .one, "KEY=VALUE", isRepeated: true, help: "for add: what is known of it; again for more")
  private static let identifier = Flag("id", .one, "ID", help: "for add: what it is called, to delete it by")
  private static let parts = ["list", "types", "add", "delete"]

  static let command = Command(
    verb: "activities",
    summary: "lists the activities that are remembered, adds and deletes them, and lists their types",
    positionals: [
      Positional("list|types|add|delete", .optional, help: "what to do; list, if nothing else"),
      Positional("TYPE|ID", .optional, help: "for add the type, for delete an ID"),
    ],
    flags: [info, identifier] + DonationSelection.flags + [.format], run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    let arguments = try ArgumentParser.parse(words, for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let book = { DonationBook(try Store.opened(in: SystemEnvironment()), clock: SystemClock()) }
    switch arguments.positionals.first {
    case nil, "list":
      try arguments.check("activities list", of: command, takes: [.format])
      return try DonationSheet.list(
        book().all().filter { $0.deed.kind == .activity }, noun: "activities", arguments, output)
    case "types":
      try arguments.check("activities types", of: command, takes: [.format])
      return try types(arguments, output)
    case "add":
      try arguments.check("activities add", of: command, takes: [info, identifier] + DonationSelection.names)
      return try add(arguments, book, output)
    case "delete":
      try arguments.check("activities delete", of: command, takes: DonationSelection.flags)
      return try DonationSheet.delete(
        DonationSelection.of(arguments, verb: command.verb), only: .activity, from: book(), output)
    case let word?: throw Diagnostic.unknownPart(word, of: command, known: parts)
    }
  }

  private static func types(_ arguments: Arguments, _ output: Output) throws -> ExitStatus {
    let found = KnownWorkflows(having: ["activities"], environment: SystemEnvironment())
    let known = found.activities
    Report(output: output).tell(found.gaps)
    if arguments[.format] == "json" {
      try output.write(json: .list(List(known.map(\.sheet))))
    } else {
      if known.isEmpty { output.tell("No file declares activities.\n") }
      try output.write(known.map { "\($0.type)  \($0.keys.joined(separator: ", "))" })
    }
    return .done
  }

  private static func add(_ arguments: Arguments, _ book: () throws -> DonationBook, _ output: Output) throws
    -> ExitStatus
  {
    guard let type = arguments.positionals.dropFirst().first else { throw Diagnostic.noType }
    var pairs: [OrderedDictionary.Pair] = []
    for word in arguments.all(info) {
      guard let equals = word.firstIndex(of: "=") else { throw Diagnostic.noPair(word) }
      let key = String(word[..<equals])
      if pairs.contains(where: { $0.key == key }) { throw Diagnostic.givenTwice(key) }
      pairs.append((key, .text(String(word[word.index(after: equals)...]))))
    }
    let found = KnownWorkflows(having: ["activities"], environment: SystemEnvironment())
    let known = found.activities
    let deed: Deed
    do {
      guard let activity = known.first(where: { $0.type == type }) else {
        throw Failure.unknownActivity(type, among: known)
      }
      deed = try activity.deed(OrderedDictionary(pairs), isStrict: true)
    } catch let failure as Failure where failure.reason == .input {
      throw Ending(.refused, found.gaps + [.refusedActivity(failure)])
    }
    return try DonationSheet.add(deed, identifier: arguments[identifier], to: book(), arguments, output)
  }
}

extension ActivityDefinition {
  fileprivate var sheet: Value {
    let text = { (text: String?) in text.map { Value.text($0) } ?? .nothing }
    return .dictionary(
      OrderedDictionary(distinct: [
        ("type", .text(type)), ("keys", .list(List(keys.map { .text($0) }))),
        ("required", .list(List(requiredKeys.map { .text($0) }))), ("link", text(link)), ("phrase", text(phrase)),
        ("file", .text(path)), ("opens", text(handler)),
      ]))
  }
}

extension Diagnostic {
  fileprivate static let noType = Diagnostic(
    code: "missing-argument", "`runner activities add` needs the type of the activity.", at: nil,
    hint: "`runner activities types` lists them")

  fileprivate static func noPair(_ word: String) -> Diagnostic {
    Diagnostic(
      code: "no-pair", "`--info` takes KEY=VALUE, and `\(TerminalText.cleaned(word))` is none.", at: nil,
      hint: "write `--info movieId=550`")
  }

  fileprivate static func givenTwice(_ key: String) -> Diagnostic {
    Diagnostic(
      code: "no-pair", "`--info` gives `\(TerminalText.cleaned(key))` twice.", at: nil, hint: "give each key once")
  }

  fileprivate static func refusedActivity(_ failure: Failure) -> Diagnostic {
    Diagnostic(code: "refused-activity", failure.message, at: nil, hint: failure.hint)
  }
}
