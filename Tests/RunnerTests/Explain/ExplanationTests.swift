import Actions
import TestSupport
import Testing
import Workflow

@testable import runner

@Suite("Explanations")
struct ExplanationTests {
  @Test("Every code that the sources use is explained")
  func complete() throws {
    var codes = Set(Failure.Reason.allCases.map { $0.rawValue.replacing("_", with: "-") })
    for path in try ProjectFolder.files(in: "Sources", ending: ".swift") {
      for match in try ProjectFolder.text(of: path).matches(of: /\bcode: "([a-z0-9-]+)"/) {
        codes.insert(String(match.1))
      }
    }
    #expect(codes.subtracting(Explanation.all.map(\.code)).sorted() == [])
  }

  @Test("Every code that an action has of its own is explained")
  func actions() throws {
    let errors = ActionError.all(in: .builtIn)
    #expect(errors.map(\.code).contains("no_text"))
    for error in errors {
      let lines = try #require(ActionError(error.code, in: .builtIn)).lines
      #expect(lines.contains { $0.hasSuffix(error.meaning) }, "\(error.code)")
    }
    #expect(ActionError("no_such_code", in: .builtIn) == nil)
  }

  @Test("What is to be written is written with actions that there are")
  func remedies() {
    for explanation in Explanation.all {
      for match in explanation.remedy.matches(of: /- ([A-Z][A-Za-z ]*[a-z])(?::|$)/) {
        // Which is known by the file that it names.
        if match.1 == "Run Workflow" { continue }
        #expect(Catalogue.builtIn.action(named: String(match.1)) != nil, "\(explanation.code): \(match.1)")
      }
    }
  }

  /// What the checker says about an example that is a workflow, or steps of one; nothing where it is neither.
  private func codes(_ example: String) -> [String]? {
    var text = example
    if text.hasPrefix("- ") {
      text = "steps:\n" + text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    } else if text.prefixMatch(of: /(steps|inputs|types|enums|actions):/) == nil {
      return nil
    }
    let loaded = Loader(catalogue: .builtIn, files: TestFiles()).load(SourceFile(path: "a.yaml", text: text + "\n"))
    return loaded.diagnostics.sorted.map(\.code)
  }

  /// What an example may have of which only a part is shown: names that are set elsewhere, permissions that are declared there.
  private static let ofParts: Set<String> = [
    "unknown-name", "unknown-action", "undeclared-permission", "missing-parameter", "missing-clause", "unreadable-file",
    "newer-version", "missing-steps", "not-a-step", "does-not-apply",
  ]

  @Test("What is to be written is no mistake of another kind")
  func remediesHold() {
    for explanation in Explanation.all {
      let found = (codes(explanation.remedy) ?? []).filter { !Self.ofParts.contains($0) }
      #expect(found.isEmpty, "\(explanation.code): \(found)")
    }
  }

  @Test(
    "The mistake that is shown is the one that is explained",
    arguments: [
      "comment-as-text", "missing-value", "wrong-form", "same-name", "wrong-type",
      "not-an-expression", "unknown-parameter", "parameter-beside-action", "shell-line",
      "swallowed-by-comment", "needs-quotes", "no-verb",
    ])
  func mistakes(code: String) throws {
    let explanation = try #require(Explanation.of(code))
    let found = try #require(codes(explanation.mistake), "\(explanation.mistake)")
    #expect(found.contains(code), "\(explanation.mistake): \(found)")
  }

  @Test("No code is explained twice, and each explanation has a sentence and two examples")
  func whole() {
    #expect(Set(Explanation.all.map(\.code)).count == Explanation.all.count)
    for explanation in Explanation.all {
      #expect(explanation.text.hasSuffix("."), "\(explanation.code)")
      #expect(!explanation.mistake.isEmpty && explanation.mistake != explanation.remedy, "\(explanation.code)")
    }
  }
}
