/// `${name}` in a text that is passed on as it is written, such as the script of a shell: it reads as if the value came
/// there, and the shell would find nothing under the name.
extension CompilerPass {
  func checkNames(inLiteral node: YAMLNode, of action: ActionDefinition, in scope: Scope) {
    let text = Array(node.text.utf8)
    var position = 0
    while let name = CompilerPass.nextName(in: text, from: &position) {
      let word = String(decoding: text[name], as: UTF8.self)
      guard scope.variable(word) != nil else { continue }
      let range = node.sourceRange(ofUTF8: name.lowerBound - 2..<name.upperBound + 1)
      diagnostics.report(
        .literalName(word, range, offersArguments: action.parameters.contains { $0.name == "arguments" }))
    }
  }

  /// The next `${name}`.
  private static func nextName(in text: [UInt8], from position: inout Int) -> Range<Int>? {
    while position + 2 < text.count {
      defer { position += 1 }
      guard text[position] == UInt8(ascii: "$"), text[position + 1] == UInt8(ascii: "{") else { continue }
      let start = position + 2
      guard let end = text[start...].firstIndex(where: { !isWord($0) }), end > start, text[end] == UInt8(ascii: "}")
      else { continue }
      position = end
      return start..<end
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension Diagnostic {
  fileprivate static func literalName(_ name: String, _ range: SourceRange, offersArguments: Bool) -> Diagnostic {
    Diagnostic(
      .warning, code: "literal-name", "`${\(name)}` is passed on as it is written, and not the value of `\(name)`.",
      at: range,
      hint: offersArguments
        ? "write `\"$1\"`, and give it by `arguments: [\"${\(name)}\"]`, or by `environment`"
        : "give the value by another parameter")
  }
}
