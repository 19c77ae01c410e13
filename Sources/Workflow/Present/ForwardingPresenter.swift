/// A presenter in front of another, which gets all that it does not see to itself.
protocol ForwardingPresenter: Presenter {
  var presenter: any Presenter { get }
}

extension ForwardingPresenter {
  var silence: String? { presenter.silence }
  var showsProgress: Bool { presenter.showsProgress }

  func ask(_ question: Question) async throws -> Reply { try await presenter.ask(question) }
  func show(_ presentation: Presentation, of value: Value) throws { try presenter.show(presentation, of: value) }
  func read(_ text: String, named name: String, of value: Value) async throws -> Bool {
    try await presenter.read(text, named: name, of: value)
  }
  func progress(_ progress: Progress?) { presenter.progress(progress) }
  func note(_ message: String) { presenter.note(message) }
  func detail(_ message: String) { presenter.detail(message) }
}
