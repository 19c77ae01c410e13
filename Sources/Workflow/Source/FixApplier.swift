/// Changes a file's text as its diagnostics suggest.
public enum FixApplier {
  /// The bytes of the file with every safe fix made, and those fixes. A fix that overlaps an earlier one is left
  /// out: after the next check it may come again. So is a diagnostic's second safe fix, which is another way of the first.
  public static func apply(
    safeFixesOf diagnostics: some Sequence<Diagnostic>, to file: SourceFile
  ) -> (bytes: [UInt8], made: [Diagnostic.Fix]) {
    let fixes = diagnostics.compactMap { diagnostic in
      diagnostic.fixes.first { $0.isSafe && $0.range.file === file && $0.range.end <= file.bytes.count }
    }.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var changed: [UInt8] = []
    var offset = 0
    var made: [Diagnostic.Fix] = []
    for fix in fixes where fix.range.start >= offset && (made.isEmpty || fix.range.end > offset) {
      changed += file.bytes[offset..<fix.range.start]
      changed += fix.replacement.utf8
      offset = fix.range.offsets.upperBound
      made.append(fix)
    }
    return (changed + file.bytes[offset...], made)
  }
}
