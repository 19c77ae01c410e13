/// What a person is asked and shown, without the secrets of a run.
extension Mask {
  func masked(_ question: Question) -> Question {
    let form: Question.Form =
      if case .choose(let list) = question.form { .choose(masked(list)) } else { question.form }
    return Question(
      masked(question.prompt), form, facts: question.facts.map { masked($0) },
      details: question.details.map { masked($0) },
      standard: question.standard.map { masked($0) }, flag: masked(question.flag),
      complaint: question.complaint.map { masked($0) },
      read: masked(question.read))
  }

  private func masked(
    _ read: (@Sendable (String) -> Question.Reading)?
  ) -> (@Sendable (String) -> Question.Reading)? {
    guard let read else { return nil }
    return { [self] in masked(read($0)) }
  }

  private func masked(_ reading: Question.Reading) -> Question.Reading {
    switch reading {
    case .fits(let meaning): .fits(meaning: meaning.map { masked($0) })
    case .refused(let reason): .refused(masked(reason))
    }
  }

  func masked(_ presentation: Presentation) -> Presentation {
    switch presentation {
    case .text(let text): .text(masked(text))
    case .card(let card):
      .card(
        Card(
          masked(card.head), fields: card.fields.map { (masked($0.label), masked($0.text)) },
          note: card.note.map { masked($0) }))
    case .list(let list): .list(masked(list))
    case .grid(let tiles): .grid(tiles.map { Tile(masked($0.display), caption: $0.caption.map { masked($0) }) })
    case .picture(let display, let text): .picture(masked(display), text: masked(text))
    case .table(let table):
      .table(
        Table(columns: table.columns.map { masked($0) }, rows: table.rows.map { row in row.map { masked($0) } }))
    }
  }

  private func masked(_ list: VisualList) -> VisualList {
    VisualList(
      MaskedRows(rows: list.rows, mask: self), multiple: list.isMultiple ? list.count : nil,
      preselected: list.preselected, isSearchable: list.isSearchable, hasMore: list.hasMore,
      search: masked(list.search))
  }

  private func masked(
    _ search: (@Sendable (String) async throws -> VisualList)?
  ) -> (@Sendable (String) async throws -> VisualList)? {
    guard let search else { return nil }
    return { [self] in masked(try await search($0)) }
  }

  fileprivate func masked(_ display: DisplayRepresentation) -> DisplayRepresentation {
    DisplayRepresentation(
      masked(display.name), subtitle: display.subtitle.map { masked($0) }, thumbnail: display.thumbnail,
      section: display.section.map { masked($0) }, synonyms: display.synonyms, pronunciation: display.pronunciation)
  }
}

/// Rows that are masked when they are shown, as a list may be long.
private struct MaskedRows: RowSource {
  let rows: any RowSource
  let mask: Mask

  var count: Int { rows.count }
  func row(at index: Int) -> DisplayRepresentation { mask.masked(rows.row(at: index)) }
}
