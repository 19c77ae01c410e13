import Testing

@Suite("Where few files can be opened", .serialized)
struct FewDescriptorsTests {
  private static let program = """
    permissions: { run: [cat] }
    steps:
      - Run Program: { arguments: [cat], stdin: abc }
      - Show Result
    """
  private static let programs = """
    permissions: { run: [cat] }
    steps:
      - each: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
        parallel: 12
        do: { Run Program: { arguments: [cat], stdin: a } }
      - Show Result: done
    """
  /// To where nobody listens: a port that is never given out.
  private static let request = """
    permissions: { network: ["127.0.0.1:1"] }
    steps:
      - each: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
        parallel: 12
        do:
          Get Contents Of URL: { url: "http://127.0.0.1:1/", cache: true }
          retry: 1
    """
  private static let waiting = """
    steps:
      - each: [1, 2, 3]
        parallel: 3
        do: { Wait: 10ms }
        timeout: 1m
      - Show Result: done
    """

  @Test(
    "A run ends with a status of its own, and says what is missing",
    arguments: ["program", "programs", "request", "waiting"], [4, 5, 6, 7, 8, 9, 10, 12, 16])
  func few(_ name: String, descriptors: Int) throws {
    let texts = [
      "program": Self.program, "programs": Self.programs, "request": Self.request, "waiting": Self.waiting,
    ]
    let runner = try BuiltRunner()
    try runner.file("a.yaml", texts[name] ?? "")
    let outcome = try runner.shell("ulimit -n \(descriptors); exec \"$RUNNER\" run a.yaml --yes")
    #expect([0, 1, 66].contains(outcome.status), "\(outcome)")
    #expect(!outcome.errors.contains("not installed"), "\(outcome.errors)")
    if outcome.status == 1, name != "request" {
      #expect(outcome.errors.contains("too many files are open"), "\(outcome)")
    }
  }
}
