import Testing

@testable import Workflow

@Suite struct YAMLDiagnosticsTests {
  @Test("What is said about a file is what its golden says", arguments: Golden.names(in: "yaml", extension: "yaml"))
  func golden(_ name: String) throws {
    let file = SourceFile(path: "\(name).yaml", bytes: try Golden.bytes("yaml/\(name).yaml"))
    var diagnostics = Diagnostics()
    _ = YAMLParser.parse(file, into: &diagnostics)
    #expect(!diagnostics.isEmpty)
    let text = DiagnosticRenderer(isColored: false).text(diagnostics.sorted)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    try Golden.expect(text, equals: "yaml/\(name).txt")
  }

  @Test("A safe fix leaves a file that YAML reads", arguments: Golden.names(in: "yaml", extension: "yaml"))
  func fixes(_ name: String) throws {
    let file = SourceFile(path: "\(name).yaml", bytes: try Golden.bytes("yaml/\(name).yaml"))
    var diagnostics = Diagnostics()
    _ = YAMLParser.parse(file, into: &diagnostics)
    let (bytes, made) = FixApplier.apply(safeFixesOf: diagnostics.all, to: file)
    #expect(!made.isEmpty || bytes == file.bytes)
    guard !made.isEmpty, made.count == diagnostics.all.count else { return }
    var left = Diagnostics()
    #expect(YAMLParser.parse(SourceFile(path: "fixed.yaml", bytes: bytes), into: &left) != nil)
    #expect(left.all.map(\.message) == [])
  }
}
