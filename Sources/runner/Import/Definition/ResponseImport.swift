import Workflow

/// Makes what an action gives and says of the response of an intent: `returns`, `confirm`, `success`, `failure`, `errors`.
struct ResponseImport {
  private(set) var entries: [Outline.Entry] = []
  /// What has no entry of its own, and stands above the next that there is.
  private(set) var rest: [ImportNote]
  private let intent: Intent
  private let texts: ImportedTexts
  private let parameters: TextSlots
  private let output: IntentResponse.Property?
  private let outputType: ImportedType?

  init(
    _ intent: Intent, _ parameters: [ImportedParameter], _ names: DefinitionNames, _ texts: ImportedTexts,
    rest: [ImportNote]
  ) {
    self.intent = intent
    self.rest = rest
    self.texts = texts
    self.parameters = .embedding(parameters)
    output = intent.response.output.flatMap { name in intent.response.properties.first { $0.name == name } }
    outputType = output.map { ImportedType($0.type, names: names) }
    takeOutput()
    takeConfirmation()
    takeTexts()
    takeErrors()
  }

  private mutating func takeOutput() {
    let known = Set([output?.name, "error"].compactMap(\.self))
    var notes = intent.response.properties.filter { !known.contains($0.name) }.map { property in
      note(
        "INIntentResponseParameters",
        "has \(ImportNote.quoted(property.name)), which is not imported: an action gives one output")
    }
    guard let output, let outputType else {
      if let name = intent.response.output, !name.isEmpty {
        notes.append(note("INIntentResponseOutput", "is not imported: there is no property \(ImportNote.quoted(name))"))
      }
      rest += notes
      return
    }
    if let remark = outputType.remark { notes.append(note("INIntentResponseParameterType", remark)) }
    add("returns", outputType.written(isMultiple: output.type.isMultiple), notes)
  }

  private mutating func takeConfirmation() {
    guard intent.needsConfirmation else { return }
    let title = intent.title?.text ?? ActionTitle.title(ofName: intent.name) ?? intent.name
    add("confirm", .text(TextSlots.escaped(title) + "?"), [])
  }

  private mutating func takeTexts() {
    var success = parameters
    if let output, let outputType {
      success.slots[output.name] = TextSlot(
        embedding: "result", outputType, isMultiple: output.type.isMultiple)
    }
    var failure = parameters
    if intent.response.properties.contains(where: { $0.name == "error" }) {
      failure.slots["error"] = TextSlot("error.message")
    }
    for code in intent.response.codes {
      switch code.name {
      case "success": takeText("success", code, success)
      case "failure": takeText("failure", code, failure)
      default:
        if code.isSuccess, let text = code.text {
          rest.append(
            note(
              "INIntentResponseCodes",
              "has the code \(ImportNote.quoted(code.name)), which is not imported: an action ends well in one way only; it says \(ImportNote.quoted(text.text))"
            ))
        }
      }
    }
  }

  private mutating func takeText(_ name: String, _ code: IntentResponse.Code, _ slots: TextSlots) {
    guard let wording = code.text, !entries.contains(where: { $0.key == name }) else { return }
    let (text, unknown) = texts.written(wording, slots)
    var notes = unknown.map { ImportNote.unknownSlot($0, "INIntentResponseCodes", of: intent.name) }
    if let full = code.fullText, full != wording, full.text != wording.text {
      notes.append(
        note(
          "INIntentResponseCodes",
          "has another text to be spoken, which is not imported: \(ImportNote.quoted(full.text))"))
    }
    add(name, .text(text), notes)
  }

  /// The further codes that are failures, and why values are refused.
  private mutating func takeErrors() {
    var book = NameBook { Failure.Reason(rawValue: $0) == nil }
    var errors: [Outline.Entry] = []
    var known: [String: String] = [:]
    func add(_ code: String, _ wording: Wording, _ key: String, of owner: String, fallback: String) {
      if known[code] == wording.text { return }
      known[code] = known[code] ?? wording.text
      let (text, unknown) = texts.written(wording, parameters)
      let name = book.name(book.has(code) ? fallback : code)
      var notes = unknown.map { ImportNote.unknownSlot($0, key, of: owner) }
      if name != code { notes.append(.isRenamed(key, code, to: name, of: owner)) }
      errors.append(Outline.Entry(name, .text(text), notes: notes))
    }
    for code in intent.response.codes where !code.isSuccess && !["success", "failure"].contains(code.name) {
      guard let wording = code.text else { continue }
      add(code.name, wording, "INIntentResponseCodes", of: intent.name, fallback: code.name)
    }
    for parameter in intent.parameters {
      for reason in parameter.reasons where !reason.isDefault {
        guard let wording = reason.text else { continue }
        add(
          reason.code, wording, "INIntentParameterUnsupportedReasons", of: "\(intent.name).\(parameter.name)",
          fallback: "\(reason.code)_\(parameter.name)")
      }
    }
    if !errors.isEmpty { self.add("errors", .mapping(errors), []) }
  }

  private mutating func add(_ key: String, _ value: Outline, _ notes: [ImportNote]) {
    entries.append(Outline.Entry(key, value, notes: rest + notes))
    rest = []
  }

  private func note(_ key: String, _ predicate: String) -> ImportNote {
    ImportNote(key, of: intent.name, predicate)
  }
}
