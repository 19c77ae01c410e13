import TestSupport
import Testing

/// An example of a document, with what it prints.
///
/// A block of `yaml` is a workflow, or a list of steps; the block of `text` behind it is what running it prints. Its info
/// string may have `file=NAME`, under which later examples of the document find it, and `run="…"`, the arguments of
/// `runner run`. A block of `console` has commands behind `$ `, each with what it prints below it. A line `…` of what is
/// printed stands for any lines.
struct DocumentExample: Sendable, CustomTestStringConvertible {
  /// A command line with what it must print.
  struct Command: Sendable, Equatable {
    let line: String
    var printed = ""
  }

  let place: String
  let commands: [Command]
  /// The files it needs, by their names.
  let files: [String: String]

  var testDescription: String { place }
}

extension DocumentExample {
  /// All examples of a document, in their order.
  static func all(in path: String) throws -> [DocumentExample] {
    all(in: try ProjectFolder.text(of: path), path: path)
  }

  static func all(in text: String, path: String) -> [DocumentExample] {
    var examples: [DocumentExample] = []
    var files: [String: String] = [:]
    let blocks = CodeBlock.all(in: text)
    for (block, next) in zip(blocks, blocks.dropFirst().map(Optional.some) + [nil]) {
      let commands: [Command]
      switch block.language {
      case "console": commands = block.commands
      case "yaml":
        let name = block.attributes["file"] ?? "example.yaml"
        files[name] = block.workflow
        if block.attributes["file"] != nil, next?.language != "text" { continue }
        let line = ["runner run", name, block.attributes["run"]].compactMap(\.self).joined(separator: " ")
        // An example that says nothing of what it prints can never be right.
        commands = [Command(line: line, printed: next?.language == "text" ? next?.text ?? "" : "no block of text")]
      default: continue
      }
      examples.append(DocumentExample(place: "\(path):\(block.line)", commands: commands, files: files))
    }
    return examples
  }
}

/// A block between ``` of a Markdown text.
private struct CodeBlock {
  let language: String
  let attributes: [String: String]
  /// The line on which it begins, from 1.
  let line: Int
  private(set) var lines: [Substring] = []

  init(info: Substring, line: Int) {
    language = String(info.prefix { $0 != " " })
    attributes = Dictionary(
      info.matches(of: /(\w+)=(?:"([^"]*)"|(\S+))/).map { (String($0.1), String($0.2 ?? $0.3 ?? "")) }
    ) { first, _ in first }
    self.line = line
  }

  static func all(in text: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: CodeBlock?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      switch (open, line.hasPrefix("```")) {
      case (let block?, true):
        blocks.append(block)
        open = nil
      case (nil, true): open = CodeBlock(info: line.dropFirst(3), line: index + 1)
      case (.some, false): open?.lines.append(line)
      case (nil, false): break
      }
    }
    return blocks
  }

  var text: String { lines.joined(separator: "\n") }

  /// A list of steps is a workflow with nothing else.
  var workflow: String { (text.hasPrefix("- ") ? "steps:\n" : "") + text + "\n" }

  var commands: [DocumentExample.Command] {
    lines.reduce(into: []) { commands, line in
      if line.hasPrefix("$ ") {
        commands.append(DocumentExample.Command(line: String(line.dropFirst(2))))
      } else if !commands.isEmpty {
        commands[commands.count - 1].printed += line + "\n"
      }
    }
  }
}
