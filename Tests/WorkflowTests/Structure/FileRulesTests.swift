import Testing

@Suite("What a file is called and how much it holds")
struct FileRulesTests {
  private let rules = FileRules(longest: 3)

  @Test("Every file of the project is named after what it declares and holds one thing")
  func project() throws {
    #expect(FileRules.project.violations(in: try SourceTree.project()) == [])
  }

  @Test(
    "A file that is named after nothing in it, or after nothing at all, is found",
    arguments: [
      ("Workflow/Values/Kind.swift", "struct Kinds {}"), ("Workflow/Values/Kind+Text.swift", "extension Text {}"),
      ("Workflow/Values/TextUtils.swift", "enum TextUtils {}"), ("Workflow/Values/Kind.swift", "\n\n\nstruct Kind {}"),
    ])
  func wrong(path: String, code: String) {
    #expect(rules.violations(in: SourceTree([path: code])).count == 1)
  }

  @Test(
    "A declaration, an extension and a part of a type are right",
    arguments: [
      ("Workflow/Values/Kind.swift", "public indirect enum Kind {}"),
      ("Workflow/Values/Kind.swift", "extension Kind {}"),
      ("Workflow/Values/Kind+Text.swift", "extension Kind {\n\n}\n\n"),
    ])
  func right(path: String, code: String) {
    #expect(rules.violations(in: SourceTree([path: code])) == [])
  }
}
