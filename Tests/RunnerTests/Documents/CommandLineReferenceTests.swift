import TestSupport
import Testing

@testable import runner

@Suite("The page of the command line")
struct CommandLineReferenceTests {
  private static let text = Result { try ProjectFolder.text(of: "docs/command-line.md") }

  @Test("has every verb", arguments: Verbs.all.map(\.verb))
  func verb(name: String) throws {
    let text = try Self.text.get()
    #expect(text.contains("| `\(name)`") || text.contains("| `\(name) "))
  }

  @Test("has every flag", arguments: Verbs.all.flatMap { $0.flags.map(\.name) })
  func flag(name: String) throws {
    // Not a longer one that begins the same.
    let text = try Self.text.get()
    let ends = text.ranges(of: "`--\(name)").compactMap { text[$0.upperBound...].first }
    #expect(ends.contains { "` =[".contains($0) })
  }

  @Test("has every status", arguments: ExitStatus.allCases.map(\.rawValue))
  func status(code: Int32) throws {
    #expect(try Self.text.get().contains("| \(code) |"))
  }
}
