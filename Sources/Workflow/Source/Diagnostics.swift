/// The diagnostics of one stage, collected so that all mistakes of a file are reported together. Of very many the first
/// are kept and the others counted: a diagnostic with its suggestion costs much more than the mistake.
public struct Diagnostics: Sendable {
  /// How many are kept. Nobody reads more before some are mended.
  public static let limit = 100

  public private(set) var all: [Diagnostic] = []
  /// How many were left out because there were enough.
  public private(set) var omitted = 0
  private var keptErrors = 0
  private let room: Int
  /// Whether there are errors already in what these come behind.
  private let followsErrors: Bool

  public init() {
    room = Diagnostics.limit
    followsErrors = false
  }

  /// For what comes behind others and will be put to them.
  init(behind others: Diagnostics) {
    room = max(0, Diagnostics.limit - others.all.count)
    followsErrors = others.hasErrors
  }

  public var hasErrors: Bool { keptErrors > 0 || omitted > 0 }
  public var isEmpty: Bool { all.isEmpty && omitted == 0 }

  /// - Parameter diagnostic: not even made where there are enough.
  public mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if all.count >= room, hasErrors || followsErrors {
      omitted += 1
    } else {
      keep(diagnostic())
    }
  }

  public mutating func report(contentsOf diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { report(diagnostic) }
  }

  /// Takes over what another stage or file has, which is bounded already.
  public mutating func report(contentsOf others: Diagnostics) {
    for diagnostic in others.all { keep(diagnostic) }
    omitted += others.omitted
  }

  /// Those of which something is true. Of what was left out nobody knows it.
  func filtered(_ isKept: (Diagnostic) -> Bool) -> Diagnostics {
    var kept = Diagnostics()
    for diagnostic in all where isKept(diagnostic) { kept.keep(diagnostic) }
    kept.omitted = omitted
    return kept
  }

  /// The same ones, each changed.
  func mapped(_ change: (Diagnostic) -> Diagnostic) -> Diagnostics {
    var changed = self
    changed.all = all.map(change)
    return changed
  }

  private mutating func keep(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
    if diagnostic.severity == .error { keptErrors += 1 }
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
