/// Diagnostics in SARIF 2.1.0, which code hosts show beside the lines.
public enum SARIFReport {
  public static func sarif(_ diagnostics: [Diagnostic], version: String? = nil) -> String {
    let rules = diagnostics.reduce(into: [String]()) { if !$0.contains($1.code) { $0.append($1.code) } }
    let driver: [(String, JSONText)] =
      [("name", .text("runner"))] + (version.map { [("version", .text($0))] } ?? [])
      + [("rules", .list(rules.map { .object([("id", .text($0))]) }))]
    return JSONText.object([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")),
      (
        "runs",
        .list([
          .object([
            ("tool", .object([("driver", .object(driver))])),
            ("columnKind", .text("utf16CodeUnits")),
            ("results", .list(diagnostics.map { result($0, rules) })),
          ])
        ])
      ),
    ]).written() + "\n"
  }

  private static func result(_ diagnostic: Diagnostic, _ rules: [String]) -> JSONText {
    var members: [(String, JSONText)] = [
      ("ruleId", .text(diagnostic.code)), ("ruleIndex", .integer(rules.firstIndex(of: diagnostic.code) ?? 0)),
      ("level", .text(diagnostic.severity.rawValue)),
      ("message", message(diagnostic.message + (diagnostic.hint.map { " Hint: \($0)" } ?? ""))),
      ("locations", .list(diagnostic.range.map { [location($0)] } ?? [])),
    ]
    let related = diagnostic.notes.compactMap { note in
      note.range.map { location($0, extra: [("message", message(note.message))]) }
    }
    if !related.isEmpty { members.append(("relatedLocations", .list(related))) }
    if !diagnostic.fixes.isEmpty { members.append(("fixes", .list(diagnostic.fixes.map(fix)))) }
    return .object(members)
  }

  private static func fix(_ fix: Diagnostic.Fix) -> JSONText {
    .object([
      ("description", message(fix.title)),
      (
        "artifactChanges",
        .list([
          .object([
            ("artifactLocation", artifact(fix.range)),
            (
              "replacements",
              .list([
                .object([
                  ("deletedRegion", region(fix.range)),
                  ("insertedContent", .object([("text", .text(fix.replacement))])),
                ])
              ])
            ),
          ])
        ])
      ),
    ])
  }

  private static func message(_ text: String) -> JSONText { .object([("text", .text(text))]) }

  private static func location(_ range: SourceRange, extra: [(String, JSONText)] = []) -> JSONText {
    .object(
      [("physicalLocation", .object([("artifactLocation", artifact(range)), ("region", region(range))]))] + extra)
  }

  private static func region(_ range: SourceRange) -> JSONText {
    let (start, end) = (range.position, range.endPosition)
    return .object([
      ("startLine", .integer(start.line)), ("startColumn", .integer(start.utf16Column)),
      ("endLine", .integer(end.line)), ("endColumn", .integer(end.utf16Column)),
      ("byteOffset", .integer(range.start)), ("byteLength", .integer(range.offsets.count)),
    ])
  }

  /// The path as a relative reference of RFC 3986: what is not unreserved or a slash is percent-encoded.
  private static func artifact(_ range: SourceRange) -> JSONText {
    let uri = range.file.path.utf8.map { byte -> String in
      let letter = byte | 0x20
      let isKept =
        letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || "-._~/".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isKept ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }
    return .object([("uri", .text(uri.joined()))])
  }
}
