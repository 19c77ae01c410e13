/// Enums that a file defines.
extension CompilerPass {
  /// Nothing after an error.
  func enumeration(_ key: YAMLNode, _ node: YAMLNode) -> EnumKind? {
    guard isTypeName(key) else { return nil }
    let labels = labels(of: node)
    if labels.isEmpty {
      diagnostics.report(.noCases(key))
      return nil
    }
    var titles: Set<String> = []
    for label in labels where !titles.insert(label.title.lowercased()).inserted {
      diagnostics.report(.sameTitle(label, key))
    }
    return EnumKind(key.text, labels)
  }

  /// Reports what cannot be the name of a type.
  func isTypeName(_ key: YAMLNode) -> Bool {
    if Keyword.isActionTitle(key.text), key.text.isName { return true }
    diagnostics.report(.badTypeName(key))
    return false
  }

  /// `[open, closed]`, or a mapping of names to titles or to `{ title, value, subtitle, thumbnail, synonyms }`.
  private func labels(of node: YAMLNode) -> [EnumKind.Label] {
    switch node.form {
    case .sequence:
      var labels: [EnumKind.Label] = []
      for item in node.items where isCaseName(item) {
        if labels.contains(where: { $0.name == item.text }) {
          diagnostics.report(.sameCase(item))
        } else {
          labels.append(EnumKind.Label(item.text, title: Words(item.text).capitalized))
        }
      }
      return labels
    case .mapping: return node.pairs.compactMap { isCaseName($0.key) ? label($0.key, $0.value) : nil }
    case .scalar:
      if !node.isNothing { diagnostics.report(.wrongForm(node, wanted: "a list or mapping of cases")) }
      return []
    }
  }

  private func isCaseName(_ node: YAMLNode) -> Bool {
    if node.form == .scalar, !node.text.isEmpty,
      node.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
    {
      return true
    }
    diagnostics.report(.badCaseName(node))
    return false
  }

  private func label(_ key: YAMLNode, _ node: YAMLNode) -> EnumKind.Label {
    guard node.form == .mapping else {
      if node.form == .sequence { diagnostics.report(.wrongForm(node, wanted: "a title")) }
      let title = node.text.isEmpty ? nil : node
      return label(key, title: title, synonyms: [])
    }
    diagnostics.reportUnknownKeys(of: node, in: .case)
    let thumbnail = node["thumbnail"].flatMap { symbol($0) }
    let synonyms = node["synonyms"].map { $0.form == .sequence ? $0.items.map(\.text) : [$0.text] } ?? []
    return label(
      key, title: node["title"], value: node["value"]?.text, subtitle: constantText(node["subtitle"]),
      thumbnail: thumbnail, synonyms: synonyms)
  }

  /// A case that is known by its title in the language of the file too, so that an answer is one in every language.
  private func label(
    _ key: YAMLNode, title: YAMLNode?, value: String? = nil, subtitle: String? = nil, thumbnail: Thumbnail? = nil,
    synonyms: [String]
  ) -> EnumKind.Label {
    let own = title?.text ?? Words(key.text).capitalized
    let shown = constantText(title) ?? own
    return EnumKind.Label(
      key.text, title: shown, value: value, subtitle: subtitle, thumbnail: thumbnail,
      synonyms: synonyms + (shown == own ? [] : [own]))
  }
}

extension Diagnostic {
  fileprivate static func badTypeName(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-name", "`\(key.text)` cannot be the name of a type.", at: key.range,
      hint: "write letters and digits, and a capital first")
  }

  fileprivate static func noCases(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "missing-value", "The enum `\(key.text)` has no cases.", at: key.range, hint: "write `[open, closed]`")
  }

  fileprivate static func sameCase(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(code: "same-name", "There is a case `\(node.text)` already.", at: node.range)
  }

  fileprivate static func sameTitle(_ label: EnumKind.Label, _ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      .warning, code: "same-name",
      "Two cases of `\(key.text)` are called “\(label.title)”, and nobody can tell them apart.",
      at: key.range, hint: "write another `title` for `\(label.name)`")
  }

  fileprivate static func badCaseName(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-name", "`\(node.form == .scalar ? node.text : "This")` cannot be the name of a case.", at: node.range,
      hint: "write letters, digits, `_` and `-`; what people read is its title")
  }
}
