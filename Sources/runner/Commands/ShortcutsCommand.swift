import Workflow

/// `runner shortcuts`: phrases of a person's own for workflows.
enum ShortcutsCommand {
  private static let phrase = Flag("phrase", .one, "TEXT", help: "what is said; `${input}` stands for an input")
  private static let name = Flag("name", .one, "NAME", help: "what it is called; the phrase, if nothing else")
  private static let all = Flag.mark("all", help: "for delete: all of them")
  private static let parts = ["list", "add", "edit", "delete"]

  static let command = Command(
    verb: "shortcuts", summary: "starts workflows by phrases of your own: lists, adds, edits and deletes them",
    positionals: [
      Positional("list|add|edit|delete", .optional, help: "what to do; list, if nothing else"),
      Positional("FILE|NAME", .optional, candidates: .workflows, help: "for add a workflow, else a shortcut"),
    ],
    flags: [phrase, name, all, .format],
    details: ["Inputs of the workflow stand behind `--`: `… add movies --phrase hits -- --list popular`."],
    run: run)

  private static func run(_ words: [String], output: Output) throws -> ExitStatus {
    // What stands behind `--` belongs to the workflow.
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let inputs = end < words.endIndex ? Array(words[(end + 1)...]) : nil
    let arguments = try ArgumentParser.parse(Array(words[..<end]), for: command)
    if arguments.has(.help) { return try command.showHelp(on: output) }
    let book = { ShortcutBook(try Store.opened(in: SystemEnvironment())) }
    switch (arguments.positionals.first, arguments.positionals.dropFirst().first) {
    case (nil, _), ("list", nil): return try list(book().all(), arguments, output)
    case ("add", let file?): return try add(file, inputs ?? [], arguments, book(), output)
    case ("edit", let name?): return try edit(name, inputs, arguments, book(), output)
    case ("delete", let name) where (name != nil) != arguments.has(all):
      let count = try book().delete(name)
      if let name, count == 0 { throw Ending(.refused, [.unknownShortcut(name)]) }
      return .done
    case (let word?, _) where !parts.contains(word): throw Diagnostic.unknownPart(word, of: command, known: parts)
    case (let word?, _): throw Diagnostic.missingName(word)
    }
  }

  private static func list(_ shortcuts: [Shortcut], _ arguments: Arguments, _ output: Output) throws -> ExitStatus {
    if arguments[.format] == "json" {
      try output.write(json: .list(List(shortcuts.map(\.value))))
      return .done
    }
    let rows = shortcuts.map { shortcut in
      (
        TerminalText.cleaned(shortcut.name == shortcut.phrase ? shortcut.name : "\(shortcut.name): \(shortcut.phrase)"),
        Repetition(path: shortcut.path, parameters: shortcut.parameters).commandLine
      )
    }
    try output.write(rows.flatMap { ["\($0.0)", "  \($0.1)"] })
    return .done
  }

  private static func add(
    _ file: String, _ inputs: [String], _ arguments: Arguments, _ book: ShortcutBook, _ output: Output
  ) throws -> ExitStatus {
    guard let text = arguments[phrase] else { throw Diagnostic.noPhrase }
    let workflow = try ReadyWorkflow(named: file, output: output)
    let path = workflow.plan.file.path
    let shortcut = Shortcut(
      arguments[name] ?? text, phrase: text, path: RealPath.orWritten(path),
      parameters: try LaterRun(inputs, of: workflow.plan).parameters)
    try check(shortcut, workflow.plan)
    guard try book.add(shortcut) else { throw Ending(.refused, [.knownShortcut(shortcut.name)]) }
    return .done
  }

  private static func edit(
    _ old: String, _ inputs: [String]?, _ arguments: Arguments, _ book: ShortcutBook, _ output: Output
  ) throws -> ExitStatus {
    guard let shortcut = try book.shortcut(named: old) else { throw Ending(.refused, [.unknownShortcut(old)]) }
    guard arguments.has(name) || arguments.has(phrase) || inputs != nil else { throw Diagnostic.nothingToEdit }
    let workflow = try ReadyWorkflow(named: shortcut.path, output: output)
    let text = arguments[phrase] ?? shortcut.phrase
    // What was called by its phrase still is.
    let edited = Shortcut(
      arguments[name] ?? (shortcut.name == shortcut.phrase ? text : shortcut.name), phrase: text, path: shortcut.path,
      parameters: try inputs.map { try LaterRun($0, of: workflow.plan).parameters } ?? shortcut.parameters)
    try check(edited, workflow.plan)
    guard try book.replace(old, by: edited) else { throw Ending(.refused, [.knownShortcut(edited.name)]) }
    return .done
  }

  /// - Throws: an ``Ending`` for a phrase that could never be said.
  private static func check(_ shortcut: Shortcut, _ plan: Plan) throws {
    let phrase = Phrase(shortcut.phrase)
    let names = plan.inputs.map(\.declaration.name)
    if let fault = phrase.fault { throw Ending(.refused, [.badPhrase(fault)]) }
    for slot in phrase.slots where !names.contains(slot) { throw Ending(.refused, [.notAnInput(slot, names)]) }
  }
}

extension Shortcut {
  fileprivate var value: Value {
    .dictionary(
      OrderedDictionary(distinct: [
        ("name", .text(name)), ("phrase", .text(phrase)), ("file", .text(path)),
        ("parameters", .dictionary(parameters)),
      ]))
  }
}

extension Diagnostic {
  fileprivate static let noPhrase = Diagnostic(
    code: "missing-phrase", "`runner shortcuts add` needs the phrase that starts it.", at: nil,
    hint: "write `--phrase \"popular movies\"`")

  fileprivate static func badPhrase(_ fault: Phrase.Fault) -> Diagnostic {
    Diagnostic(code: "bad-phrase", fault.message, at: nil, hint: fault.hint)
  }

  fileprivate static let nothingToEdit = Diagnostic(
    code: "missing-argument", "`runner shortcuts edit` needs what is to be changed.", at: nil,
    hint: "give `--phrase`, `--name`, or inputs behind `--`")

  fileprivate static func missingName(_ part: String) -> Diagnostic {
    Diagnostic(
      code: "missing-argument",
      part == "add"
        ? "`runner shortcuts add` needs a workflow."
        : part == "list"
          ? "`runner shortcuts list` lists all of them." : "`runner shortcuts \(part)` needs the name of one shortcut.",
      at: nil, hint: "`runner shortcuts list` shows the names")
  }

  fileprivate static func unknownShortcut(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "unknown-shortcut", "There is no shortcut `\(TerminalText.cleaned(name))`.", at: nil,
      hint: "`runner shortcuts list` shows the names")
  }

  fileprivate static func knownShortcut(_ name: String) -> Diagnostic {
    Diagnostic(
      code: "known-shortcut", "There is a shortcut `\(TerminalText.cleaned(name))` already.", at: nil,
      hint: "give another by `--name`, or change that by `runner shortcuts edit`")
  }

  fileprivate static func notAnInput(_ slot: String, _ names: [String]) -> Diagnostic {
    let near = Spelling.nearest(to: slot, among: names)
    return Diagnostic(
      code: "not-an-input", "A slot of a phrase is the name of an input, and `\(TerminalText.cleaned(slot))` is none.",
      at: nil, hint: near.map { "did you mean `${\($0)}`?" },
      notes: names.isEmpty ? [] : [Note("the inputs are \(names.map { "`\($0)`" }.joined(separator: ", ")).")])
  }
}
