import TestSupport
import Testing

@testable import Workflow

/// What docs/language.md says of single expressions and words; whole workflows in it run against the built program.
@Suite("The language's reference")
struct LanguageReferenceTests {
  private static let path = "docs/language.md"

  /// An expression with one of equal value: `` `1 + 1` → `2` ``.
  private static func equations() throws -> [(left: String, right: String)] {
    try ProjectFolder.text(of: path).matches(of: /`([^`\n]+)` → `([^`\n]+)`/).map { (String($0.1), String($0.2)) }
      .map { ($0.replacing("\\|", with: "|"), $1.replacing("\\|", with: "|")) }
  }

  @Test("Every expression gives what stands behind its arrow", arguments: try equations())
  func equation(left: String, right: String) throws {
    let (value, wanted) = (try Evaluator().evaluate(left), try Evaluator().evaluate(right))
    #expect(value.isEqual(to: wanted), "\(left) is \(value.shortForm)")
    #expect(value.kind == wanted.kind, "\(left) is of type \(value.kind)")
  }

  @Test("It has equations for the operators, the functions and the conversions")
  func count() throws {
    #expect(try Self.equations().count > FunctionTable.all.count)
  }

  @Test("Its tables of functions are those of the product")
  func functions() throws {
    let isUpToDate = try GeneratedText(Self.path, section: "functions").isUpToDate(with: FunctionReference().text)
    #expect(isUpToDate, "write them anew with `RECORD=1 ./dev test --filter LanguageReference`")
  }

  @Test(
    "It names every word of the language",
    arguments: Keyword.verbs.flatMap { [$0.verb] + $0.clauses } + Keyword.modifiers + MappingForm.workflow.names
      + Array(Keyword.reservedNames) + Kind.builtIn.map(\.name) + Failure.Reason.allCases.map(\.rawValue)
      + Permission.Area.allCases.map(\.rawValue))
  func words(word: String) throws {
    let text = try ProjectFolder.text(of: Self.path)
    #expect(text.firstMatch(of: try Regex("`\(word)[`:]")) != nil, "\(word)")
  }

  @Test("Every key of every form stands in the reference of its file", arguments: MappingForm.allCases)
  func keys(form: MappingForm) throws {
    let document =
      switch form {
      case .tests, .test, .fixture, .exchange, .expectation, .reply, .program: "docs/command-line.md"
      case .activity: "docs/suggestions.md"
      default: Self.path
      }
    let text = try ProjectFolder.text(of: document)
    // A key of an input has a row of its own; others may be told of together.
    let isTold = { (key: String) in
      let row = try Regex("(?m)^\\| [^|\n]*`\(key)[`:]"), words = try Regex("`[^`\n]*\\b\(key)\\b[^`\n]*`")
      return text.firstMatch(of: form == .parameter && !["key", "of"].contains(key) ? row : words) != nil
    }
    #expect(try form.names.filter { try !isTold($0) } == [])
  }
}
