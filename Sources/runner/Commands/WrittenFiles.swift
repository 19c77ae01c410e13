import Workflow

/// The files that a run writes by its flags. They are looked at before anything runs, so that nothing is done whose result
/// has no place to go to, and nothing is lost that the run is made of.
struct WrittenFiles {
  /// `--output`, where that is a file.
  let output: String?
  /// `--record`.
  let record: String?

  /// - Parameters:
  ///   - sources: the workflow and what it uses.
  ///   - answers: `--answers`.
  ///   - input: `--input`, which `--output` may replace by what is made of it.
  /// - Throws: an ``Ending`` or a ``Failure``.
  func check(sources: [String], answers: [String], input: String?) throws {
    let read = sources + answers
    if let output {
      try refuse(output, by: "--output", among: read)
      try AtomicFile.check(output)
    }
    guard let record else { return }
    try refuse(record, by: "--record", among: read + [input].compactMap(\.self))
    if let output, isOne(output, record) { throw Ending(.usage, [.outputAndRecord(record)]) }
    try AnswerRecord.check(record)
  }

  private func refuse(_ path: String, by flag: String, among read: [String]) throws {
    guard let file = FileIdentity(of: path), file.isRegular else { return }
    if read.contains(where: { FileIdentity(of: $0) == file }) { throw Ending(.usage, [.isRead(path, by: flag)]) }
  }

  /// Whether two paths lead to one file, or would when it is there.
  private func isOne(_ one: String, _ other: String) -> Bool {
    if let file = FileIdentity(of: one) { return file.isRegular && file == FileIdentity(of: other) }
    return FilePath.name(of: one) == FilePath.name(of: other)
      && FileIdentity(of: FilePath.folder(of: one)) == FileIdentity(of: FilePath.folder(of: other))
  }
}

extension Diagnostic {
  fileprivate static func isRead(_ path: String, by flag: String) -> Diagnostic {
    Diagnostic(
      code: "would-replace", "`\(flag) \(TerminalText.cleaned(path))` would replace a file that this run reads.",
      at: nil,
      hint: "name another file")
  }

  fileprivate static func outputAndRecord(_ path: String) -> Diagnostic {
    Diagnostic(
      code: "would-replace", "`--output` and `--record` would both write `\(TerminalText.cleaned(path))`.", at: nil,
      hint: "name two files")
  }
}
