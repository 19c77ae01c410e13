/// Custom types that a file defines.
extension CompilerPass {
  /// Nothing after an error that leaves no type.
  func customType(_ key: YAMLNode, _ node: YAMLNode) -> RecordKind? {
    guard isTypeName(key) else { return nil }
    guard node.form == .mapping, let listed = node["properties"], listed.form == .mapping, listed.count > 0 else {
      diagnostics.report(.noProperties(key))
      return nil
    }
    diagnostics.reportUnknownKeys(of: node, in: .type)
    let properties = properties(listed, of: key.text)
    if properties.isEmpty { return nil }
    let scope = Scope(unit, incoming: .nothing)
    let slots = zip(properties, listed.pairs).map { property, pair in
      let variable = Variable(
        property.name, slot: unit.newSlot(), kind: property.kind, place: pair.key.range, isReadOnly: true)
      scope.declare(variable)
      return variable.slot
    }
    let display = DisplayTemplate(
      name: template("display", of: node, key, in: scope), subtitle: template("subtitle", of: node, key, in: scope),
      thumbnail: thumbnail(of: node, key, in: scope), section: template("section", of: node, key, in: scope),
      pronunciation: template("pronunciation", of: node, key, in: scope),
      synonyms: template("synonyms", as: .list(.text), of: node, key, in: scope), slots: slots,
      frameSize: unit.slotCount)
    return RecordKind(key.text, properties) { display.display(of: $0) }
  }

  private func properties(_ node: YAMLNode, of type: String) -> [RecordKind.Property] {
    var properties: [RecordKind.Property] = []
    for (key, value) in node.pairs {
      guard key.text.isName, !Keyword.reservedNames.contains(key.text) else {
        diagnostics.report(.badPropertyName(key))
        continue
      }
      guard let property = property(key, value) else { continue }
      if property.isIdentifier, let twin = properties.first(where: \.isIdentifier) {
        diagnostics.report(.secondIdentifier(key, first: twin.name))
      }
      properties.append(property)
    }
    return properties
  }

  private func property(_ key: YAMLNode, _ node: YAMLNode) -> RecordKind.Property? {
    guard node.form == .mapping else {
      // `title:` alone is a text.
      let kind = node.isNothing ? Kind.text : self.kind(node)?.kind
      return RecordKind.Property(key.text, kind ?? .any)
    }
    diagnostics.reportUnknownKeys(of: node, in: .property)
    let kind = node["type"].map { self.kind($0)?.kind ?? .any } ?? .text
    return RecordKind.Property(
      key.text, kind, title: constantText(node["title"]), isIdentifier: node["identifier"]?.text == "true")
  }

  func template(
    _ name: String, as kind: Kind = .text, of node: YAMLNode, _ type: YAMLNode, in scope: Scope
  ) -> CompiledExpression? {
    guard let value = node[name], !value.isNothing else { return nil }
    // What may be missing leaves its part of the display away.
    guard let compiled = self.value(value, as: kind, in: scope, for: .type(type.text, key: name)) else { return nil }
    return converted(compiled, to: kind.optional, for: .type(type.text, key: name))
  }

  private func thumbnail(of node: YAMLNode, _ type: YAMLNode, in scope: Scope) -> CompiledExpression? {
    if let value = node["thumbnail"], !value.text.utf8.contains(UInt8(ascii: "$")) { _ = symbol(value) }
    return template("thumbnail", as: .any, of: node, type, in: scope)
  }
}

extension Diagnostic {
  fileprivate static func noProperties(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "missing-value", "The type `\(key.text)` has no `properties`.", at: key.range,
      hint: "write `properties: { title: text }`")
  }

  fileprivate static func badPropertyName(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-name", "`\(key.text)` cannot be the name of a property.", at: key.range,
      hint: "write letters, digits and `_`, and no name of the language")
  }

  fileprivate static func secondIdentifier(_ key: YAMLNode, first: String) -> Diagnostic {
    Diagnostic(
      code: "second-identifier", "`\(first)` identifies an item already; only one property can.", at: key.range)
  }
}
