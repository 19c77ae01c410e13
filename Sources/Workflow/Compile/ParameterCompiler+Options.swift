/// The form of options that are written out.
extension ParameterCompiler {
  /// - Returns: whether they can be read.
  func checkOptions(_ node: YAMLNode, _ kind: Kind) -> Bool {
    guard node.form == .sequence else { return true }
    if node.items.isEmpty {
      pass.diagnostics.report(.nothingToPick(node))
      return false
    }
    let element = kind.element?.unwrapped ?? kind.unwrapped
    // A mapping may be the value itself.
    let isItself = element == .dictionary || element == .any || element.isRecord
    var isReadable = true
    for item in node.items where item.form == .mapping && !(isItself && item["value"] == nil) {
      let keys = item.pairs.map(\.key)
      let strays = keys.filter { !ParameterCompiler.optionKeys.contains($0.text) }
      for key in strays {
        pass.diagnostics.report(
          .unknownKey(key, of: "an option", known: ParameterCompiler.optionKeys, besides: Set(keys.map(\.text))))
      }
      if item["value"] == nil {
        isReadable = false
        // One that is misspelled is not missed as well.
        let isMisspelled = strays.contains {
          ForeignKey.meant(by: $0.text, among: ParameterCompiler.optionKeys) == "value"
        }
        if !isMisspelled { pass.diagnostics.report(.noValue(item)) }
      }
    }
    return isReadable
  }

  private static let optionKeys = ["value", "title", "subtitle", "thumbnail"]
}

extension Diagnostic {
  fileprivate static func nothingToPick(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "missing-value", "There is nothing to pick among these `options`.", at: node.range,
      hint: "write `options: [small, large]`, or leave it out")
  }

  fileprivate static func noValue(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "missing-value", "An option needs a `value`, which is what is picked.", at: node.range,
      hint: "write `{ value: …, title: … }`")
  }
}
