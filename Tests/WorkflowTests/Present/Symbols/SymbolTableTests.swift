import Testing

@testable import Workflow

@Suite("The table of symbols")
struct SymbolTableTests {
  @Test("It knows the names that people use, and no others twice")
  func names() {
    let names = SymbolTable.names
    #expect(names.count >= 400)
    #expect(Set(names).count == names.count)
  }

  @Test("Each theme is in the order that the search relies on")
  func order() {
    for theme in SymbolTable.themes {
      #expect(theme.map(\.name) == theme.map(\.name).sorted())
    }
  }

  @Test("Every name is found")
  func found() {
    for symbol in SymbolTable.themes.joined() { #expect(SymbolTable.symbol(named: symbol.name) == symbol) }
  }

  @Test(
    "The names that the documents speak of are there",
    arguments: [
      "car", "circle", "doc", "film", "folder", "gear", "house", "ladybug", "magnifyingglass", "paintpalette", "person",
      "star", "text.book.closed",
    ])
  func named(name: String) {
    #expect(SymbolTable.symbol(named: name)?.name == name)
  }

  @Test(
    "A variant shows the picture it is a variant of",
    arguments: [("star.fill", "star"), ("bell.circle.fill", "bell"), ("circle.fill", "circle"), ("tag.square", "tag")])
  func variant(name: String, shown: String) {
    #expect(SymbolTable.symbol(named: name)?.name == shown)
  }

  @Test("A name of its own wins over the picture it could be a variant of")
  func ownName() {
    #expect(SymbolTable.symbol(named: "heart.circle")?.name == "heart.circle")
  }

  @Test("An unknown name is none", arguments: ["", ".", "fill", ".fill", "Star", "star.", "star.fil", "zzz.circle"])
  func unknown(name: String) {
    #expect(SymbolTable.symbol(named: name) == nil)
  }

  /// Emoji of one scalar are wide by themselves; others are made wide by the selector behind them.
  @Test("Every emoji is one character, shown two columns wide")
  func emoji() throws {
    for symbol in SymbolTable.themes.joined() {
      let scalars = Array(symbol.emoji.unicodeScalars)
      let first = try #require(scalars.first)
      #expect(symbol.emoji.count == 1, "\(symbol.name)")
      #expect(first.properties.isEmoji, "\(symbol.name)")
      let isWide = scalars.count == 1 ? first.properties.isEmojiPresentation : scalars.dropFirst().first == "\u{FE0F}"
      #expect(isWide, "\(symbol.name)")
    }
  }

  @Test("Every fallback is one to three printable ASCII characters")
  func ascii() {
    for symbol in SymbolTable.themes.joined() {
      #expect((1...3).contains(symbol.ascii.utf8.count), "\(symbol.name)")
      #expect(symbol.ascii.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(symbol.name)")
      #expect(symbol.ascii != String(repeating: " ", count: symbol.ascii.count), "\(symbol.name)")
    }
  }
}
