extension Presenter {
  /// The same, which shows nothing of the secrets of a run, whatever is shown or asked.
  public func masked(by mask: Mask) -> any Presenter { MaskedPresenter(presenter: self, mask: mask) }
}

/// Shows nothing of the secrets of a run.
private struct MaskedPresenter: ForwardingPresenter {
  let presenter: any Presenter
  let mask: Mask

  func ask(_ question: Question) async throws -> Reply {
    try await presenter.ask(mask.isEmpty ? question : mask.masked(question))
  }

  func show(_ presentation: Presentation, of value: Value) throws {
    try presenter.show(mask.isEmpty ? presentation : mask.masked(presentation), of: value)
  }

  func read(_ text: String, named name: String, of value: Value) async throws -> Bool {
    try await presenter.read(mask.masked(text), named: mask.masked(name), of: value)
  }

  func progress(_ progress: Progress?) {
    presenter.progress(progress.map { $0.titled { mask.masked($0) } })
  }

  func note(_ message: String) { presenter.note(mask.masked(message)) }
  func detail(_ message: String) { presenter.detail(mask.masked(message)) }
}
