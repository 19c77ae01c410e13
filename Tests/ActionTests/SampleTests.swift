import Actions
import Foundation
import Testing
import TestSupport
import Workflow

/// The sample workflows are right, and do what their tests say.
@Suite("The sample workflows")
struct SampleTests {
  static let workflows = (try? ProjectFolder.files(in: "Workflows", ending: ".yaml")) ?? []
  static let samples = workflows.filter { TestFile.workflow(testedBy: $0) == nil && !$0.hasPrefix("Workflows/Data/") }
  /// Those that only define something for others, which the tests of those run.
  static let definitions = samples.filter { path in
    (try? ProjectFolder.text(of: path))?.contains("\nsteps:") == false
  }
  static let runnable = samples.filter { !definitions.contains($0) }

  @Test("There are samples, and each has its tests")
  func tested() {
    #expect(Self.samples.count >= 10)
    let tested = Self.workflows.compactMap { TestFile.workflow(testedBy: $0) }
    #expect(Self.runnable == tested)
  }

  @Test("A sample has nothing to complain about", arguments: samples)
  func clean(path: String) throws {
    let complaints = try read(path).loaded(in: nil).diagnostics.sorted.map { "\($0.code): \($0.message)" }
    #expect(complaints == [])
  }

  @Test("A sample says what it shows", arguments: samples)
  func commented(path: String) throws {
    let text = try ProjectFolder.text(of: path)
    #expect(text.hasPrefix("# "))
    #expect(text.contains("\ndescription: "))
    let icon = try #require(text.firstMatch(of: /\nicon: (.+)/)?.1)
    #expect(SymbolTable.symbol(named: String(icon)) != nil, "\(icon)")
  }

  @Test("A file of definitions is used by a sample or by a test", arguments: definitions)
  func used(path: String) throws {
    let name = path.split(separator: "/").last ?? ""
    let users = try
      (Self.runnable + ProjectFolder.files(in: "Tests", ending: ".swift").filter { !$0.hasSuffix("SampleTests.swift") })
      .filter { try ProjectFolder.text(of: $0).contains(name) }
    #expect(!users.isEmpty)
  }

  @Test("A sample does what its tests say", arguments: runnable)
  func runs(path: String) async throws {
    let tests = TestFile(try source(path.replacing(".yaml", with: TestFile.ending)))
    #expect(tests.diagnostics.all.map(\.message) == [])
    #expect(!tests.tests.isEmpty)
    let workflow = try read(path)
    let loaded = workflow.loaded(in: nil)
    var diagnostics = tests.diagnostics(against: loaded)
    let plans = try #require(TestPlans(of: loaded, workflow, for: tests.tests, into: &diagnostics))
    #expect(diagnostics.all.map(\.message) == [])
    for test in tests.tests {
      // Beside a thousand other tests, none of which is in a hurry.
      let result = await test.run(plans[test], disk: SampleFiles(), timeout: Span(nanoseconds: 900_000_000_000))
      #expect(result.complaints == [], "\(test.name)")
    }
  }

  private func source(_ path: String) throws -> SourceFile {
    SourceFile(path: path, text: try ProjectFolder.text(of: path))
  }

  private func read(_ path: String) throws -> ReadWorkflow {
    Loader(catalogue: .builtIn, files: SampleFiles()).read(try source(path))
  }
}

/// The files of the project, as if it were the working folder.
private struct SampleFiles: FileSystem {
  func read(_ path: String, limit: Int) throws -> [UInt8] { Array(try ProjectFolder.text(of: path).utf8) }
}
