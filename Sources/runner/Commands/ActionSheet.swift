import Workflow

/// Everything about one action, as text and as data.
struct ActionSheet {
  private let action: ActionDefinition

  init(_ action: ActionDefinition) { self.action = action }

  var lines: [String] {
    var lines = [action.title, ""] + PresentationLayout.lines(of: action.description)
    if action.combinations.count > 1 { lines += [""] + combinations.map { "  " + $0 } }
    lines += HelpColumns.section("parameters", action.parameters.map { ($0.signature, $0.explanation) })
    lines += HelpColumns.section("errors", action.errors.map { ($0.code, $0.meaning) })
    lines += ["", "output: \(outputText)", "category: \(action.category.rawValue)"]
    for example in action.examples { lines += ["", "example: \(example.title)", ""] + ActionSheet.lines(of: example) }
    return lines
  }

  private static func lines(of example: Example) -> [String] {
    var lines = PresentationLayout.lines(of: example.steps).map { "  " + $0 }
    lines += example.files.map { "  # with the file: \($0.path)" }
    lines += example.answers.map { "  # answered: \($0)" }
    if let output = example.output { lines.append("  # gives: \(output)") }
    if let shows = example.shows { lines += PresentationLayout.lines(of: shows).map { "  # shows: \($0)" } }
    if let error = example.error { lines.append("  # fails: \(error)") }
    return lines
  }

  /// As a block under the actions of a file.
  var entry: [String] {
    var lines = ["  \(action.title)"]
    if !action.description.isEmpty { lines.append("    \(action.description)") }
    if combinations != [action.title] { lines += combinations.map { "    " + $0 } }
    lines += HelpColumns.section("parameters", action.parameters.map { ($0.signature, $0.explanation) }).dropFirst(2)
      .map { "  " + $0 }
    return (lines + ["    gives \(outputText)"]).map { TerminalText.cleaned($0) }
  }

  /// The combinations of parameters that make sense, each in a sentence with their names, and what stands below it.
  private var combinations: [String] {
    action.combinations.map { combination in
      let title = sentence(combination.title)
      return combination.subtitle.isEmpty ? title : "\(title) — \(sentence(combination.subtitle))"
    }
  }

  private func sentence(_ parts: [ActionDefinition.SummaryPart]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .parameter(let place): "`\(action.parameters[place].name)`"
      }
    }.joined()
  }

  private var outputText: String { action.hasOutput ? "\(action.outputKind)" : "none; the output before passes on" }
}

extension ActionSheet {
  var value: Value {
    .dictionary(
      OrderedDictionary(distinct: [
        ("title", .text(action.title)), ("category", .text(action.category.rawValue)),
        ("description", .text(action.description)), ("summary", .text(sentence(action.summary))),
        (
          "combinations",
          .list(
            action.combinations.map {
              .dictionary(
                OrderedDictionary(distinct: [
                  ("title", .text(sentence($0.title))), ("subtitle", .text(sentence($0.subtitle))),
                ]))
            })
        ),
        ("parameters", .list(action.parameters.map(\.asValue))),
        (
          "errors",
          .list(
            action.errors.map {
              .dictionary(OrderedDictionary(distinct: [("code", .text($0.code)), ("meaning", .text($0.meaning))]))
            })
        ),
        ("output", action.hasOutput ? .text("\(action.outputKind)") : .nothing),
        (
          "examples",
          .list(
            action.examples.map {
              .dictionary(OrderedDictionary(distinct: [("title", .text($0.title)), ("steps", .text($0.steps))]))
            })
        ),
      ]))
  }
}
