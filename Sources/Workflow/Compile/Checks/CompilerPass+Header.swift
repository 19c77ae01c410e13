/// What can be known of the keys at the top of a file.
extension CompilerPass {
  func checkHeader() {
    checkVersion()
    if let icon = file.icon { _ = symbol(icon) }
    checkPhrases()
    checkLanguages()
  }

  /// Each language stands under its tag, once.
  private func checkLanguages() {
    var tags: [String: YAMLNode] = [:]
    for (key, _) in file.localizations {
      let tag = Translations.tag(key)
      if !LocaleName.isTag(key.text) {
        diagnostics.report(.noLanguage(key))
      } else if let twin = tags[tag] {
        diagnostics.report(.sameLanguage(key, as: twin))
      }
      tags[tag] = key
    }
  }

  /// A thumbnail as written. A name that stands there literally is a symbol that must exist.
  func symbol(_ node: YAMLNode) -> Thumbnail? {
    guard node.form == .scalar, !node.isNothing else { return nil }
    let thumbnail = Thumbnail(node.text)
    if case .symbol(let name) = thumbnail, !name.utf8.contains(UInt8(ascii: "$")),
      SymbolTable.symbol(named: name) == nil
    {
      diagnostics.report(.unknownSymbol(node))
    }
    return thumbnail
  }

  /// What `suggest` says; without it, what is done is suggested.
  func isSuggested(_ node: YAMLNode?) -> Bool {
    guard let node, !node.isNothing else { return true }
    if node.form != .scalar || !["true", "false"].contains(node.text) { diagnostics.report(.noBoolean(node)) }
    return node.text != "false"
  }

  private func checkVersion() {
    guard let node = file.requires else { return }
    guard node.text.hasPrefix(">="), let wanted = RunnerVersion(String(node.text.dropFirst(2))) else {
      diagnostics.report(.badVersion(node))
      return
    }
    if RunnerVersion.current < wanted { diagnostics.report(.newerVersion(node)) }
  }

  private func checkPhrases() {
    let names = file.inputs.map(\.key.text)
    for node in file.phrases { _ = phrase(node, slots: names, noun: "an input") }
  }
}

extension Diagnostic {
  fileprivate static func unknownSymbol(_ node: YAMLNode) -> Diagnostic {
    let near = Spelling.nearest(to: node.text, among: SymbolTable.names)
    return Diagnostic(
      code: "unknown-symbol", "There is no symbol `\(node.text)`.", at: node.range,
      hint: near.map { "did you mean `\($0)`?" } ?? "a picture file begins with `./`, `~/` or `/`",
      fixes: near.map { [Fix("Write `\($0)`", replace: node.range, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func noBoolean(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "wrong-form", "`suggest` is `true` or `false`.", at: node.range,
      hint: "write `false` for what is never suggested")
  }

  fileprivate static func badVersion(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-version", "`requires` names the least version, and this is `\(node.text)`.", at: node.range,
      hint: "write `\">=\(RunnerVersion.current)\"`")
  }

  fileprivate static func newerVersion(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "newer-version", "This file requires `\(node.text)`, and the runner is \(RunnerVersion.current).",
      at: node.range, hint: "install a newer runner")
  }

  fileprivate static func noLanguage(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "no-language", "`\(key.text)` is no language.", at: key.range,
      hint: "write a tag such as `de`, `de-AT` or `zh-Hant`, and its texts below it")
  }

  fileprivate static func sameLanguage(_ key: YAMLNode, as twin: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "same-name", "`\(key.text)` is the same language as `\(twin.text)`.", at: key.range,
      hint: "write its texts at one place")
  }
}
