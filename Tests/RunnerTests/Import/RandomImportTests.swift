import Actions
import TestSupport
import Testing
import Workflow

@testable import runner

@Suite("Imports of nonsense")
struct RandomImportTests {
  @Test("Whatever a file holds, the checker has nothing to say of what comes", arguments: 1...40)
  func check(seed: UInt64) throws {
    var random = RandomIntents(seed: seed)
    let file = try IntentFile(random.file())
    let outline = try DefinitionImport(file, strings: [], name: "random.intentdefinition").outline
    let text = OutlineWriter.write(outline, head: [])
    let place = try TemporaryPlace()
    let path = try place.file("random.yaml", text)
    let found = try Loader(catalogue: .builtIn, files: SystemFiles()).load(path: path).diagnostics
    // Cases may well have one title in the original.
    let mistakes = found.sorted.filter { $0.severity == .error || $0.code != "same-name" }
    #expect(mistakes.isEmpty, "\(DiagnosticRenderer(isColored: false).text(mistakes))")
    #expect(outline.notes.allSatisfy { TerminalText.cleaned($0.comment) == $0.comment })
    var again = RandomIntents(seed: seed)
    let second = try DefinitionImport(IntentFile(again.file()), strings: [], name: "random.intentdefinition").outline
    #expect(OutlineWriter.write(second, head: []) == text)
  }

  @Test("Every text reads back as it was", arguments: RandomIntents.texts)
  func text(_ text: String) throws {
    let intent: [String: PropertyList] = [
      "INIntentName": .text("A"), "INIntentDescription": .text(text),
      "INIntentParameters": .list([
        .dictionary([
          "INIntentParameterName": .text("name"), "INIntentParameterType": .text("String"),
          "INIntentParameterDisplayName": .text(text),
          "INIntentParameterMetadata": .dictionary(["INIntentParameterMetadataDefaultValue": .text(text)]),
        ])
      ]),
    ]
    let file = try IntentFile(.dictionary(["INIntents": .list([.dictionary(intent)])]))
    let strings = Strings(language: "de", name: "de", texts: [:], notes: [])
    let written = OutlineWriter.write(try DefinitionImport(file, strings: [strings], name: "a").outline, head: [])
    guard case .dictionary(let top) = try YAMLReader.read(Array(written.utf8)),
      case .dictionary(let actions)? = top["actions"], case .dictionary(let action)? = actions["A"],
      case .dictionary(let parameters)? = action["parameters"], case .dictionary(let parameter)? = parameters["name"]
    else {
      Issue.record("no action in \(written)")
      return
    }
    func isSame(_ value: Value?, _ wanted: String) -> Bool {
      value?.text.map { $0.unicodeScalars.elementsEqual(wanted.unicodeScalars) } ?? false
    }
    // What would be an expression is written as the characters that it has.
    let escaped = TextSlots.escaped(text)
    for value in [action["description"], parameter["title"], parameter["default"]] {
      #expect(isSame(value, escaped), "\(value?.found ?? "")")
    }
  }

  @Test("What is told of a part that has no place of its own stands above the steps")
  func rest() throws {
    let code: PropertyList = .dictionary([
      "INIntentResponseCodeName": .text("tooLight"), "INIntentResponseCodeSuccess": .boolean(true),
      "INIntentResponseCodeFormatString": .text("Too light."),
    ])
    let combination: PropertyList = .dictionary(["INIntentParameterCombinationTitle": .text("Weigh ${gone}")])
    let file = try IntentFile(
      .dictionary([
        "INIntents": .list([
          .dictionary([
            "INIntentName": .text("Weigh"), "INIntentResponse": .dictionary(["INIntentResponseCodes": .list([code])]),
            "INIntentManagedParameterCombinations": .dictionary(["gone": combination]),
          ])
        ])
      ]))
    let outline = try DefinitionImport(file, strings: [], name: "a").outline
    #expect(outline.notes.count == 2)
    let text = OutlineWriter.write(outline, head: [])
    #expect(text.contains("“gone”") && text.contains("“Too light.”") && !text.contains("summary"))
  }
}
