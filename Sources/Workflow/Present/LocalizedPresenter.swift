/// Shows the words of types in the language of the person; what is asked comes in it already. The keys of dictionaries are
/// data, and stay as they are.
struct LocalizedPresenter: ForwardingPresenter {
  let presenter: any Presenter
  let localization: Localization

  func show(_ presentation: Presentation, of value: Value) throws {
    try presenter.show(localization.said(presentation, of: value), of: value)
  }
}

extension Localization {
  fileprivate func said(_ presentation: Presentation, of value: Value) -> Presentation {
    guard case .card(let card) = presentation, case .record = value else { return presentation }
    return .card(Card(card.head, fields: card.fields.map { (text($0.label), $0.text) }, note: card.note))
  }
}
