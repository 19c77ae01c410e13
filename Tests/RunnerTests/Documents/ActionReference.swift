import Workflow

@testable import runner

/// The catalogue as the page `docs/actions.md`.
struct ActionReference {
  private let catalogue: Catalogue
  private var lines: [String] = []

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    lines = [
      "<!-- Written from the catalogue by the tests; see CONTRIBUTING.md. -->",
      "# Actions", "",
      "Everything a step can do, family by family. `runner action NAME` shows the same of one action, `runner actions WORD`",
      "searches. Values are written as [the language](language.md) says. A parameter in **bold** takes the output of the step",
      "before where it is not given; one in *italics* may stand right behind the action.", "",
    ]
    for (family, titles) in catalogue.titles {
      lines += ["## \(family)", ""]
      for action in titles.compactMap({ catalogue.action(named: $0) }) { describe(action) }
    }
    describeTypes()
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func describe(_ action: ActionDefinition) {
    lines += ["### \(action.title)", "", action.description, ""]
    if !action.parameters.isEmpty {
      lines += ["| parameter | type | |", "|---|---|---|"]
      lines += action.parameters.map { "| \($0.styledName) | \($0.typeText) | \($0.explanation) |" } + [""]
    }
    if !action.errors.isEmpty {
      lines += ["| error | |", "|---|---|"] + action.errors.map { "| `\($0.code)` | \($0.meaning) |" } + [""]
    }
    let kind = action.outputKind
    let output = action.hasOutput ? "Output: `\(kind)`" : "No output: the one before passes on."
    lines += [output, ""]
    for example in action.examples { describe(example) }
  }

  private mutating func describe(_ example: Example) {
    lines += ["\(example.title):", "", "```yaml"] + Self.lines(of: example.steps) + ["```", ""]
    let answers = example.answers.map { "`\($0)`" }.joined(separator: ", ")
    let files = example.files.map { "`\($0.path)`" }.joined(separator: ", ")
    let given = [
      answers.isEmpty ? nil : "the answer \(answers)",
      files.isEmpty ? nil : "the file\(example.files.count == 1 ? "" : "s") \(files)",
    ].compactMap(\.self)
    let start = given.isEmpty ? "" : "With \(given.joined(separator: " and ")) it "
    if let output = example.output { say(start, "gives", output) }
    if let shows = example.shows { say(start, "shows", shows) }
    if let error = example.error { say(start, "fails:", error) }
  }

  private mutating func say(_ start: String, _ verb: String, _ text: String) {
    let verb = start.isEmpty ? verb.prefix(1).uppercased() + verb.dropFirst() : verb
    if text.contains("\n") {
      lines += [start + verb, "", "```text"] + Self.lines(of: text) + ["```", ""]
    } else {
      lines += ["\(start)\(verb) `\(text)`", ""]
    }
  }

  private mutating func describeTypes() {
    lines += ["## Types", ""]
    for kind in catalogue.kinds {
      lines += ["### \(kind)", ""]
      switch kind {
      case .record(let record):
        lines += ["| property | type |", "|---|---|"]
        lines += record.properties.map { "| `\($0.name)` | `\($0.kind)`\($0.isIdentifier ? ", the identifier" : "") |" }
      case .choice(let choice):
        lines += ["| case | title |", "|---|---|"] + choice.labels.map { "| `\($0.name)` | \($0.title) |" }
      default: break
      }
      lines.append("")
    }
    lines.removeLast()
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension ParameterDeclaration {
  fileprivate var styledName: String {
    let stars = (role.contains(.input) ? "**" : "") + (role.contains(.key) ? "*" : "")
    return "\(stars)`\(name)`\(stars)"
  }
}
