/// What a test prepares of the world outside: the replies of servers and the output of programs.
extension TestReader {
  /// Each with its text, or with where it lies beside the file of tests.
  mutating func files(_ node: YAMLNode) -> [String: TestFiles.Source] {
    var files: [String: TestFiles.Source] = [:]
    for (key, value) in pairs(node) {
      guard value.form == .mapping else {
        files[key.text] = .text(value.text)
        continue
      }
      diagnostics.reportUnknownKeys(of: value, in: .fixture)
      guard let from = value["from"], from.form == .scalar else {
        diagnostics.report(.incomplete(value, "`from`, the path of a file beside this one"))
        continue
      }
      // A test that is handed on brings what lies with it, and reads nothing else of whoever runs it.
      guard !from.text.hasPrefix("/"), !from.text.hasPrefix("~"), !FilePath.components(of: from.text).contains("..")
      else {
        diagnostics.report(.elsewhere(from))
        continue
      }
      files[key.text] = .beside(SourcePath.resolved(from.text, beside: node.range.file.path))
    }
    return files
  }

  mutating func exchanges(_ node: YAMLNode) -> [TestExchange] {
    entries(node, .exchange).compactMap { exchange($0) }
  }

  private mutating func exchange(_ node: YAMLNode) -> TestExchange? {
    guard let request = node["request"].flatMap({ self.request($0) }) else {
      diagnostics.report(.incomplete(node, "`request`, such as `GET https://example.org/`"))
      return nil
    }
    return TestExchange(request: request, reply: node["reply"].map { reply($0) } ?? TestExchange.Reply())
  }

  /// `GET https://example.org/`, an address alone, or a mapping.
  private mutating func request(_ node: YAMLNode) -> TestExchange.Request? {
    if node.form == .scalar {
      let words = node.text.split(separator: " ", maxSplits: 1).map(String.init)
      guard let url = words.last else { return nil }
      return TestExchange.Request(method: words.count > 1 ? words[0] : "GET", url: url)
    }
    diagnostics.reportUnknownKeys(of: node, in: .expectation)
    guard let url = text(node["url"]) else { return nil }
    var request = TestExchange.Request(method: text(node["method"]) ?? "GET", url: url)
    request.headers = texts(node["headers"])
    request.body = text(node["body"])
    request.json = node["json"].flatMap { value($0) }
    return request
  }

  /// A text, which is the body, or a mapping.
  private mutating func reply(_ node: YAMLNode) -> TestExchange.Reply {
    var reply = TestExchange.Reply()
    if node.form == .scalar {
      reply.body = node.text
      return reply
    }
    diagnostics.reportUnknownKeys(of: node, in: .reply)
    reply.status = number(node["status"], 100...599) ?? 200
    reply.headers = pairs(node["headers"]).map { HTTPField($0.key.text, $0.value.text) }
    reply.body = text(node["body"])
    reply.json = node["json"].flatMap { value($0) }
    reply.url = text(node["url"])
    return reply
  }

  mutating func programs(_ node: YAMLNode) -> [TestProgram] {
    entries(node, .program).compactMap { node in
      guard let run = node["run"] else {
        diagnostics.report(.incomplete(node, "`run`, such as `[git, status]`"))
        return nil
      }
      return TestProgram(
        arguments: list(run), input: text(node["stdin"]), output: text(node["stdout"]) ?? "",
        errorOutput: text(node["stderr"]) ?? "", status: number(node["exit"], 0...255) ?? 0)
    }
  }

  private mutating func entries(_ node: YAMLNode, _ form: MappingForm) -> [YAMLNode] {
    guard node.form == .sequence, node.items.allSatisfy({ $0.form == .mapping }) else {
      diagnostics.report(.wrongForm(node, wanted: "a list of mappings"))
      return []
    }
    for item in node.items { diagnostics.reportUnknownKeys(of: item, in: form) }
    return Array(node.items)
  }

  private mutating func number(_ node: YAMLNode?, _ range: ClosedRange<Int>) -> Int? {
    guard let node else { return nil }
    if let number = Int(node.text), range.contains(number) { return number }
    diagnostics.report(.wrongForm(node, wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)"))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func elsewhere(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "incomplete-test", "`\(node.text)` does not lie beside the tests, or in a folder there.", at: node.range,
      hint: "put the file beside the tests, and write its path from there")
  }

  fileprivate static func incomplete(_ node: YAMLNode, _ missing: String) -> Diagnostic {
    Diagnostic(code: "incomplete-test", "This needs \(missing).", at: node.range)
  }
}
