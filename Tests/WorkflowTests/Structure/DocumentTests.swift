import Foundation
import TestSupport
import Testing

@Suite("The project's documents")
struct DocumentTests {
  @Test("Every relative link leads to a file", arguments: try Document.all())
  func links(document: Document) throws {
    #expect(try document.brokenLinks() == [])
  }

  @Test("Every verb of `./dev` that a document shows exists", arguments: try Document.all())
  func verbs(document: Document) throws {
    let script = try ProjectFolder.text(of: "dev")
    for match in try document.text().matches(of: /\.\/dev ([a-z]+)/) {
      #expect(script.contains("\n  \(match.1) "), "./dev \(match.1)")
    }
  }

  @Test("A link that leads nowhere is found")
  func broken() throws {
    let document = Document(path: "docs/made-up.md")
    #expect(
      document.brokenLinks(in: "[a](../LICENSE) [b](nowhere.md#part) [c](https://swift.org) [d](#part)") == [
        "nowhere.md"
      ])
  }
}

/// A Markdown file of the project.
struct Document: Sendable, CustomTestStringConvertible {
  /// From the project's folder.
  let path: String

  var testDescription: String { path }

  static func all() throws -> [Document] {
    let folder = ProjectFolder.url
    let places = ["", "docs/", "Benchmarks/", "Workflows/"]
    return places.flatMap { place -> [Document] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: place).path)) ?? []
      return names.filter { $0.hasSuffix(".md") }.sorted().map { Document(path: place + $0) }
    }
  }

  func text() throws -> String {
    try ProjectFolder.text(of: path)
  }

  func brokenLinks() throws -> [String] { brokenLinks(in: try text()) }

  func brokenLinks(in text: String) -> [String] {
    let folder = ProjectFolder.url.appending(path: path).deletingLastPathComponent()
    return text.matches(of: /\]\(([^)\s#]+)[^)]*\)/).map { String($0.1) }
      .filter { !$0.contains("://") && !FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
  }
}
