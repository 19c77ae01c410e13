/// What stands in a page: items as a list or a grid with their pictures, one item as a card, dictionaries as tables, texts
/// as texts.
struct PageBody {
  var pictures: PagePictures

  mutating func markup(of value: Value, shown: Presentation?) -> Markup {
    switch (shown, value) {
    case (.grid(let tiles)?, _): list(of: tiles.map(\.captioned), from: value.items, "items grid")
    case (.card(let card)?, _): self.card(card.head, card.fields, from: value, note: card.note)
    case (_, .record), (_, .dictionary): card(value.display, [], from: value, note: nil)
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
    if items.allSatisfy(\.isDictionary) { return table(of: items) }
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
    let fields = value.hiddenParts(under: item)
    let details: Markup =
      fields.isEmpty ? "" : "<details><summary>Details</summary>\(table(of: fields))</details>\n"
    return """
      <li>\(thumbnail(of: item))<div class="words">
      <p class="name" dir="auto">\(item.name)</p>
      \(PageBody.paragraph(item.subtitle, "subtitle"))\(details)</div></li>

      """
  }

  private mutating func card(
    _ head: DisplayRepresentation, _ fields: [(label: String, text: String)], from value: Value, note: String?
  ) -> Markup {
    let parts = value.hiddenParts(under: head)
    let rows = parts.isEmpty ? fields.map { ($0.label, Value.text($0.text)) } : parts
    let details = rows.isEmpty ? "" : table(of: rows)
    return """
      <article class="card">\(thumbnail(of: head))<div class="words">
      <h2 dir="auto">\(head.name)</h2>
      \(PageBody.paragraph(head.subtitle, "subtitle"))\(details)\(PageBody.paragraph(note, "note"))</div>
      </article>

      """
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
      return card(display, [], from: .nothing, note: nil)
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
    var rows: Markup = ""
    for part in parts {
      rows += "<tr><th scope=\"row\" dir=\"auto\">\(part.name)</th><td>\(markup(of: part.value))</td></tr>\n"
    }
    return "<div class=\"scroll\"><table>\n\(rows)</table></div>\n"
  }

  /// Dictionaries as rows, with a column for each key that any of them has.
  private mutating func table(of items: [Value]) -> Markup {
    var seen: Set<String> = []
    let names = items.flatMap { $0.parts.map(\.name) }.filter { seen.insert($0).inserted }
    var (head, rows): (Markup, Markup) = ("", "")
    for name in names { head += "<th scope=\"col\" dir=\"auto\">\(name)</th>" }
    for item in items {
      let values = OrderedDictionary(item.parts.map { ($0.name, $0.value) })
      rows += "<tr>"
      for name in names { rows += "<td>\(markup(of: values[name] ?? .nothing))</td>" }
      rows += "</tr>\n"
    }
    return "<div class=\"scroll\"><table>\n<thead><tr>\(head)</tr></thead>\n<tbody>\n\(rows)</tbody>\n</table></div>\n"
  }
}

extension Value {
  fileprivate var isDictionary: Bool { if case .dictionary = self { true } else { false } }

  /// The names and values of what has parts.
  fileprivate var parts: [(name: String, value: Value)] {
    switch self {
    case .dictionary(let dictionary): dictionary.map { ($0.key, $0.value) }
    case .record(let record): zip(record.kind.properties, record.values).map { ($0.title ?? $0.name, $1) }
    default: []
    }
  }

  /// The parts that are not shown above them already, and hold something.
  fileprivate func hiddenParts(under display: DisplayRepresentation) -> [(name: String, value: Value)] {
    let shown: Set = [display.name, display.subtitle, display.thumbnail?.text]
    return parts.filter { !$0.value.isEmpty && !shown.contains(Presentation.text(of: $0.value)) }
  }
}
