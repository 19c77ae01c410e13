/// The tests of one workflow, as `NAME.test.yaml` beside it has them.
public struct TestFile: Sendable {
  public let tests: [WorkflowTest]
  public let diagnostics: Diagnostics

  public init(_ source: SourceFile) {
    var reader = TestReader()
    tests = reader.read(source)
    diagnostics = reader.diagnostics
  }

  /// - Throws: a ``Failure`` where the file cannot be read at all.
  public init(path: String, in files: any FileSystem) throws {
    self.init(SourceFile(path: path, bytes: try files.read(path, limit: TestFile.limit)))
  }

  /// The largest file that is read, in bytes: a little more than the parser takes, so that it can say so with a place.
  private static let limit = (8 << 20) + 1

  /// The path of the workflow that a file of tests is about; nothing where it is no file of tests.
  public static func workflow(testedBy path: String) -> String? {
    endings.first { path.hasSuffix($0.tests) }.map { path.dropLast($0.tests.count) + $0.workflow }
  }

  /// The path of the file of tests of a workflow.
  public static func tests(of workflow: String) -> String {
    guard let ending = endings.first(where: { workflow.hasSuffix($0.workflow) }) else { return workflow + ending }
    return workflow.dropLast(ending.workflow.count) + ending.tests
  }

  /// What files of tests are called behind their names.
  public static let ending = endings[0].tests

  private static let endings = [(workflow: ".yaml", tests: ".test.yaml"), (workflow: ".yml", tests: ".test.yml")]
}
