import TestSupport
import Testing

@Suite("The mistakes that `./dev mutate` makes")
struct MutationTests {
  static let patches = Result { try ProjectFolder.files(in: "Tests/Mutations", ending: ".patch") }
  static let suites = Result { try ProjectFolder.files(in: "Tests", ending: "Tests.swift") }

  @Test("each name a test that is there, and fit the sources", arguments: try patches.get())
  func fits(patch: String) throws {
    let lines = try ProjectFolder.text(of: patch).split(separator: "\n", omittingEmptySubsequences: false)
    let test = try #require(lines.first?.wholeMatch(of: /Test: (\w+)\/(\w+)/))
    let suite = try #require(try Self.suites.get().first { $0.hasSuffix("/\(test.1).swift") })
    #expect(try ProjectFolder.text(of: suite).contains("func \(test.2)("))
    let path = try #require(lines.first { $0.hasPrefix("--- a/") }).dropFirst("--- a/".count)
    let source = Set(try ProjectFolder.text(of: String(path)).split(separator: "\n", omittingEmptySubsequences: false))
    // What stays and what goes has to be there; only what comes is new.
    for line in lines.drop(while: { !$0.hasPrefix("@@") }) where line.hasPrefix(" ") || line.hasPrefix("-") {
      #expect(source.contains(line.dropFirst()), "\(path) has no line `\(line.dropFirst())`")
    }
  }
}
