/// What stands in a page: items as a list or a grid with their pictures, one item as a card, dictionaries as tables, texts
/// as texts.
struct PageBody {
  var pictures: PagePictures

  mutating func markup(of value: Value, shown: Presentation?) -> Markup {
    switch (shown, value) {
    case (.grid(let tiles)?, _): list(of: tiles.map(\.captioned), from: value.items, "items grid")
    // What a dictionary is called is guessed; its keys tell all of it.
    case (_, .dictionary): dictionary(value)
    case (.card(let card)?, _): self.card(card, from: value)
    case (_, .record(let record)): card(Card(record), from: value)
    case (_, .file(let file)), (_, .image(let file)): self.file(file, value.display)
    default: markup(of: value)
    }
  }

  /// A value wherever it stands.
  private mutating func markup(of value: Value) -> Markup {
    switch value {
    case .nothing: return ""
    case .list(let list): return markup(of: list.items.filter { !$0.isNothing })
    case .record, .dictionary: return table(of: value.parts)
    case .url(let address): return PageBody.link(to: address)
    default: return "<p dir=\"auto\">\(Presentation.text(of: value))</p>"
    }
  }

  private mutating func markup(of items: [Value]) -> Markup {
    if items.isEmpty { return "" }
    if let columns = Table.columns(of: items) { return table(of: Table.rows(of: items, columns), columns) }
    if items.allSatisfy(\.isItem) { return list(of: items.map(\.display), from: items, "items") }
    var list: Markup = "<ul class=\"values\">\n"
    for item in items { list += "<li>\(markup(of: item))</li>\n" }
    return "\(list)</ul>\n"
  }

  /// Only such addresses as lead to a page or a mail; one of another scheme could be a program.
  private static func link(to address: Address) -> Markup {
    guard ["http", "https", "mailto"].contains(address.parts.scheme) else { return "<p>\(address.text)</p>" }
    return "<a href=\"\(address.text)\" rel=\"noopener noreferrer\">\(address.text)</a>"
  }
}

// MARK: - Items

extension PageBody {
  /// - Parameters:
  ///   - items: as they are shown.
  ///   - values: the same, of which the details are told; another number of them belongs to something else.
  private mutating func list(of items: [DisplayRepresentation], from values: [Value], _ style: String) -> Markup {
    var list: Markup = ""
    var (section, isOpen) = (String?.none, false)
    for (place, item) in items.enumerated() {
      if !isOpen || item.section != section {
        if isOpen { list += PageBody.end(of: section) }
        list += PageBody.beginning(of: item.section, style)
        (section, isOpen) = (item.section, true)
      }
      list += row(item, from: values.count == items.count ? values[place] : .nothing)
    }
    if isOpen { list += PageBody.end(of: section) }
    return list
  }

  private static func beginning(of section: String?, _ style: String) -> Markup {
    let list: Markup = "<ul class=\"\(style)\">\n"
    return section.map { "<section>\n<h2 dir=\"auto\">\($0)</h2>\n\(list)" } ?? list
  }

  private static func end(of section: String?) -> Markup { section == nil ? "</ul>\n" : "</ul>\n</section>\n" }

  private mutating func row(_ item: DisplayRepresentation, from value: Value) -> Markup {
    let fields = value.details(under: item)
    let details: Markup =
      fields.isEmpty ? "" : "<details><summary>Details</summary>\(table(of: fields))</details>\n"
    return """
      <li>\(thumbnail(of: item))<div class="words">
      <p class="name" dir="auto">\(item.name)</p>
      \(PageBody.paragraph(item.subtitle, "subtitle"))\(details)</div></li>

      """
  }

  /// - Parameter value: what the card is of, whose details say more than their texts.
  private mutating func card(_ card: Card, from value: Value) -> Markup {
    let head = card.head
    let details = value.details(under: head)
    let rows = details.isEmpty ? card.fields.map { ($0.label, Value.text($0.text)) } : details
    let list = rows.isEmpty ? "" : table(of: rows)
    return """
      <article class="card">\(thumbnail(of: head))<div class="words">
      <h2 dir="auto">\(head.name)</h2>
      \(PageBody.paragraph(head.subtitle, "subtitle"))\(list)\(PageBody.paragraph(card.note, "note"))</div>
      </article>

      """
  }

  /// With the picture that is in it, where there is one.
  private mutating func dictionary(_ value: Value) -> Markup {
    let (display, keys) = (value.display, table(of: value.parts))
    switch display.thumbnail {
    case .symbol?, nil: return keys
    case .path?, .url?, .data?:
      return "<article class=\"card\">\(thumbnail(of: display))<div class=\"words\">\(keys)</div>\n</article>\n"
    }
  }

  private static func paragraph(_ text: String?, _ style: String) -> Markup {
    guard let text, !text.isEmpty else { return "" }
    return "<p class=\"\(style)\" dir=\"auto\">\(text)</p>\n"
  }

  private mutating func thumbnail(of item: DisplayRepresentation) -> Markup {
    item.thumbnail.map { "<div class=\"thumbnail\">\(pictures.markup(of: $0, named: item.name))</div>" } ?? ""
  }

  private mutating func file(_ file: File, _ display: DisplayRepresentation) -> Markup {
    guard file.type.isImage, let thumbnail = display.thumbnail else {
      return card(Card(display), from: .nothing)
    }
    return """
      <figure class="picture">\(pictures.markup(of: thumbnail, named: file.name))
      <figcaption class="subtitle" dir="auto">\(file.name)</figcaption></figure>

      """
  }
}

// MARK: - Tables

extension PageBody {
  private mutating func table(of parts: [(name: String, value: Value)]) -> Markup {
    if parts.isEmpty { return "" }
    var rows: Markup = ""
    for part in parts {
      rows += "<tr><th scope=\"row\" dir=\"auto\">\(part.name)</th><td>\(markup(of: part.value))</td></tr>\n"
    }
    return "<div class=\"scroll\"><table>\n\(rows)</table></div>\n"
  }

  private mutating func table(of rows: [[Value]], _ columns: [String]) -> Markup {
    var (head, body): (Markup, Markup) = ("", "")
    for name in columns { head += "<th scope=\"col\" dir=\"auto\">\(name)</th>" }
    for row in rows {
      body += "<tr>"
      for value in row { body += "<td>\(markup(of: value))</td>" }
      body += "</tr>\n"
    }
    return "<div class=\"scroll\"><table>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n\(body)</tbody>\n</table></div>\n"
  }
}
