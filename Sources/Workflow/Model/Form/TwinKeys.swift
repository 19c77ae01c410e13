/// Fixes of keys that would give a mapping a key twice. They are offered, and not made by themselves.
struct TwinKeys {
  /// The texts of fixes by where they are to stand.
  private let fixes: [Range<Int>: String]
  private var twins: Set<Range<Int>> = []
  /// Where mappings and lists begin that were looked at: an alias leads to one again.
  private var seen: Set<Int> = []

  /// The diagnostics of a file, with such fixes as unsafe ones.
  static func guarded(_ diagnostics: Diagnostics, in root: YAMLNode) -> Diagnostics {
    let file = root.range.file
    let fixes = diagnostics.all.flatMap(\.fixes).filter { $0.isSafe && $0.range.file === file }
    if fixes.isEmpty { return diagnostics }
    var keys = TwinKeys(fixes)
    keys.look(at: root)
    let twins = keys.twins
    if twins.isEmpty { return diagnostics }
    return diagnostics.mapped { diagnostic in
      var diagnostic = diagnostic
      diagnostic.fixes = diagnostic.fixes.map {
        $0.range.file === file && twins.contains($0.range.offsets) ? $0.unsafe : $0
      }
      return diagnostic
    }
  }

  private init(_ fixes: [Diagnostic.Fix]) {
    self.fixes = Dictionary(fixes.map { ($0.range.offsets, $0.replacement) }) { first, _ in first }
  }

  private mutating func look(at node: YAMLNode) {
    switch node.form {
    case .scalar: return
    case .sequence:
      guard seen.insert(node.range.start).inserted else { return }
      for item in node.items { look(at: item) }
    case .mapping:
      guard seen.insert(node.range.start).inserted else { return }
      var texts = Set(node.pairs.map(\.key.text))
      for (key, value) in node.pairs {
        if let text = fixes[key.range.offsets], !texts.insert(text).inserted { twins.insert(key.range.offsets) }
        look(at: value)
      }
    }
  }
}
