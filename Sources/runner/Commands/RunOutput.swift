import Actions
import Workflow

/// Writes what came out of a run: into the file that was asked for, else to standard output.
struct RunOutput {
  let plan: Plan
  let form: OutputForm
  /// Nothing where it goes to standard output.
  let path: String?
  let output: Output
  let services: Services
  let policy: Policy
  /// Where a page has its pictures from.
  let network: GrantedNetwork
  let mask: Mask

  /// - Parameters:
  ///   - shown: what a person has seen last, and where.
  ///   - cancellation: ends the fetching of pictures.
  /// - Throws: a ``Failure`` for a value that has no such form, or where it cannot be written.
  func write(_ value: Value, shown: TerminalPresenter.Shown?, until cancellation: Cancellation) throws {
    let shown = shown.flatMap { plan.endsByShowing || $0.value.isEqual(to: value) ? $0 : nil }
    // What is on the screen already is not printed again.
    if path == nil, form == .text, let shown, shown.isOutput { return }
    let bytes = try bytes(of: value, shown?.presentation, cancellation)
    if let path { return try AtomicFile.write(bytes, to: path) }
    guard output.standard.isTerminal else { return try output.write(bytes) }
    // What a terminal would take for commands stays in pipes and files.
    try output.write(
      bytes.isEmpty ? [] : PresentationLayout.lines(of: String(decoding: bytes, as: UTF8.self)))
  }

  /// A secret that came back from outside is masked in every form that is written for reading; a page sees to that itself.
  /// A file stays as it is.
  private func bytes(of value: Value, _ shown: Presentation?, _ cancellation: Cancellation) throws -> [UInt8] {
    let files = GrantedFiles(services, policy)
    let bytes = try form.bytes(of: value) {
      try files.read($0, limit: 1 << 30)
    } page: { value in
      page(of: value, files, shown, cancellation)
    }
    return form == .file || form == .html ? bytes : mask.masked(bytes)
  }

  private func page(
    of value: Value, _ files: GrantedFiles, _ shown: Presentation?, _ cancellation: Cancellation
  ) -> [UInt8] {
    let source = PictureSource(files: files, network: network, reducer: services.reducer)
    let addresses = PictureSource.addresses(of: ResultPage.thumbnails(of: value, shown: shown))
    // A page without the web needs no threads.
    let fetched =
      addresses.isEmpty ? [:] : Workers.shared.result { await source.fetched(addresses, until: cancellation) }
    return ResultPage(plan.name, locale: services.locale, pictures: source.page(fetched))
      .bytes(of: value, shown: shown, without: mask)
  }
}
