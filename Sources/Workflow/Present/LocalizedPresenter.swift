/// Shows the words of types and tables in the language of the person; what is asked comes in it already.
struct LocalizedPresenter: ForwardingPresenter {
  let presenter: any Presenter
  let localization: Localization

  func show(_ presentation: Presentation, of value: Value) throws {
    try presenter.show(localization.said(presentation), of: value)
  }
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
