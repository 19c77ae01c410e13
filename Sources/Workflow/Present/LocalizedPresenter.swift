/// Shows the words of types and tables in the language of the person; what is asked comes in it already.
struct LocalizedPresenter: Presenter {
  let presenter: any Presenter
  let localization: Localization

  var silence: String? { presenter.silence }
  var showsProgress: Bool { presenter.showsProgress }

  func ask(_ question: Question) async throws -> Reply { try await presenter.ask(question) }

  func show(_ presentation: Presentation, of value: Value) throws {
    try presenter.show(localization.said(presentation), of: value)
  }

  func read(_ text: String, named name: String, of value: Value) async throws -> Bool {
    try await presenter.read(text, named: name, of: value)
  }

  func progress(_ progress: Progress?) { presenter.progress(progress) }
  func note(_ message: String) { presenter.note(message) }
  func detail(_ message: String) { presenter.detail(message) }
}

extension Localization {
  fileprivate func said(_ presentation: Presentation) -> Presentation {
    switch presentation {
    case .card(let card):
      .card(Card(card.head, fields: card.fields.map { (text($0.label), $0.text) }, note: card.note))
    case .table(let table): .table(Table(columns: table.columns.map { text($0) }, rows: table.rows))
    case .text, .list, .grid, .picture: presentation
    }
  }
}
