/// Reads an action that a file defines: which keys there are and how it is carried out.
struct ActionReader {
  /// The ways in which it may be carried out.
  static let bodies = ["steps", "run", "http"]
  /// The keys that say more of a program.
  static let programKeys = ["stdin", "environment", "directory", "parse", "accept"]

  private let key: YAMLNode
  private let node: YAMLNode
  private(set) var diagnostics = Diagnostics()

  init(_ key: YAMLNode, _ node: YAMLNode) {
    self.key = key
    self.node = node
  }

  mutating func read() -> WrittenAction {
    if !Keyword.isActionTitle(key.text) || key.text.contains(where: { !$0.isLetter && !$0.isNumber && $0 != " " }) {
      diagnostics.report(.badTitle(key))
    }
    var parts: [String: YAMLNode] = [:]
    if node.form == .mapping {
      for (name, value) in node.pairs {
        if MappingForm.action.has(name.text) {
          parts[name.text] = value
        } else {
          diagnostics.report(
            .unknownKey(
              name, of: MappingForm.action.owner, known: MappingForm.action.names, in: .action,
              besides: Set(parts.keys)))
        }
      }
    } else if !node.isNothing {
      diagnostics.report(.wrongForm(node, wanted: "a mapping with `steps`, `run` or `http`"))
    }
    var reader = WorkflowReader()
    let written = WrittenAction(
      key: key, parts: parts, parameters: reader.entries(parts["parameters"], "parameters"),
      errors: reader.entries(parts["errors"], "errors"), map: reader.entries(parts["map"], "map"),
      body: body(parts, &reader))
    diagnostics.report(contentsOf: reader.diagnostics)
    return written
  }

  private mutating func body(_ parts: [String: YAMLNode], _ reader: inout WorkflowReader) -> WrittenAction.Body? {
    let found = ActionReader.bodies.compactMap { name in parts[name].map { (name, $0) } }
    guard let (name, value) = found.first, found.count == 1 else {
      diagnostics.report(found.isEmpty ? .noBody(key) : .twoBodies(key, found.map(\.0)))
      return nil
    }
    if name != "run" {
      for other in ActionReader.programKeys {
        if let stray = parts[other] { diagnostics.report(.onlyForPrograms(stray, other)) }
      }
    }
    switch name {
    case "steps": return .steps(reader.block(value))
    case "run":
      if value.form == .mapping {
        diagnostics.report(.programAsMapping(value))
        return nil
      }
      return .run(value)
    default:
      guard value.form == .mapping else {
        diagnostics.report(.wrongForm(value, wanted: "a mapping with `url`"))
        return nil
      }
      return .http(value)
    }
  }
}

extension Diagnostic {
  fileprivate static func badTitle(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-name", "`\(key.text)` cannot be the title of an action.", at: key.range,
      hint: "write words of letters and digits, and a capital first: `Get Issues`")
  }

  fileprivate static func noBody(_ key: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "missing-value", "The action `\(key.text)` does not say how it is carried out.", at: key.range,
      hint: "give it `steps`, `run` or `http`")
  }

  fileprivate static func twoBodies(_ key: YAMLNode, _ names: [String]) -> Diagnostic {
    let list = names.map { "`\($0)`" }.joined(separator: " and ")
    return Diagnostic(
      code: "two-bodies", "The action `\(key.text)` has \(list); it is carried out in one way only.", at: key.range)
  }

  fileprivate static func programAsMapping(_ node: YAMLNode) -> Diagnostic {
    let beside = ActionReader.programKeys.filter { node[$0] != nil }.map { "`\($0)`" }
    let rest = beside.isEmpty ? "" : ", with \(beside.joined(separator: " and ")) beside `run`"
    let arguments = node["arguments"].map { $0.form == .sequence ? $0.range.text : "[\($0.text)]" }
    let written = arguments.flatMap { $0.contains { $0.isNewline } ? nil : $0 } ?? "[git, status]"
    return Diagnostic(
      code: "wrong-form", "`run` is the list of a program and its arguments, not a mapping.", at: node.range,
      hint: "write `run: \(written)`\(rest)")
  }

  fileprivate static func onlyForPrograms(_ node: YAMLNode, _ name: String) -> Diagnostic {
    Diagnostic(
      code: "only-for-run", "`\(name)` says more of a program, and stands here without `run`.", at: node.range,
      hint: name == "accept" ? "write it under `http`" : nil)
  }
}
