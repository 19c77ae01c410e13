/// Reads a file of tests.
struct TestReader {
  var diagnostics = Diagnostics()

  mutating func read(_ source: SourceFile) -> [WorkflowTest] {
    guard let root = YAMLParser.parse(source, into: &diagnostics)?.root else { return [] }
    guard root.form == .mapping, let list = root["tests"], list.form == .sequence, root.count == 1 else {
      diagnostics.report(.notTests(root))
      return []
    }
    let tests = list.items.compactMap { test($0) }
    FormCheck.check(root, as: .tests, into: &diagnostics)
    diagnostics = TwinKeys.guarded(diagnostics, in: root)
    return tests
  }

  private mutating func test(_ node: YAMLNode) -> WorkflowTest? {
    guard node.form == .mapping, let name = node["name"], name.form == .scalar else {
      diagnostics.report(.noName(node))
      return nil
    }
    diagnostics.reportUnknownKeys(of: node, in: .test)
    var test = WorkflowTest(name.text, at: name.range)
    test.inputs = inputs(node["inputs"])
    test.answers = answers(node["answers"])
    test.stdin = text(node["stdin"])
    test.exchanges = node["http"].map { exchanges($0) } ?? []
    test.programs = node["programs"].map { programs($0) } ?? []
    test.files = node["files"].map { files($0) }
    test.locale = text(node["locale"])
    test.environment = texts(node["environment"])
    test.secrets = texts(node["secrets"])
    test.output = node["output"].flatMap { value($0) }
    test.shows = node["shows"].map { list($0) }
    test.asks = node["asks"].map { list($0) }
    test.error = text(node["error"])
    test.claims = TestClaims(
      inputs: node["inputs"].map { $0.pairs.map(\.key) } ?? [],
      stdin: test.stdin?.isEmpty == false ? node["stdin"] : nil,
      error: test.error == nil ? nil : node["error"])
    if let locale = test.locale, !LocaleName.isValid(locale), let node = node["locale"] {
      diagnostics.report(.noLocale(node))
    }
    if let now = node["now"] {
      test.now = Moment(text: now.text, zone: { .utc })
      if test.now == nil { diagnostics.report(.notADate(now)) }
    }
    return test
  }

  /// A scalar is read as a word of the command line, so that a person, a date or a case of an enum may be named.
  private mutating func inputs(_ node: YAMLNode?) -> [String: GivenInput] {
    var inputs: [String: GivenInput] = [:]
    for (key, node) in pairs(node) {
      switch node.form {
      case .scalar where !node.isNothing: inputs[key.text] = .words([node.text])
      case .sequence where node.items.allSatisfy({ $0.form == .scalar && !$0.isNothing }):
        inputs[key.text] = .words(node.items.map(\.text))
      default: inputs[key.text] = value(node).map { .value($0) }
      }
    }
    return inputs
  }

  private mutating func answers(_ node: YAMLNode?) -> [(name: String, text: String)] {
    pairs(node).flatMap { key, node in list(node).map { (key.text, $0) } }
  }

  mutating func texts(_ node: YAMLNode?) -> [String: String] {
    Dictionary(pairs(node).map { ($0.key.text, $0.value.text) }) { _, last in last }
  }

  mutating func pairs(_ node: YAMLNode?) -> [WorkflowFile.Entry] {
    guard let node, !node.isNothing else { return [] }
    if node.form != .mapping { diagnostics.report(.wrongForm(node, wanted: "a mapping")) }
    return node.pairs.map { ($0.key, $0.value) }
  }

  mutating func text(_ node: YAMLNode?) -> String? {
    guard let node, !node.isNothing else { return nil }
    if node.form != .scalar { diagnostics.report(.wrongForm(node, wanted: "a text")) }
    return node.text
  }

  /// A list of texts, or one.
  mutating func list(_ node: YAMLNode) -> [String] {
    if node.form == .scalar { return node.isNothing ? [] : [node.text] }
    if node.form == .mapping { diagnostics.report(.wrongForm(node, wanted: "a list of texts")) }
    return node.items.map(\.text)
  }

  mutating func value(_ node: YAMLNode) -> Value? {
    do {
      return try YAMLReader.value(of: node)
    } catch {
      // A value that its own tag forbids was told by the parser already.
      if !diagnostics.hasErrors { diagnostics.report(.unreadable(node, error)) }
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func notTests(_ root: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "not-tests", "A file of tests has a list under `tests`, and no other key.", at: root.range,
      hint: "write `tests:` and a list of `- name: …` under it")
  }

  fileprivate static func noName(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(code: "no-test-name", "A test has no `name`.", at: node.range, hint: "write `- name: …`")
  }

  fileprivate static func notADate(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "not-a-date", "`\(node.text)` is no date.", at: node.range, hint: "write `2024-12-30T10:15:00Z`")
  }

  fileprivate static func noLocale(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "no-locale", "`locale` is a language, and `\(node.text)` is none.", at: node.range,
      hint: "write `de`, `de_DE` or `zh_Hant_TW`")
  }

  fileprivate static func unreadable(_ node: YAMLNode, _ error: any Error) -> Diagnostic {
    let message = (error as? Failure)?.message ?? "The value cannot be read."
    return Diagnostic(code: "unreadable-value", message, at: node.range)
  }
}
