/// The JSON Schema of the files that people write: workflows, definition files and files of tests, for editors.
///
/// Made of what the readers and the checker go by: ``MappingForm``, ``VerbForm`` and the catalogue. It takes all that
/// they take; what it cannot tell, such as whether a name is set, is the checker's business.
public struct FileSchema: Sendable {
  private let catalogue: Catalogue
  /// Whether there are no other actions and types than those of the catalogue.
  private let isClosed: Bool
  /// The inputs that tests may give, where the workflow is known.
  private let inputs: [ParameterDeclaration]?

  /// For any file: actions and types that the catalogue does not have pass.
  public init(catalogue: Catalogue) {
    self.catalogue = catalogue
    isClosed = false
    inputs = nil
  }

  /// For one file and the tests of it.
  public init(of names: FileNames) {
    catalogue = names.catalogue
    isClosed = true
    inputs = names.inputs
  }

  /// As JSON.
  public var value: Value {
    var root: JSONSchema = [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": "Workflow",
      "description": "A workflow, a definition file, or the tests of a workflow.",
    ]
    root["anyOf"] = .list([MappingForm.workflow, .tests].map { JSONSchema.reference($0.rawValue).value })
    let forms = MappingForm.allCases.map { ($0.rawValue, schema(of: $0)) }
    root["definitions"] = .schemas(forms + [("block", block), ("step", step), ("type_name", typeName)])
    return root.value
  }

  // MARK: - Mappings

  private func schema(of form: MappingForm) -> JSONSchema {
    var schema = JSONSchema.mapping(
      form.keys.map { ($0.name, self.schema(of: $0)) }, required: form.keys.filter(\.isRequired).map(\.name))
    switch form {
    case .workflow: schema["anyOf"] = JSONSchema.one(of: ["steps", "types", "enums", "actions", "activities"])
    case .failure: schema["anyOf"] = JSONSchema.one(of: ["code", "message"])
    case .action:
      schema["oneOf"] = JSONSchema.one(of: ActionReader.bodies)
      schema["dependencies"] = .dictionary(
        OrderedDictionary(distinct: ActionReader.programKeys.map { ($0, ["run"]) }))
    case .test:
      if let inputs {
        let given = JSONSchema.mapping(
          inputs.map { ($0.name, JSONSchema.anything.described($0.description?.written ?? $0.title, title: $0.title)) })
        schema["properties"] = schema["properties"]?.setting("inputs", to: given.value)
      }
    default: break
    }
    return schema
  }

  private func schema(of key: MappingForm.Key) -> JSONSchema { schema(of: key.value).described(key.meaning) }

