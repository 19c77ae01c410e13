import Synchronization
import Testing

@testable import Workflow

@Suite("A result as a page")
struct ResultPageTests {
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]

  private func page(
    _ value: Value, shown: Presentation? = nil, title: String = "Films", locale: String = "en_GB",
    secrets: [String] = [], pictures: [String: [UInt8]] = [:]
  ) throws -> ReadPage {
    let mask = Mask()
    for secret in secrets { mask.add(Secret(secret)) }
    let page = ResultPage(title, locale: locale, pictures: PagePictures { pictures[$0.text] })
    return try ReadPage(page.bytes(of: value, shown: shown, without: mask))
  }

  private func dictionary(_ pairs: KeyValuePairs<String, Value>) -> Value {
    .dictionary(OrderedDictionary(pairs.map { ($0.key, $0.value) }))
  }

  private func list(_ items: [Value]) -> Value { .list(List(items)) }

  private func texts(_ page: ReadPage, _ name: String, _ style: String? = nil) -> [String] {
    page.all.filter { $0.name == name && (style == nil || $0.attributes["class"] == style) }.map(\.wholeText)
  }

  @Test("loads nothing, and its one sheet of styles is the one that its policy names")
  func policy() throws {
    let page = try page(.text("Hello"))
    let sheet = try #require(page.all.first { $0.name == "style" }).text
    #expect(Base64.encoded(try Digest(of: Array(sheet.utf8)).bytes) == PageStyle.digest)
    let policy = try #require(page.all.first { $0.attributes["http-equiv"] == "Content-Security-Policy" })
    #expect(
      policy.attributes["content"]
        == "default-src 'none'; img-src data:; style-src 'sha256-\(PageStyle.digest)'; base-uri 'none'; form-action 'none'"
    )
    #expect(!sheet.contains("url(") && !sheet.contains("@import"))
  }

  @Test(
    "Nothing that is shown is taken for markup",
    arguments: [
      "<script>alert(1)</script>", "\" onload=\"alert(1)", "' onerror='alert(1)", "</title><img src=x>", "&lt;b&gt;",
      "javascript:alert(1)", "a\u{202E}b", "\u{1B}[2J", "\u{0}", "--><!--", "&", "</style>", "\u{E0041}\u{2066}",
    ])
  func hostile(text: String) throws {
    let item = DisplayRepresentation(
      text, subtitle: text, thumbnail: .path(text), section: text)
    let address = Address("javascript:alert(1)")
    let value = list([
      .text(text), dictionary([text: .text(text), "b": address.map { .url($0) } ?? .nothing]), list([.text(text)]),
    ])
    let pages = [
      try page(value, title: text, pictures: [text: Array("<svg onload=alert(1)>".utf8)]),
      try page(.nothing, shown: .grid([Tile(item)]), title: text, pictures: [text: ResultPageTests.png]),
      try page(.nothing, shown: .card(Card(item, fields: [(text, text)], note: text)), title: text),
    ]
    let allowed: Set = [
      "", "html", "head", "meta", "title", "style", "body", "header", "h1", "main", "ul", "li", "p", "div", "table",
      "tr",
      "th", "td", "thead", "tbody", "section", "h2", "article", "img", "span",
    ]
    for page in pages {
      #expect(Set(page.all.map(\.name)).isSubset(of: allowed))
      #expect(texts(page, "h1") == [TerminalText.cleaned(text).trimmed])
      for element in page.all {
        #expect(
          Set(element.attributes.keys).isSubset(of: [
            "lang", "charset", "http-equiv", "content", "name", "class", "dir", "scope", "src", "alt", "aria-hidden",
          ]))
        if let source = element.attributes["src"] { #expect(source.hasPrefix("data:image/png;base64,")) }
        let shown = element.text + element.attributes.values.joined()
        #expect(
          !shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x202A...0x2069).contains($0.value) })
      }
    }
  }

  @Test(
    "Only addresses of pages and mails are links",
    arguments: [
      ("https://example.org/a?b=c&d", true), ("http://example.org", true), ("mailto:a@example.org", true),
      ("javascript:alert(1)", false), ("JavaScript:alert(1)", false), ("data:text/html,x", false),
      ("file:///etc/passwd", false), ("vbscript:x", false),
    ])
  func links(address: String, isLink: Bool) throws {
    let page = try page(.url(try #require(Address(address))))
    let links = page.all.filter { $0.name == "a" }
    #expect(links.map { $0.attributes["href"] } == (isLink ? [address] : []))
    #expect(links.allSatisfy { $0.attributes["rel"] == "noopener noreferrer" })
    #expect(try #require(page.all.first { $0.name == "main" }).wholeText == address)
  }

  @Test("Items have their name, subtitle and picture, and sections headings")
  func items() throws {
    let items = [
      DisplayRepresentation("Alien", subtitle: "1979", thumbnail: .path("/a.png"), section: "Space"),
      DisplayRepresentation("Heat", subtitle: nil, thumbnail: .symbol("flame"), section: "Earth"),
      DisplayRepresentation("Brazil", subtitle: "1985", thumbnail: nil, section: "Earth"),
    ]
    let page = try page(.nothing, shown: .grid(items.map { Tile($0) }), pictures: ["/a.png": ResultPageTests.png])
    #expect(texts(page, "p", "name") == ["Alien", "Heat", "Brazil"])
    #expect(texts(page, "p", "subtitle") == ["1979", "1985"])
    #expect(texts(page, "h2") == ["Space", "Earth"])
    #expect(page.all.filter { $0.name == "ul" }.map { $0.children.count } == [1, 2])
    #expect(
      page.all.filter { $0.name == "img" }.map(\.attributes)
        == [["src": "data:image/png;base64,iVBORw0KGgoBAgM=", "alt": "Alien"]])
    #expect(texts(page, "span", "symbol") == [SymbolTable.symbol(named: "flame")?.emoji ?? "?"])
  }

  @Test("Dictionaries are a table with a column for each key, one by itself a table of them, texts are texts")
  func structures() throws {
    let rows = [dictionary(["name": .text("Ada"), "age": .integer(36)]), dictionary(["town": .text("Rome")])]
    let table = try page(list(rows))
    #expect(texts(table, "th") == ["name", "age", "town"])
    #expect(texts(table, "td") == ["Ada", "36", "", "", "", "Rome"])
    let card = try page(
      dictionary(["name": .text("Ada"), "age": .integer(36), "tags": list([.text("a"), .text("b")])]))
    #expect(texts(card, "h2") == [])
    #expect(texts(card, "th") == ["name", "age", "tags"])
    #expect(texts(card, "li") == ["a", "b"])
    let noted = try page(
      .nothing, shown: .card(Card(DisplayRepresentation("Ada"), fields: [("Age", "36")], note: "Hi!")))
    #expect(texts(noted, "p", "note") == ["Hi!"])
    #expect(texts(noted, "td") == ["36"])
    #expect(texts(try page(.text("one\n  two\tthree\r\nfour")), "p") == ["one\n  two\tthree\nfour"])
    #expect(texts(try page(list([.text("a"), .nothing, .integer(2)])), "li") == ["a", "2"])
  }

  @Test("Of a dictionary no key is missing, whatever is shown of it otherwise")
  func keys() throws {
    let value = dictionary([
      "status": .text("open"), "count": .integer(3), "due": .nothing, "done": .boolean(false), "empty": .text(""),
    ])
    for shown in [nil, Presentation(of: value)] {
      let page = try page(value, shown: shown)
      #expect(texts(page, "th") == ["status", "count", "due", "done", "empty"])
      #expect(texts(page, "td") == ["open", "3", "", "false", ""])
    }
  }

  @Test("Dictionaries that share no keys are a list, each with its own")
  func sparse() throws {
    let rows = (0..<200).map { Value.dictionary(OrderedDictionary([("key \($0)", .integer(Int64($0)))])) }
    let page = try page(list(rows))
    #expect(page.all.filter { $0.name == "td" }.count == 200)
    #expect(page.all.filter { $0.name == "li" }.count == 200)
  }

  @Test("A picture is what its content says, and small enough; everything else has a symbol")
  func pictures() throws {
    let large = ResultPageTests.png + [UInt8](repeating: 0, count: PagePictures.largest)
    let contents: [(content: [UInt8], type: String?)] = [
      (ResultPageTests.png, "image/png"), ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"), (Array("GIF89a".utf8), "image/gif"),
      (Array("RIFF0000WEBPVP8 ".utf8), "image/webp"), (Array("<svg/>".utf8), nil), (Array("<html>".utf8), nil),
      ([], nil),
      (large, nil),
    ]
    for (content, type) in contents {
      let item = DisplayRepresentation("A", thumbnail: .path("/a.png"))
      let page = try page(.nothing, shown: .grid([Tile(item)]), pictures: ["/a.png": content])
      let sources = page.all.compactMap { $0.attributes["src"]?.prefix { $0 != ";" } }
      #expect(sources == (type.map { ["data:\($0)"] } ?? []))
      #expect(texts(page, "span").count == (type == nil ? 1 : 0))
    }
  }

  @Test("Pictures of bytes and of files stand in the page")
  func files() throws {
    let file = File(.data(ResultPageTests.png), name: "a.png", type: ContentType("image/png"))
    let read: @Sendable (Thumbnail) -> [UInt8]? = { thumbnail in
      guard case .data(let file) = thumbnail, case .data(let bytes) = file.content else { return nil }
      return bytes
    }
    let page = ResultPage("A", locale: "C", pictures: PagePictures(read: read))
    for value in [Value.image(file), .file(file), list([.image(file)])] {
      let read = try ReadPage(page.bytes(of: value, without: Mask()))
      #expect(read.all.filter { $0.name == "img" }.map { $0.attributes["alt"] } == ["a.png"])
      #expect(read.root.children.first?.attributes["lang"] == "en")
    }
  }

  @Test("All pictures together are bounded")
  func bounded() throws {
    let items = (0..<100).map { DisplayRepresentation("\($0)", thumbnail: .path("/a.png")) }
    let reads = Mutex(0)
    let pictures = PagePictures(atMost: 50 * ResultPageTests.png.count + 5) { _ in
      reads.withLock { $0 += 1 }
      return ResultPageTests.png
    }
    let bytes = ResultPage("A", locale: "C", pictures: pictures).bytes(
      of: .nothing, shown: .grid(items.map { Tile($0) }), without: Mask())
    #expect(try ReadPage(bytes).all.filter { $0.name == "img" }.count == 50)
    // The one for which there was no room, and none behind it.
    #expect(reads.withLock { $0 } == 51)
  }

  @Test("No secret is in it, and pictures are whole all the same")
  func secrets() throws {
    let item = DisplayRepresentation("hunter2 and iVBO", subtitle: "a <hunter&>", thumbnail: .path("/a.png"))
    let page = try page(
      .nothing, shown: .grid([Tile(item)]), title: "hunter2", secrets: ["hunter2", "iVBO", "<hunter&>"],
      pictures: ["/a.png": ResultPageTests.png])
    #expect(texts(page, "p", "name") == ["*** and ***"])
    #expect(texts(page, "p", "subtitle") == ["a ***"])
    #expect(texts(page, "title") == ["***"])
    #expect(page.all.compactMap { $0.attributes["src"] } == ["data:image/png;base64,iVBORw0KGgoBAgM="])
  }

  @Test(
    "names its language",
    arguments: [("de_DE.UTF-8", "de-DE"), ("C", "en"), ("POSIX", "en"), ("zh_Hant_TW", "zh-Hant-TW")])
  func language(locale: String, name: String) throws {
    #expect(try page(.nothing, locale: locale).root.children.first?.attributes["lang"] == name)
  }
}
