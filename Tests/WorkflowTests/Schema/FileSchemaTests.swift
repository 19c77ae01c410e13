import TestSupport
import Testing

@testable import Workflow

@Suite("The schema of files")
struct FileSchemaTests {
  private static let schema = FileSchema(catalogue: .trials).value

  @Test("Each key that a reader knows is in it, and no other", arguments: MappingForm.allCases)
  func keys(of form: MappingForm) throws {
    let offered = try Self.offered("definitions", form.rawValue)
    #expect(!offered.isEmpty)
    // The only key of a file of tests is named by the message itself.
    if form != .tests { #expect(form.named(besides: "zzz") == Set(offered)) }
    for key in offered { #expect(form.named(besides: key) == nil, "`\(key)` is not read") }
  }

  @Test("Each clause and modifier that a verb has is in it, and no other", arguments: Keyword.verbs.map(\.verb))
  func clauses(of verb: String) throws {
    let steps = try #require(Self.schema["definitions", "step", "anyOf"]?.items)
    let step = try #require(steps.first { $0["required"]?.items.first?.text == verb })
    let offered = try #require(step["properties"]?.keys)
    let probe = { (key: String) in
      Probe("inputs: { a: boolean }\nsteps:\n  - \(verb): ${a}\n    \(key):\n").unknownKey(key)
    }
    #expect(probe("zzz")?.union([verb]) == Set(offered))
    for key in offered where key != verb { #expect(probe(key) == nil, "`\(key)` is not read") }
  }

  @Test("Each action is in it with its parameters, and no other", arguments: Catalogue.trials.titles.flatMap(\.titles))
  func parameters(of title: String) throws {
    let action = try #require(Catalogue.trials.action(named: title))
    let steps = try #require(Self.schema["definitions", "step", "anyOf"]?.items)
    let call = try #require(steps.lazy.compactMap { $0["properties", title] }.first)
    #expect(call["description"]?.text?.isEmpty == false)
    if action.dictionaryPlace != nil { return }
    let named = try #require(([call] + (call["anyOf"]?.items ?? [])).lazy.compactMap { $0["properties"] }.first)
    #expect(named.keys == action.parameters.map(\.name))
    for name in named.keys { #expect(named[name]?["title"]?.text?.isEmpty == false, "\(name)") }
  }

  @Test("Whoever defines an action by a program or a request is offered what that takes")
  func delegates() {
    for key in MappingForm.allCases.flatMap(\.keys) {
      guard case .argument(let name, let title) = key.value else { continue }
      #expect(Catalogue.trials.action(named: title)?.place(of: name) != nil, "\(title) has no `\(name)`")
    }
  }

  @Test("Files that it is tried with have one fault", arguments: ["any", "named"])
  func faults(folder: String) throws {
    let names = Golden.names(in: "schema/\(folder)", extension: "yaml")
    #expect(!names.isEmpty)
    for name in names {
      let source = SourceFile(path: "\(name).yaml", bytes: try Golden.bytes("schema/\(folder)/\(name).yaml"))
      #expect(Probe(source).errors.count == 1, "\(name)")
    }
  }

  @Test("The names of one file are its own and those of the files it uses, and no others")
  func names() throws {
    let files = TestFiles([
      "own.yaml": "uses: [shop.yaml, pick.yaml]\ninputs: { size: number }\nsteps: { Buy: }\n",
      "shop.yaml": "enums: { Fruit: [apple, pear] }\nactions: { Buy: { parameters: { it_is: Fruit }, steps: [] } }\n",
      "pick.yaml": "name: Pick\ninputs: { list: text }\nsteps: []\n",
    ])
    let names = try #require(try Loader(catalogue: Catalogue([]), files: files).names(in: "own.yaml").names)
    #expect(!names.isIncomplete)
    let schema = FileSchema(of: names).value
    let steps = try #require(schema["definitions", "step", "anyOf"]?.items)
    let calls = try #require(steps.first { $0["properties", "Buy"] != nil })
    #expect(calls["patternProperties"] == nil)
    #expect(calls["properties", "Buy", "anyOf"]?.items.first?["properties"]?.keys == ["it_is"])
    #expect(calls["properties", "Pick", "anyOf"]?.items.first?["properties"]?.keys == ["list"])
    #expect(schema["definitions", "test", "properties", "inputs", "properties"]?.keys == ["size"])
    let types = schema["definitions", "type_name", "anyOf"]?.items.first?["enum"]?.items.compactMap(\.text)
    #expect(types?.contains("Fruit") == true)
  }

  @Test("Where a file that is used cannot be read, names are missing")
  func incomplete() throws {
    let files = TestFiles(["own.yaml": "uses: [gone.yaml]\nsteps: []\n"])
    let names = try #require(try Loader(catalogue: Catalogue([]), files: files).names(in: "own.yaml").names)
    #expect(names.isIncomplete)
  }

  @Test(
    "A type may be bounded in quotes, as may a limit be calculated",
    arguments: [
      ("type_name", "[text, 2..4]", true), ("type_name", "[number, 1..3]", true), ("type_name", "[text, 1..3]?", true),
      ("type_name", "[text, 3]", true), ("type_name", "[text, many]", false), ("type_name", "text, 2", false),
    ])
  func bounded(definition: String, text: String, isTaken: Bool) throws {
    let patterns = Self.schema["definitions", definition, "anyOf"]?.items.compactMap { $0["pattern"]?.text } ?? []
    #expect(try patterns.contains { try RegularExpression($0).matches(text) } == isTaken)
  }

  private static func offered(_ path: String...) throws -> [String] {
    try #require(path.reduce(schema) { $0?[$1] }?["properties"]?.keys)
  }
}

/// A file, and what is said of it.
private struct Probe {
  let errors: [Diagnostic]

  init(_ text: String, path: String = "probe.yaml") { self.init(SourceFile(path: path, text: text)) }

  init(_ source: SourceFile) {
    let isTest = source.path.hasSuffix(TestFile.ending)
    let all =
      isTest
      ? TestFile(source).diagnostics.all
      : Loader(catalogue: .trials, files: TestFiles()).load(source).diagnostics.all
    errors = all.filter { $0.severity == .error }
  }

  /// The keys that are named where this one is unknown; nothing where it is known.
  func unknownKey(_ key: String) -> Set<String>? {
    let complaint = errors.first { $0.code == "unknown-key" && $0.message.hasPrefix("`\(key)` ") }
    return complaint.map { Set(($0.notes.first?.message ?? "").matches(of: /`([^`]+)`/).map { String($0.1) }) }
  }
}

extension MappingForm {
  /// What a reader says of a key in such a mapping: the keys that it knows, or nothing where this is one.
  fileprivate func named(besides key: String) -> Set<String>? {
    let entry = "\(key): "
    switch self {
    case .workflow: return Probe(key == "steps" ? "steps:\n" : "steps:\n\(entry)\n").unknownKey(key)
    case .permissions: return step("permissions: { \(entry)}", key)
    case .retry: return modifier("retry", key == "times" ? "times: 2" : "times: 2, \(entry)", key)
    case .handler: return modifier("catch", key == "cases" ? "cases: " : "cases: , \(entry)", key)
    case .failure: return Probe("steps: { fail: { \(entry)} }").unknownKey(key)
    case .call:
      return Probe("steps: { Run Workflow: { \(key == "file" ? "" : "file: probe.yaml, ")\(entry)} }").unknownKey(key)
    case .parameter: return step("inputs: { a: { \(entry)} }", key)
    case .labels:
      let words = ["true", "false"].filter { $0 != key }.map { "\($0): a" }.joined(separator: ", ")
      return step("inputs: { a: { labels: { \(words), \(entry)a } } }", key)
    case .check:
      let parts = ["when: true", "error: a"].filter { !$0.hasPrefix(key) }.joined(separator: ", ")
      return step("inputs: { a: { validate: [{ \(parts), \(key): true }] } }", key)
    case .type:
      let parts = key == "properties" ? "" : "properties: { a: text }, "
      return Probe("types: { A: { \(parts)\(entry)} }").unknownKey(key)
    case .property: return Probe("types: { A: { properties: { a: { \(entry)} } } }").unknownKey(key)
    case .case: return Probe("enums: { A: { a: { \(entry)} } }").unknownKey(key)
    case .action: return Probe("actions: { Act: { \(entry)} }").unknownKey(key)
    case .combination:
      return Probe("actions: { Act: { steps: [], summary: [{ \(key == "text" ? "" : "text: a, ")\(entry)a }] } }")
        .unknownKey(key)
    case .variant:
      return Probe("actions: { Act: { steps: [], success: [{ \(key == "text" ? "" : "text: a, ")\(entry)a }] } }")
        .unknownKey(key)
    case .request: return Probe("actions: { Act: { http: { \(entry)} } }").unknownKey(key)
    case .next:
      let parts = ["when: true", "url: a"].filter { !$0.hasPrefix(key) }.joined(separator: ", ")
      return Probe("actions: { Act: { http: { next: { \(parts), \(entry)a } } } }").unknownKey(key)
    case .error: return Probe("actions: { Act: { run: [a], errors: { a: { \(entry)} } } }").unknownKey(key)
    case .activity: return Probe("activities: { org.example.a: { \(entry)} }").unknownKey(key)
    case .tests: return TestFile(SourceFile(path: "a.test.yaml", text: "\(key): []")).diagnostics.isEmpty ? nil : [key]
    case .test: return tests(key == "name" ? "" : "name: a, ", key)
    case .fixture: return tests("name: a, files: { a: { ", key, " } }")
    case .exchange: return tests("name: a, http: [{ ", key, " }]")
    case .expectation: return tests("name: a, http: [{ request: { ", key, " } }]")
    case .reply: return tests("name: a, http: [{ request: a, reply: { ", key, " } }]")
    case .program: return tests("name: a, programs: [{ ", key, " }]")
    }
  }

  private func step(_ section: String, _ key: String) -> Set<String>? {
    Probe("\(section)\nsteps: { Text: a }").unknownKey(key)
  }

  private func modifier(_ name: String, _ entries: String, _ key: String) -> Set<String>? {
    Probe("steps: { Text: a, \(name): { \(entries) } }").unknownKey(key)
  }

  private func tests(_ before: String, _ key: String, _ after: String = "") -> Set<String>? {
    Probe("tests: [{ \(before)\(key): \(after) }]", path: "probe.test.yaml").unknownKey(key)
  }
}

extension Value {
  /// What stands under keys within keys.
  fileprivate subscript(path: String...) -> Value? {
    path.reduce(self) { value, key in
      if case .dictionary(let entries)? = value { entries[key] } else { nil }
    }
  }

  fileprivate var keys: [String] { if case .dictionary(let entries) = self { entries.keys } else { [] } }
}
