/// A file holds one document. What stands behind it is looked at here and never given to the parser, so that nothing is
/// ignored silently and nothing more is read.
struct DocumentEnd {
  let file: SourceFile

  /// Checks that nothing but blanks, comments and `...` stands behind an offset.
  func check(from end: Int) throws(Interruption) {
    let bytes = file.bytes
    var offset = end
    while let next = bytes[min(offset, bytes.count)...].firstIndex(where: { $0 > UInt8(ascii: " ") }) {
      let lineEnd = bytes[next...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      let line = SourceRange(file, next..<lineEnd)
      if bytes[next] == UInt8(ascii: "#") || bytes[next..<lineEnd].starts(with: "...".utf8) {
        offset = bytes[next] == UInt8(ascii: "#") ? lineEnd : next + 3
        continue
      }
      try TextInspection.checkForDirective(at: next, in: file)
      if bytes[next..<lineEnd].starts(with: "---".utf8) { throw .refused(.secondDocument(at: line)) }
      throw .refused(.behindTheEnd(at: line))
    }
  }
}

extension Diagnostic {
  fileprivate static func secondDocument(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "second-document", "A second document begins here, but a file holds one.", at: range,
      hint: "put it into a file of its own")
  }

  fileprivate static func behindTheEnd(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "yaml-indentation", "This line does not belong to what stands above it.", at: range,
      hint: "give it the indentation of the first line, or remove it")
  }
}
