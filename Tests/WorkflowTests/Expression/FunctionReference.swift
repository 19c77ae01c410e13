@testable import Workflow

/// All functions of expressions as tables of Markdown, for the language's reference.
struct FunctionReference {
  private static let groups: [(title: String, functions: [Function])] = [
    ("Text", TextFunctions.all), ("Lists", ListFunctions.all + QueryFunctions.all),
    ("Dictionaries", DictionaryFunctions.all), ("Numbers", NumberFunctions.all),
    ("Dates, and `format`", DateFunctions.all),
    ("Every value", ValueFunctions.all),
  ]

  var text: String {
    let lines = Self.groups.flatMap { title, functions in
      ["", "**\(title)**", "", "| function | | example |", "|---|---|---|"] + functions.map(\.row)
    }
    return lines.map { $0 + "\n" }.joined() + "\n"
  }
}

extension Function {
  fileprivate var row: String {
    let (call, gives) = (escaped(example.call), escaped(example.gives))
    return "| `\(name)(\(parameters.map(\.written).joined(separator: ", ")))` | \(summary) | `\(call)` → `\(gives)` |"
  }

  /// A bar ends a cell, even in code.
  private func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension Function.Parameter {
  /// `separator?`, `order='ascending'…`.
  fileprivate var written: String {
    if !isOption { return isRequired ? name : name + "?" }
    guard case .word(let words) = form else { return name + "=" }
    return name + "=" + words.map { "'\($0)'" }.joined(separator: "/")
  }
}
