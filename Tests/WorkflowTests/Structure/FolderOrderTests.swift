import Testing

@Suite("The order of folders inside Workflow")
struct FolderOrderTests {
  private let order = FolderOrder(target: "Workflow", folders: ["Values", "Compile", "Run"])

  @Test("No folder of the project uses a type of a later one")
  func project() throws {
    let tree = try SourceTree.project()
    #expect(tree.files.contains { $0.path == "Workflow/Values/Kind.swift" })
    #expect(FolderOrder.workflow.violations(in: tree) == [])
  }

  @Test(
    "An arrow that runs back is found",
    arguments: [
      "func start(_ engine: Engine) {}",
      "\n\nlet text = \"\\(Engine.name)\"",
      "extension Engine { func a() {} }",
      "struct Value { let engine: [Engine?] }",
    ])
  func back(code: String) {
    let tree = SourceTree(["Workflow/Values/Value.swift": code, "Workflow/Run/Engine.swift": "public struct Engine {}"])
    let violations = order.violations(in: tree)
    #expect(violations.count == 1)
    #expect(violations.first?.hasSuffix("uses `Engine` of Run.") == true)
  }

  @Test(
    "Names that mean something else are no arrows",
    arguments: [
      "// Engine",
      "let a = \"Engine\"",
      "struct Car { struct Engine {} \n let engine: Engine }",
      "let a = Car.Engine()",
      "private struct Engine {}\nlet a = Engine()",
      "func first<Value, Engine: Hashable>(of engines: [Engine]) {}",
    ])
  func other(code: String) {
    let tree = SourceTree(["Workflow/Values/Value.swift": code, "Workflow/Run/Engine.swift": "public struct Engine {}"])
    #expect(order.violations(in: tree) == [])
  }

  @Test("The same arrow forwards is allowed")
  func forwards() {
    let tree = SourceTree([
      "Workflow/Values/Value.swift": "struct Value {}",
      "Workflow/Run/Engine.swift": "struct Engine { let value: Value }",
      "Actions/Text/Trim.swift": "struct Trim { let engine: Engine }",
    ])
    #expect(order.violations(in: tree) == [])
  }

  @Test("A file outside the named folders is found", arguments: ["Workflow/Value.swift", "Workflow/Other/Value.swift"])
  func outside(path: String) {
    let tree = SourceTree([path: "struct Value {}"])
    #expect(order.violations(in: tree) == ["\(path) is in no folder of the order."])
  }
}
