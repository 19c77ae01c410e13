import Workflow

/// Makes a parameter of a parameter of an intent.
struct ParameterImport {
  let parameter: ImportedParameter
  private let owner: String
  private let texts: ImportedTexts
  private let limits: ParameterLimits?
  private let notes: [ImportNote]

  /// - Parameter before: the parameters that stand before it, by their names in the file.
  init(
    _ source: IntentParameter, name: String, of intent: String, before: [String: ImportedParameter],
    names: DefinitionNames,
    texts: ImportedTexts
  ) throws {
    let owner = "\(intent).\(source.name)"
    let type = ImportedType(source.type, names: names, dateForm: source.metadata?.value("Type")?.text)
    let standard = StandardValue(source, type, of: owner, texts: texts)
    let limits = try source.metadata.map {
      try ParameterLimits(
        $0, type, isMultiple: source.type.isMultiple, of: owner, standard: standard.number, texts: texts)
    }
    var notes = standard.notes
    var value = standard.outline
    if let number = standard.number, limits?.takes(number) == false {
      value = nil
      notes.append(
        ImportNote("INIntentParameterMetadataDefaultValue", of: owner, "is not imported: it is outside the limits"))
    }
    if value == nil, !source.isResolved, type.family == .boolean, !source.type.isMultiple { value = .plain("false") }
    let condition = source.relationship.map { relationship in
      ParameterCondition(relationship, parent: relationship.parent.flatMap { before[$0] })
    }
    if let remark = condition?.remark {
      notes.append(ImportNote("INIntentParameterRelationship", of: owner, remark))
    }
    parameter = ImportedParameter(
      source: source, name: name, type: type, standard: value, condition: condition?.expression,
      isOptional: value == nil && !source.isResolved)
    (self.owner, self.texts, self.limits, self.notes) = (owner, texts, limits, notes)
  }

  /// - Parameters:
  ///   - slots: what may stand in the question.
  ///   - roles: `input` and `key`, as far as it has them.
  ///   - options: the step that lists what may be picked.
  func entry(_ slots: TextSlots, roles: [String], options: Outline?) -> Outline.Entry {
    var notes = self.notes
    let source = parameter.source
    if parameter.name != source.name {
      notes.insert(.isRenamed("INIntentParameterName", source.name, to: parameter.name, of: owner), at: 0)
    }
    if let remark = parameter.type.remark { notes.append(ImportNote("INIntentParameterType", of: owner, remark)) }
    let sizes = sizes(&notes)
    var parts = [
      Outline.Entry(
        "type",
        parameter.type.written(isMultiple: parameter.isMultiple, isOptional: parameter.isOptional, sizes: sizes))
    ]
    if let title = source.title { parts.append(Outline.Entry("title", .text(texts.written(title).text))) }
    if source.isResolved, let question = source.question {
      let (text, unknown) = texts.written(question, slots)
      notes += unknown.map { .unknownSlot($0, "INIntentParameterPromptDialogs", of: owner) }
      parts.append(Outline.Entry("ask", .text(text)))
    }
    if let standard = parameter.standard { parts.append(Outline.Entry("default", standard)) }
    parts += roles.map { Outline.Entry($0, .plain("true")) }
    if let condition = parameter.condition { parts.append(Outline.Entry("when", .text("${\(condition)}"))) }
    if let options {
      parts.append(Outline.Entry("options", options))
      if source.isSearched { parts.append(Outline.Entry("search", .plain("true"))) }
    } else if source.isSearched {
      notes.append(
        ImportNote("INIntentParameterSupportsSearch", of: owner, "is not imported: there are no options to search"))
    }
    parts += limits?.entries ?? ParameterLimits.ofNoMetadata(parameter.type)
    notes += limits?.notes ?? []
    notes += dialogNotes
    notes += source.untaken.map { .isUnknown($0, of: owner) }
    return Outline.Entry(parameter.name, parts.count == 1 ? parts[0].value : .mapping(parts), notes: notes)
  }

  /// The smallest and the largest number of values that a widget takes.
  private func sizes(_ notes: inout [ImportNote]) -> ClosedRange<Int>? {
    let sizes = parameter.source.sizes.filter { (1...1_000_000).contains($0) }
    guard let least = sizes.min(), let most = sizes.max(), parameter.isMultiple else { return nil }
    func note(_ predicate: String) {
      notes.append(ImportNote("INIntentParameterArraySizes", of: owner, predicate))
    }
    if parameter.isOptional {
      note("is not imported: what may be left out has no least number of values")
      return nil
    }
    if case .list(let items)? = parameter.standard, !(least...most).contains(items.count) {
      note("is not imported: the default has another number of values")
      return nil
    }
    if Set(sizes).count > 1 { note("becomes the smallest and the largest: there are no widgets of several sizes") }
    return least...most
  }

  /// What Siri would say, and the runner says in words of its own.
  private var dialogNotes: [ImportNote] {
    let source = parameter.source
    let isAsked = source.isResolved
    let dialogs = source.dialogs.filter { $0.isCustom && ($0.type != "Primary" || !isAsked) }.compactMap { dialog in
      dialog.text.map { text in
        ImportNote(
          "INIntentParameterPromptDialogs", of: owner,
          "has the dialog “\(TerminalText.cleaned(dialog.type))”, which is not imported: \(ImportNote.quoted(text.text))"
        )
      }
    }
    let reasons = source.reasons.filter(\.isDefault).compactMap(\.text).map { text in
      ImportNote(
        "INIntentParameterUnsupportedReasons", of: owner,
        "says what the limits say already, which is not imported: \(ImportNote.quoted(text.text))")
    }
    return dialogs + reasons
  }
}

extension ImportNote {
  static func unknownSlot(_ slot: String, _ key: String, of owner: String) -> ImportNote {
    ImportNote(key, of: owner, "names \(quoted(slot)), which nothing is known of, so that it stays mere text")
  }
}
