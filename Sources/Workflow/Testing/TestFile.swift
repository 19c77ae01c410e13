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
    path.hasSuffix(ending) ? path.dropLast(ending.count) + ".yaml" : nil
  }

  public static let ending = ".test.yaml"
}
