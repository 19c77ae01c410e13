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
    let source = try ProjectFolder.text(of: String(path)).split(separator: "\n", omittingEmptySubsequences: false)
    // What stays and what goes has to be there, one line after the other; only what comes is new.
    for change in lines.drop(while: { !$0.hasPrefix("@@") }).split(whereSeparator: { $0.hasPrefix("@@") }) {
      let old = change.filter { $0.hasPrefix(" ") || $0.hasPrefix("-") }.map { $0.dropFirst() }
      #expect(source.contains(old), "\(path) has no lines \(old.joined(separator: "⏎"))")
    }
  }
}