  private func schema(of form: ValueForm) -> JSONSchema {
    switch form {
    case .nothing: .null
    case .anything: .anything
    case .text: ["type": ["string", "number", "boolean", "null"]]
    case .value(let kind): .value(of: kind)
    case .constant(.boolean): .any(of: [["type": "boolean"], .words(["true", "false"])])
    case .constant(.number): .any(of: [["type": "number"], .text(matching: "^[-+]?[0-9.]+$")])
    case .constant(let kind): .value(of: kind)
    case .condition: .condition
    case .type: .reference("type_name")
    case .bounds: .any(of: [["type": "integer", "minimum": 0], .text(matching: #"^([0-9]+|[0-9]*\.\.[0-9]*)$"#)])
    // Each begins with a figure, a sign, or the `P` of ISO 8601's durations.
    case .measure: .any(of: [["type": "number"], .text(matching: #"\$\{|^[-+]?(P|[.]?[0-9])"#)])
    case .category: .words(Category.allCases.map(\.rawValue))
    case .block: .reference("block")
    case .argument(let name, let title):
      catalogue.action(named: title)?.parameters.first { $0.name == name }.map { .parameter($0) } ?? .anything
    case .mapping(let form): .reference(form.rawValue)
    case .entries(let form): .any(of: [.entries(of: schema(of: form)), .null])
    case .list(let form): .list(of: schema(of: form))
    case .either(let forms): .any(of: forms.map { schema(of: $0) })
    }
  }

  // MARK: - Steps

  private var block: JSONSchema { .any(of: [.list(of: .reference("step")), .reference("step"), .null]) }

  private var step: JSONSchema { .any(of: [bareStep, actionStep] + Keyword.verbs.map { verbStep($0) }) }

  private var actions: [ActionDefinition] {
    catalogue.titles.flatMap(\.titles).compactMap { catalogue.action(named: $0) }
  }

  /// An action or a word that stands alone.
  private var bareStep: JSONSchema {
    let titles = actions.filter(\.neededNames.isEmpty).map(\.title)
    let words = JSONSchema.words(titles + Keyword.verbs.map(\.verb).filter(Keyword.bare.contains))
    let others = (actions.map(\.title) + [CompilerPass.runWorkflow]).filter { !titles.contains($0) }
    return isClosed
      ? words : .any(of: [words, .text(matching: "^(?!(\(others.joined(separator: "|")))$)[^a-z$]")])
  }

  /// An action with its parameters and modifiers. A key in lower case is a modifier; of others there is one.
  private var actionStep: JSONSchema {
    let call = JSONSchema.any(of: [schema(of: .text), .reference(MappingForm.call.rawValue)])
      .described("Runs another workflow, and gives what it gives", title: CompilerPass.runWorkflow)
    let calls = actions.map { (name: $0.title, schema: JSONSchema.call(of: $0)) } + [(CompilerPass.runWorkflow, call)]
    var schema = JSONSchema.mapping(calls + modifiers)
    if !isClosed { schema["patternProperties"] = ["^[^a-z]": .dictionary(OrderedDictionary())] }
    schema["not"] = ["propertyNames": ["pattern": "^[a-z]"]]
    schema["dependencies"] = .dictionary(
      OrderedDictionary(
        distinct: calls.map { name, _ in
          (name, ["propertyNames": ["pattern": .text("^([a-z]|\(name)$)")]])
        }))
    return schema
  }

  private func verbStep(_ form: VerbForm) -> JSONSchema {
    let verb = MappingForm.Key(form.verb, form.meaning, form.value)
    let clauses = form.clauseKeys.map { ($0.name, self.schema(of: $0)) }
    let required = form.clauseKeys.filter(\.isRequired).map(\.name)
    var schema = JSONSchema.mapping(
      [(form.verb, self.schema(of: verb))] + clauses + modifiers, required: [form.verb] + required)
    // `if` has `then` or `else`.
    if required.isEmpty, !clauses.isEmpty { schema["anyOf"] = JSONSchema.one(of: form.clauses) }
    if let snippet = form.snippet { schema["defaultSnippets"] = [snippet] }
    return schema
  }

  private var modifiers: [(name: String, schema: JSONSchema)] {
    VerbForm.modifiers.map { ($0.name, schema(of: $0)) }
  }

  // MARK: - Types

  /// A name with `[…]` and `?` around it, or the same as a list of YAML.
  private var typeName: JSONSchema {
    let names = Kind.builtIn.map(\.name) + [ParameterCompiler.expressionName] + catalogue.kinds.map(\.description)
    let known = names.joined(separator: "|") + (isClosed ? "" : "|[^a-z\\[\\]? ][^\\[\\]? ]*")
    return .any(of: [
      .words(names), .text(matching: #"^[\[ ]*("# + known + #")[\]? ]*(, *([0-9]+|[0-9]*\.\.[0-9]*) *\][\]? ]*)?$"#),
      ["type": "array", "minItems": 1, "maxItems": 2],
    ])
  }
}

extension VerbForm {
  /// The verb with its clauses, for an editor to write at once; nothing for a verb without any.
  fileprivate var snippet: Value? {
    if clauseKeys.isEmpty { return nil }
    var body: [OrderedDictionary.Pair] = [(verb, .text(value.isCondition ? "\\${$1}" : "$1"))]
    for (place, key) in clauseKeys.enumerated() where key.value.isBlock {
      body.append((key.name, [.text("$\(place + 2)")]))
    }
    if clauses.contains("cases") { body.insert(("cases", ["$2": ["$3"]]), at: 1) }
    return [
      "label": .text(verb), "description": .text(meaning), "body": .dictionary(OrderedDictionary(distinct: body)),
    ]
  }
}

extension ValueForm {
  fileprivate var isCondition: Bool { if case .condition = self { true } else { false } }
  fileprivate var isBlock: Bool { if case .block = self { true } else { false } }
}

extension Value {
  /// A dictionary with one entry changed; any other value as it is.
  fileprivate func setting(_ key: String, to value: Value) -> Value {
    if case .dictionary(let entries) = self { .dictionary(entries.setting(key, to: value)) } else { self }
  }
}
