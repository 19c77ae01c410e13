/// Activities that a file declares.
extension CompilerPass {
  /// Nothing after an error that leaves no activity.
  func activity(_ key: YAMLNode, _ node: YAMLNode) -> ActivityDefinition? {
    guard isActivityType(key) else { return nil }
    guard node.form == .mapping || node.isNothing else {
      diagnostics.report(.wrongForm(node, wanted: "a mapping with `title` and `info`"))
      return nil
    }
    diagnostics.reportUnknownKeys(of: node, in: .activity)
    guard let info = activityInfo(key, node) else { return nil }
    let phrase = node["phrase"].flatMap { node in
      node.isNothing ? nil : self.phrase(node, slots: info.properties.map(\.name), noun: "a key of the activity")
    }
    let link = node["link"].flatMap { activityLink($0) }
    let symbol = node["icon"].flatMap { self.symbol($0) }
    var lifetime: Span?
    if let expires = node["expires"], !expires.isNothing,
      case .duration(let span)? = converted(
        expires, to: .duration, in: Scope(unit, incoming: .nothing), for: .type(key.text, key: "expires"))?.constant
    {
      lifetime = span
    }
    return ActivityDefinition(
      type: key.text, info: info, symbol: symbol?.text, phrase: phrase, link: link,
      isPredicted: node["predict"]?.text == "true", lifetime: lifetime, path: file.file.path,
      handler: handler(node["opens"]))
  }

  /// The type of an activity that a step names. Definition files donate what the workflow declares that uses them, and so
  /// it is known when that is compiled.
  func checkActivity(_ type: Value?, at range: SourceRange) {
    guard case .text(let name)? = type else { return }
    if file.steps == nil {
      unit.library.linker.note(donation: name, at: range)
    } else {
      checkActivity(name, at: range)
    }
  }

  /// Those that the definition files name that a workflow uses.
  func checkUsedActivities() {
    if file.steps == nil { return }
    for (name, range) in unit.library.linker.donations where unit.library.uses(range.file) {
      checkActivity(name, at: range)
    }
  }

  private func checkActivity(_ name: String, at range: SourceRange) {
    let known = unit.library.activities
    if known.contains(where: { $0.type == name }) { return }
    let failure = Failure.unknownActivity(name, among: known)
    diagnostics.report(Diagnostic(code: "unknown-activity", failure.message, at: range, hint: failure.hint))
  }

  /// Words of letters and digits, the domain of its owner first.
  private func isActivityType(_ key: YAMLNode) -> Bool {
    let parts = key.text.split(separator: ".", omittingEmptySubsequences: false)
    let isName = { (part: Substring) in
      part.first?.isLetter == true && part.utf8.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: "-") }
    }
    if parts.count >= 3, parts.allSatisfy(isName) { return true }
    diagnostics.report(.badActivityType(key))
    return false
  }

  /// The keys as a type, which knows how an item of it is displayed.
  private func activityInfo(_ key: YAMLNode, _ node: YAMLNode) -> RecordKind? {
    guard let listed = node["info"], !listed.isNothing else { return activityKind(key, node, []) }
    guard listed.form == .mapping else {
      diagnostics.report(.wrongForm(listed, wanted: "a mapping of keys to types"))
      return nil
    }
    var properties: [(RecordKind.Property, SourceRange)] = []
    for (name, type) in listed.pairs {
      guard name.text.isName, !Keyword.reservedNames.contains(name.text) else {
        diagnostics.report(.badKey(name))
        continue
      }
      let kind = type.isNothing ? Kind.text : self.kind(type)?.kind ?? .text
      let isEnum = if case .choice = kind.unwrapped { true } else { false }
      if !isEnum, !ActivityDefinition.kinds.contains(kind.unwrapped) { diagnostics.report(.noKeyKind(type, kind)) }
      properties.append((RecordKind.Property(name.text, kind), name.range))
    }
    return activityKind(key, node, properties)
  }

  private func activityKind(
    _ key: YAMLNode, _ node: YAMLNode, _ properties: [(RecordKind.Property, SourceRange)]
  ) -> RecordKind? {
    let scope = Scope(unit, incoming: .nothing)
    let slots = properties.map { property, range in
      let variable = Variable(
        property.name, slot: unit.newSlot(), kind: property.kind, place: range, isReadOnly: true)
      scope.declare(variable)
      return variable.slot
    }
    let display = DisplayTemplate(
      name: template("title", of: node, key, in: scope), subtitle: template("subtitle", of: node, key, in: scope),
      thumbnail: nil, section: nil, pronunciation: nil, synonyms: nil, slots: slots, frameSize: unit.slotCount)
    return RecordKind(key.text, properties.map(\.0)) { display.display(of: $0) }
  }

  private func activityLink(_ node: YAMLNode) -> String? {
    if node.isNothing { return nil }
    let bytes = node.text.utf8
    guard node.form == .scalar, !bytes.isEmpty,
      bytes.allSatisfy({ 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") })
    else {
      diagnostics.report(.badLink(node))
      return nil
    }
    return node.text
  }

  /// The workflow that continues it: the one that is named, else the one that declares it.
  private func handler(_ node: YAMLNode?) -> String? {
    guard let node, !node.isNothing else { return file.steps == nil ? nil : file.file.path }
    return SourcePath.resolved(node.text, beside: file.file.path)
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    0x61...0x7A ~= self || 0x41...0x5A ~= self || 0x30...0x39 ~= self || self == UInt8(ascii: "_")
  }
}

extension Diagnostic {
  fileprivate static func badActivityType(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-name", "`\(key.text)` cannot be the type of an activity.", at: key.range,
      hint: "write a domain of yours from its end, and a word: `org.example.movie`")
  }

  fileprivate static func badKey(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-name", "`\(key.text)` cannot be a key of an activity.", at: key.range,
      hint: "write letters, digits and `_`, and no name of the language")
  }

  fileprivate static func noKeyKind(_ node: YAMLNode, _ kind: Kind) -> Diagnostic {
    let names = ActivityDefinition.kinds.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      code: "wrong-type", "What is kept of an activity cannot be \(kind.article).", at: node.range,
      hint: "keep an identifier of it", notes: [Note("the types are \(names) and enums.")])
  }

  fileprivate static func badLink(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-name", "`link` is a word of small letters, digits and `-`.", at: node.range,
      hint: "write `link: movie` for `runner://movie/550`")
  }
}
