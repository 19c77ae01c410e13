import Foundation
import TestSupport
import Testing

@Suite("The examples of the documents")
struct DocumentExampleTests {
  /// The catalogue's page is written from examples that are tested where they stand.
  private static let paths = [
    "README.md", "docs/language.md", "docs/command-line.md", "docs/apps.md", "docs/suggestions.md",
  ]

  @Test("print what stands below them", arguments: try paths.flatMap { try DocumentExample.all(in: $0) })
  func example(_ example: DocumentExample) throws {
    let printed = try DocumentShell(files: example.files).run(example.commands.map(\.line))
    #expect(printed.count == example.commands.count)
    for (command, printed) in zip(example.commands, printed) {
      #expect(PrintedText(command.printed).matches(printed), "\(command.line) prints:\n\(printed)")
    }
  }

  @Test("are found in every document that has any", arguments: paths)
  func found(path: String) throws {
    #expect(try DocumentExample.all(in: path).isEmpty == false)
  }

  @Test("are read with their files, arguments and commands")
  func reading() {
    let text = """
      ```yaml file=a.yaml run="--to 'Bo B'"
      - Text: A
      ```
      prose
      ```text
      A
      ```
      ```console
      $ echo 1
      1
      $ true
      ```
      ```yaml
      name: B
      ```
      """
    let examples = DocumentExample.all(in: text, path: "x.md")
    #expect(examples.map(\.place) == ["x.md:1", "x.md:8", "x.md:13"])
    let commands: [[DocumentExample.Command]] = [
      [.init(line: "runner run a.yaml --to 'Bo B'", printed: "A")],
      [.init(line: "echo 1", printed: "1\n"), .init(line: "true")],
      [.init(line: "runner run example.yaml", printed: "no block of text")],
    ]
    #expect(examples.map(\.commands) == commands)
    #expect(examples.last?.files == ["a.yaml": "steps:\n- Text: A\n", "example.yaml": "name: B\n"])
  }

  @Test(
    "A line of dots stands for any lines, and for nothing else",
    arguments: [
      ("a", "a\n", true), ("a\nb", "a", false), ("a\n…\nc", "a\nb\nb\nc\n", true), ("a\n…", "a\n", true),
      ("a\n…\nc", "a\nb", false), ("…\nb", "a\nb", true), ("…\na", "a\nb", false), ("", "", true), ("", "a", false),
    ])
  func matching(expected: String, printed: String, isEqual: Bool) {
    #expect(PrintedText(expected).matches(printed) == isEqual)
  }
}

/// What an example must print, where a line `…` stands for any lines.
private struct PrintedText {
  private let lines: [Substring]

  init(_ text: String) { lines = PrintedText.lines(of: text) }

  func matches(_ printed: String) -> Bool {
    PrintedText.match(lines[...], PrintedText.lines(of: printed)[...])
  }

  /// Line breaks at the end are none of a reader's business.
  private static func lines(of text: String) -> [Substring] {
    var lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func match(_ expected: ArraySlice<Substring>, _ printed: ArraySlice<Substring>) -> Bool {
    guard let first = expected.first else { return printed.isEmpty }
    if first == "…" {
      return match(expected.dropFirst(), printed) || !printed.isEmpty && match(expected, printed.dropFirst())
    }
    return printed.first == first && match(expected.dropFirst(), printed.dropFirst())
  }
}
