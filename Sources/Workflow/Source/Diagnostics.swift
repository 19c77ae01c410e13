/// The diagnostics of one stage, collected so that all mistakes of a file are reported together.
public struct Diagnostics: Sendable {
  public private(set) var all: [Diagnostic] = []

  public init() {}

  public var hasErrors: Bool { all.contains { $0.severity == .error } }
  public var isEmpty: Bool { all.isEmpty }

  public mutating func report(_ diagnostic: Diagnostic) { all.append(diagnostic) }
  public mutating func report(contentsOf diagnostics: some Sequence<Diagnostic>) {
    all.append(contentsOf: diagnostics)
  }

  /// Those without a place first, then by file in order of appearance and by position; equal reports at one place once.
  public var sorted: [Diagnostic] {
    var files: [ObjectIdentifier: Int] = [:]
    let keyed = all.enumerated().map { index, diagnostic in
      guard let range = diagnostic.range else { return (key: [-1, 0, index], diagnostic) }
      let file = ObjectIdentifier(range.file)
      let position = files[file] ?? files.count
      files[file] = position
      return (key: [position, range.start, index], diagnostic)
    }
    var sorted: [Diagnostic] = []
    for (_, diagnostic) in keyed.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let isRepeated = sorted.reversed().prefix { $0.range?.start == diagnostic.range?.start }.contains {
        $0.range == diagnostic.range && $0.code == diagnostic.code && $0.message == diagnostic.message
      }
      if !isRepeated { sorted.append(diagnostic) }
    }
    return sorted
  }
}
