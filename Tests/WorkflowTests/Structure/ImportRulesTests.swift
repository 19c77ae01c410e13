import Testing

@Suite("Imports between the targets")
struct ImportRulesTests {
  @Test("The project's imports run one way, and each C module has one file")
  func project() throws {
    let tree = try SourceTree.project()
    #expect(tree.moduleMaps.contains("CYAML"))
    #expect(ImportRules.project.violations(in: tree) == [])
  }

  @Test(
    "An import of the own target or of one further out is found",
    arguments: [
      ("Workflow/Run/Engine.swift", "Actions"), ("CustomTypes/Movie.swift", "Actions"),
      ("Actions/Text/Trim.swift", "runner"),
      ("Workflow/Run/Engine.swift", "Workflow"),
    ])
  func back(path: String, module: String) {
    let tree = SourceTree([path: "// why\npublic import \(module)"])
    #expect(ImportRules.project.violations(in: tree) == ["\(path) imports `\(module)`."])
  }

  @Test("Imports inwards and of other modules are allowed")
  func inwards() {
    let tree = SourceTree([
      "Actions/Text/Trim.swift": "internal import Workflow\nimport Synchronization\n// import runner"
    ])
    #expect(ImportRules.project.violations(in: tree) == [])
  }

  @Test("A C module that two files import is found, and one that none does")
  func modules() {
    let tree = SourceTree(
      ["Workflow/YAML/A.swift": "import CYAML", "Workflow/YAML/B.swift": "internal import CYAML"],
      moduleMaps: ["CYAML", "CPCRE2"])
    #expect(
      ImportRules.project.violations(in: tree) == [
        "`CPCRE2` is imported by no file.", "`CYAML` is imported by Workflow/YAML/A.swift and Workflow/YAML/B.swift.",
      ])
  }
}
