extension AnswerBook {
  /// Takes the answers of a file: a mapping of names to a text, or to a list with one text a turn.
  public func add(contentsOf file: SourceFile, into diagnostics: inout Diagnostics) {
    guard let document = YAMLParser.parse(file, into: &diagnostics) else { return }
    if document.root.isNothing { return }
    guard document.root.form == .mapping else {
      return diagnostics.report(.noAnswers(document.root))
    }
    for (key, value) in document.root.pairs {
      switch value.form {
      case .scalar: add(value.text, for: Name(key.text), at: key.range)
      case .sequence:
        for item in value.items {
          if item.form == .scalar {
            add(item.text, for: Name(key.text), at: key.range)
          } else {
            diagnostics.report(.noAnswer(item))
          }
        }
      case .mapping: diagnostics.report(.noAnswer(value))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func noAnswers(_ root: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "no-answers", "A file of answers is a mapping of names to answers.", at: root.range,
      hint: "write `movie: Up`, or a list for several turns")
  }

  fileprivate static func noAnswer(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "no-answer", "An answer is a text.", at: node.range,
      hint: "write several picked items in one text, separated by commas")
  }
}
